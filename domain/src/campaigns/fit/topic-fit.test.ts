import fc from "fast-check";
import { adBrief } from "./ad-brief.js";
import { type ShowText, topicFit, topicWords } from "./topic-fit.js";

const show = (title: string | undefined, description: string | undefined, categories: string[] = []): ShowText => ({
  title,
  description,
  categories,
});
const share = (brief: string, text: ShowText) => {
  const result = topicFit(brief, text);
  return result.kind === "known" ? result.share : undefined;
};

describe("topicWords", () => {
  it("leaves out words of every brief, numbers and repetitions", () => {
    expect(topicWords("We want to promote our running app to 5000 runners who love running!")).toEqual([
      "running",
      "runners",
    ]);
  });

  it("leaves out the verbs of a brief about its client", () => {
    expect(topicWords("A coffee brand wants to reach commuters, sells beans and launches a tea")).toEqual([
      ...["coffee", "commuters", "beans", "tea"],
    ]);
  });

  it("keeps a phrase for a category together if its words alone have no meaning", () => {
    expect(topicWords("Payroll for small businesses, a trail and home renovation")).toEqual([
      ...["payroll", "small businesses", "trail", "home", "renovation"],
    ]);
    expect(share("payroll for small businesses", show("The Small Business Hour", "x"))).toBe(1);
    expect(share("payroll for small businesses", show("The Small Hour", "Show business"))).toBe(0);
  });

  it("counts a plural as its singular, but leaves short words and double s alone", () => {
    expect(topicWords("shoe shoes gas fitness")).toEqual(["shoe", "gas", "fitness"]);
  });

  it("leaves out stop words of other languages", () => {
    expect(topicWords("Für die Gartenarbeit und das Kochen")).toEqual(["gartenarbeit", "kochen"]);
  });

  it.each([
    ["Wir suchen Hörer für die Gartenarbeit. Ziel: neue Kunden, Etat rund 5.000 Euro", ["gartenarbeit"]],
    ["Objectif : plus de ventes auprès des auditeurs, environ 20 000 dollars", ["aupres", "dollars"]],
    ["Buscamos oyentes para una campaña de jardinería; presupuesto de unos 6.000 euros", ["jardineria"]],
  ])("leaves out words of every brief: %p", (text, words) => {
    expect(topicWords(text)).toEqual(words);
  });

  it.each(["", "  ", "we offer the best to all of you", "100 200", "🎧🎧"])("finds none in %p", (text) => {
    expect(topicWords(text)).toEqual([]);
  });
});

