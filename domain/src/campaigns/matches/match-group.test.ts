import { adBrief } from "../fit/ad-brief.js";
import { adFit, type FitShow } from "../fit/ad-fit.js";
import { groupOf } from "./match-group.js";

const SHOW: FitShow = {
  title: "Reisecast",
  description: "Jede Menge Berichte von Reisen in die ganze Welt, jede Woche neu.",
  categories: [],
  language: "de",
  audience: { kind: "unknown" },
  counts: "downloads per episode",
};
const group = (brief: string, show: Partial<FitShow> = {}) => groupOf(adFit(adBrief(brief), { ...SHOW, ...show }));
const TRAVEL = "Eine Versicherung für Reisen in der Ferne, und wir suchen Hörer mit Fernweh.";

it.each([
  ["a show about the subject fits", TRAVEL, {}, "fits"],
  ["one in another language is apart", TRAVEL, { language: "en" }, "other language"],
  ["an unknown language is no other one", TRAVEL, { language: undefined }, "fits"],
  [
    "a word in passing is not the subject",
    TRAVEL,
    { title: "Techno", description: "House und Techno aus Köln, gemischt von drei Freunden auf einer langen Reise." },
    "mentions",
  ],
  [
    "nor is a journey in a novel",
    TRAVEL,
    {
      title: "Kasperle auf Reisen by SIEBE, Josephine",
      description: "Ein Kasperle geht auf Reisen und findet eine Reise.",
    },
    "mentions",
  ],
  ["without a category in the brief, its words count", "Zorps und Quuxe", { title: "Quuxe" }, "fits"],
  ["and without a word in common it only mentions it", "Zorps und Quuxe", {}, "mentions"],
] as const)("%s", (_, brief, show, expected) => {
  expect(group(brief, show)).toBe(expected);
});

it.each([
  ["a show about what is near comes before other languages", "Kochmesser aus Solingen, auf Deutsch", {}, "near"],
  ["but not one in another language", "Kochmesser aus Solingen, auf Deutsch", { language: "en" }, "mentions"],
] as const)("%s", (_, brief, show, expected) => {
  expect(groupOf(adFit(adBrief(brief), { ...SHOW, ...show }), true)).toBe(expected);
});
