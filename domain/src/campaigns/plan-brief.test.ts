import { codePointLength } from "../shared/text/code-points.js";
import { isPlanBrief, planBrief } from "./plan-brief.js";

const show = (title: string) => ({ title, spots: 4, cost: "$44,781.80" });
const summary = "2 shows for $89,563.60 of $100,000 reach about 1,066,951 different people.";

test("names the plan's shows, then the user's brief", () => {
  const text = planBrief({ summary, shows: [show("Worn Well"), show("")] }, " Running shoes. ");
  expect(text.split("\n")).toEqual([
    `Campaign plan: ${summary}`,
    "- Worn Well: 4 spots, $44,781.80",
    "- Untitled: 4 spots, $44,781.80",
    "",
    "Running shoes.",
  ]);
  expect([isPlanBrief(text), isPlanBrief("Hello Ada,")]).toEqual([true, false]);
  expect(planBrief({ summary, shows: [] }, " ")).toBe(`Campaign plan: ${summary}`);
});

test("a long plan counts its last shows and leaves room for the brief", () => {
  const shows = Array.from({ length: 40 }, (_, at) => show(`Show ${at} ${"é😀".repeat(50)}`));
  const text = planBrief({ summary, shows }, "Running shoes. ".repeat(60));
  expect(codePointLength(text)).toBeLessThanOrEqual(800);
  expect(codePointLength(text)).toBeGreaterThan(750);
  const [plan = "", brief = ""] = text.split("\n\n");
  const lines = plan.split("\n");
  expect(lines[1]).toMatch(/^- Show 0 .*…: 4 spots, \$44,781\.80$/u);
  expect(lines.at(-1)).toBe(`- and ${40 - (lines.length - 2)} more shows`);
  expect(lines.length).toBeGreaterThan(4);
  expect(brief).toMatch(/^Running shoes\. .*…$/);
  expect(codePointLength(brief)).toBeGreaterThan(290);
});

test("a short brief leaves the room to the plan", () => {
  const shows = Array.from({ length: 40 }, (_, at) => show(`Show ${at}`));
  const text = planBrief({ summary, shows }, "Shoes.");
  expect(text.endsWith("\n\nShoes.")).toBe(true);
  expect(codePointLength(text)).toBeGreaterThan(750);
});