describe("topicFit", () => {
  it("weighs a word in the title twice", () => {
    // 2 for "marathon", 1 for "coaching". With four words in all, 4 would be full.
    const result = topicFit("marathon coaching nutrition shoes", show("The Marathon Hour", "Coaching every Monday."));
    expect(result).toEqual({
      kind: "known",
      share: 0.75,
      finding: "2 of 4 topic words: “marathon” in the title, “coaching” in the description.",
    });
  });

  it("needs no more than six words, however long the brief", () => {
    const words = "alpha beta gamma delta epsilon zeta eta theta iota kappa";
    expect(share(words, show("x", "alpha beta gamma"))).toBe(0.5);
    expect(share(words, show("x", "alpha beta gamma delta epsilon zeta"))).toBe(1);
  });

  it("counts a word of the show once, for the same word of the brief, not for its synonym too", () => {
    // 2 of 4 for "runners". It does not help that "running" has "runner" as a synonym.
    const brief = "running runners trails shoes";
    expect(share(brief, show("Film Runner", "Film stars talk."))).toBe(0.5);
    expect(share("running trails shoes miles", show("Film Runner", "Film stars talk."))).toBe(0.25);
    expect(share(brief, show("Running for runners", "x"))).toBe(1);
  });

  it("finds words in categories and skips mark-up", () => {
    expect(share("gardening", show("x", "y", ["Gardening"]))).toBe(1);
    expect(share("href", show("x", '<a href="https://example.org">site</a>'))).toBe(0);
  });

  it("a synonym of a topic counts half, and is named", () => {
    expect(topicFit("football boots", show("Final Whistle", "Results and tables from the soccer leagues."))).toEqual({
      kind: "known",
      share: 0.25,
      finding: "1 of 2 topic words: “soccer” (close to “football”) in the description.",
    });
    expect(share("football", show("The Soccer Hour", "Goals"))).toBe(1);
    expect(share("crypto", show("x", "All about the block chain and money"))).toBe(0);
    expect(share("infosec", show("x", "News on cyber security"))).toBe(0.5);
    // The word itself counts more than a synonym, wherever they are.
    expect(share("football nutrition sleep running", show("Soccer", "Football"))).toBe(0.25);
  });

  it("uses the synonyms of the category that a word names", () => {
    // 1 of 2: "tourisme" in the title is twice a half.
    expect(topicFit("assurance voyages", show("Tourisme en Loire", "Chaque mois"))).toMatchObject({
      share: 0.5,
      finding: "1 of 2 topic words: “tourisme” (close to “voyages”) in the title.",
    });
    expect(share("recipes cameras", show("x", "La cocina de mi abuela"))).toBe(0.25);
  });

  it("matches a product by words of its category's shows, unless the heading is wide", () => {
    const of = (text: string, about: ShowText) => {
      const { topics, subjects = [] } = adBrief(text);
      return topicFit(topics, about, subjects);
    };
    expect(of("A plumber", show("Home Improvement", "Every week"))).toMatchObject({
      share: 1,
      finding: "1 of 1 topic words: “home improvement” (close to “plumber”) in the title.",
    });
    expect(of("Hearing aids", show("Wellness", "Every week"))).toMatchObject({ share: 0 });
  });

  it("counts the names of languages fully for a brief that teaches them", () => {
    const { topics, subjects = [] } = adBrief("Our app teaches Italian to hikers.");
    const share = (teaches: boolean) => {
      const result = topicFit(topics, show("Learn Italian", "Every week"), subjects, () => true, teaches);
      return result.kind === "known" ? result.share : 0;
    };
    expect(share(true)).toBeGreaterThan(share(false));
  });

  it("takes no contraction for a topic", () => {
    expect(topicWords("We'd like, we’ve seen, it's ours and they'll surf")).toEqual(["seen", "ours", "surf"]);
  });

  it("prefers the words of a phrase that belong to the category", () => {
    const { topics, subjects = [] } = adBrief("Life insurance");
    const of = (title: string) => topicFit(topics, show(title, "Every week"), subjects);
    expect(of("Insurance Talk")).toMatchObject({ share: 1 });
    expect(of("Life Stories")).toMatchObject({ share: expect.closeTo(0.6 / 1.3) });
  });

  it("counts what the brief names first twice as much as a product under another heading", () => {
    const { topics, subjects = [] } = adBrief("A plumber for landlords");
    const of = (title: string) => topicFit(topics, show(title, "Every week"), subjects);
    expect(of("Plumber")).toMatchObject({ share: 1 });
    expect(of("Landlords")).toMatchObject({ share: expect.closeTo(2 / 3) });
  });

  it("finds a word in the singular or the plural", () => {
    expect(share("small businesses", show("x", "For every small business"))).toBe(1);
    expect(share("bakery", show("x", "How bakeries work"))).toBe(1);
  });

  it("reports that no word occurs", () => {
    expect(topicFit("sailing boats", show("Cooking", "Recipes"))).toMatchObject({
      share: 0,
      finding: "None of the brief’s 2 topic words occurs in the show’s texts.",
    });
    expect(topicFit("sailing", show("Cooking", "Recipes"))).toMatchObject({
      finding: "The brief’s one topic word doesn’t appear in the show’s texts.",
    });
  });

  it("is unknown without enough text, unless a title matches", () => {
    expect(topicFit("", show("a", "b")).kind).toBe("unknown");
    expect(topicFit("sailing", show(undefined, undefined)).kind).toBe("unknown");
    expect(topicFit("sailing", show("Cooking", undefined)).kind).toBe("unknown");
    expect(share("sailing", show("Sailing", undefined))).toBe(1);
    expect(topicFit("ランニングシューズ", show("走る", "走る")).kind).toBe("unknown");
  });

  it("never falls when the show says more", () => {
    const words = fc.array(fc.constantFrom("sailing", "cooking", "food", "garden", "gardening", "chess"));
    fc.assert(
      fc.property(words, words, words, (brief, said, more) => {
        const less = share(brief.join(" "), show("Some title", said.join(" ")));
        const longer = share(brief.join(" "), show("Some title", [...said, ...more].join(" ")));
        expect(longer ?? 0).toBeGreaterThanOrEqual(less ?? 0);
      }),
    );
  });

  it("stays between 0 and 1 for any text, and reads hostile ones quickly", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string(), fc.string(), (brief, title, description) => {
        const value = share(brief, show(title, description)) ?? 0;
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }),
    );
    const hostile = show("<".repeat(100_000), "<a ".repeat(100_000));
    expect(() => topicFit("word ".repeat(100_000), hostile)).toTakeLessThan(500);
  });
});
