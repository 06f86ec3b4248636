import fc from "fast-check";
import { codePointLength } from "../shared/text/code-points.js";
import { draftPitch, type PitchFacts } from "./pitch.js";

const FACTS: PitchFacts = {
  title: "The Marathon Hour",
  author: "Jo Field",
  categories: ["Running", "Fitness", "Sports"],
  brief: "A watch that plans your training.",
  goal: "Brand Awareness",
  budget: "$1K–5K",
  sender: "Ada Low",
  company: "Tempo",
};

describe("draftPitch", () => {
  it("is a fixed letter around the facts", () => {
    expect(draftPitch(FACTS).text).toBe(
      [
        "Hello Jo Field,",
        "",
        "I am Ada Low from Tempo, and we would like to advertise on “The Marathon Hour”. We are looking for listeners of Running and Fitness shows.",
        "",
        "What we advertise: A watch that plans your training.",
        "",
        "Our goal is brand awareness, our budget $1K–5K. Which episodes in the coming weeks have a host-read spot open, and what does one cost?",
        "",
        "Best regards,",
        "Ada Low, Tempo",
      ].join("\n"),
    );
  });

  it("names every fact with its source", () => {
    const { used, missing, shortened } = draftPitch(FACTS);
    expect(used.map(({ label, from }) => `${label}: ${from}`)).toEqual([
      "Author: the catalogue",
      "Name: your request",
      "Company: your request",
      "Title: the catalogue",
      "Categories: the catalogue",
      "Primary goal: your request",
      "Budget range: your request",
      "What you advertise: your brief",
    ]);
    expect(missing).toEqual([]);
    expect(shortened).toBe(false);
  });

  it("leaves out unknown facts, and marks the sender's missing ones", () => {
    const { text, missing } = draftPitch({
      ...FACTS,
      author: undefined,
      categories: [],
      brief: "  ",
      goal: "Other",
      budget: "",
      sender: "",
      company: "",
    });
    expect(text).toContain("Hello,\n");
    expect(text).not.toMatch(/listeners of|estimate|goal|budget/);
    expect(text).toContain("I am [your name] from [your company], and we would like to advertise");
    expect(text).toContain("What we advertise: [what you advertise]");
    expect(missing).toEqual(["your name", "your company", "what you advertise"]);
  });

  it.each([
    [{ goal: "Sales", budget: "" }, "Our goal is sales. Which"],
    [{ goal: "", budget: "$50K+" }, "Our budget is $50K+. Which"],
    [{ goal: "", budget: "" }, "\n\nWhich"],
  ])("with %p it reads %p", (facts, words) => {
    expect(draftPitch({ ...FACTS, ...facts }).text).toContain(words);
  });

  it("shortens a long brief between words and marks it as shortened", () => {
    const { text, shortened } = draftPitch({ ...FACTS, brief: "training ".repeat(100) });
    expect(shortened).toBe(true);
    expect(text).toMatch(/training…\n\nOur goal/);
    expect(text).toMatch(/Ada Low, Tempo$/);
  });

  it("never exceeds the limit of a brief, and contains every used fact", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 900 });
    fc.assert(
      fc.property(fc.record({ title: text, author: text, brief: text, sender: text, company: text }), (own) => {
        const pitch = draftPitch({ ...FACTS, ...own });
        expect(codePointLength(pitch.text)).toBeLessThanOrEqual(800);
        for (const { label, text: words } of pitch.used) {
          if (label === "Primary goal") continue;
          expect(pitch.text).toContain(words);
        }
      }),
    );
  });
});
