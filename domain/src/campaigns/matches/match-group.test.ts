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

it("is about a subject only with enough points for it", () => {
  const categories = ["Science"];
  // The first words decide what a brief is about; a later category that shares no words is not enough.
  const brief = "Naturkosmetik und Hautpflege, und ein wenig Umwelt";
  const description =
    "Neues aus Wissenschaft, Medizin, Bildung und anderem, jeden Tag frisch aus der Redaktion, mit Natur.";
  expect(group(brief, { title: "Impuls", description, categories })).toBe("mentions");
});

it("takes a show for the brief's people, whatever it is about", () => {
  const fit = adFit(adBrief("Hörgeräte für Rentner"), { ...SHOW, title: "Ruhestand" });
  expect([groupOf(fit), groupOf(fit, true)]).toEqual(["mentions", "fits"]);
});
