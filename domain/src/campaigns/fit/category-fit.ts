import { parentCategory } from "../../catalogue/codes/categories.js";
import { type FitResult, found, listedAtMost, notKnown } from "./fit-part.js";
import { areRelated, coherentHeading } from "./related-categories.js";
import { isOtherGame } from "./other-game.js";
import { IN_PASSING, namesHeading, subjectOfText, type SubjectText } from "./subject-of-text.js";

/** Another subject under the same heading: half the points of the subject itself. */
const SAME_HEADING = 0.5;
/** The same subject under another heading, such as Sports News for Football. */
const RELATED = 0.5;

/** A category that only names the product, as "software" does in "payroll software for small businesses". */
const SOLD = 0.5;
/**
 * The first thing that a brief names is its subject ("travel insurance for families"): later categories of another
 * heading get this share.
 */
const LATER = 0.75;

export type CategoryClues = {
  /** The show's own texts: most shows name no category, or only a wide one. */
  readonly texts?: SubjectText;
  /** The wanted categories that only name the product. */
  readonly sold?: readonly string[];
};

/** Whether the show is of a kind that the brief names. More categories never lower the result. */
export function categoryFit(
  wanted: readonly string[],
  categories: readonly string[],
  { texts, sold = [] }: CategoryClues = {},
): FitResult {
  const main = wanted.filter((name) => !sold.includes(name));
  const kinds = main.length === 0 ? wanted : main;
  const first = kinds.filter((name) => heading(name) === heading(kinds[0] ?? ""));
  const later = kinds.filter((name) => !first.includes(name));
  const fit = better(fitOfAny(first, categories, texts), partly(LATER, fitOfAny(later, categories, texts)));
  return main.length === 0 ? fit : better(fit, partly(SOLD, fitOfAny(sold, categories, texts)));
}

function partly(share: number, result: FitResult): FitResult {
  return result.kind === "known" ? found(share * result.share, result.finding) : result;
}

function fitOfAny(wanted: readonly string[], categories: readonly string[], texts: SubjectText | undefined): FitResult {
  if (wanted.length === 0) return notKnown("The brief names no category, such as “fitness” or “true crime”.");
  if (texts && isOtherGame(wanted, texts))
    return found(0, "The show’s texts are about the other game called football.");
  const filed = categories.length === 0 ? notKnown("The show names no category.") : fitOfCategories(wanted, categories);
  const ofTexts = texts && fitOfTextsOrHeading(wanted, texts);
  if (filed.kind === "unknown") return ofTexts ?? filed;
  return ofTexts ? better(filed, ofTexts) : filed;
}

/** The result with more points; what is unknown counts against none. */
function better(one: FitResult, other: FitResult): FitResult {
  return other.kind === "known" && other.share > (one.kind === "known" ? one.share : 0) ? other : one;
}

/** How far the texts are about the wanted categories, or about a heading above them, which counts half. */
function fitOfTextsOrHeading(wanted: readonly string[], texts: SubjectText): FitResult | undefined {
  const ofTexts = fitOfTexts(wanted, texts);
  const headings = wanted.flatMap((name) => coherentHeading(name) ?? []);
  const named = headings.find((name) => namesHeading(texts, name));
  if (named === undefined) return ofTexts;
  const near = found(
    SAME_HEADING,
    `The brief names ${listedAtMost(wanted, 3)}; the show’s texts are about ${named}, the heading above it.`,
  );
  return ofTexts ? better(ofTexts, near) : near;
}

/** undefined if the texts are too short. */
function fitOfTexts(wanted: readonly string[], texts: SubjectText): FitResult | undefined {
  const detected = wanted.flatMap((name) => {
    const subject = subjectOfText(texts, name);
    return subject ? [{ name, ...subject }] : [];
  });
  const [best] = detected.sort((a, b) => b.share - a.share);
  if (best === undefined) return undefined;
  const words = listedAtMost(best.words.map((word) => `“${word}”`));
  if (best.share > IN_PASSING) return found(best.share, `The show’s texts are about ${best.name}: ${words}.`);
  if (best.share > 0) return found(best.share, `The show’s texts name ${best.name} only in passing: ${words}.`);
  return found(0, `The brief names ${listedAtMost(wanted, 3)}; the show’s texts are about something else.`);
}

function fitOfCategories(wanted: readonly string[], categories: readonly string[]): FitResult {
  const same = wanted.filter((name) => categories.some((own) => own === name || parentCategory(own) === name));
  if (same.length > 0) return found(1, `The brief names ${listedAtMost(same)}, and so does the show.`);
  const headings = new Set(categories.map(heading));
  const near = wanted.filter((name) => headings.has(heading(name)));
  if (near.length > 0) {
    return found(
      SAME_HEADING,
      `The brief names ${listedAtMost(near)}; the show is in the neighboring ${listedAtMost(categories, 3)}.`,
    );
  }
  const related = categories.filter((own) => wanted.some((name) => isNear(name, own)));
  if (related.length > 0) {
    return found(
      RELATED,
      `The brief names ${listedAtMost(wanted, 3)}; the show is in ${listedAtMost(related, 3)}, which is related.`,
    );
  }
  return found(0, `The brief names ${listedAtMost(wanted, 3)}; the show is in ${listedAtMost(categories, 3)}.`);
}

/** A category related to a heading is also related to its subcategories. */
function isNear(wanted: string, own: string): boolean {
  return [wanted, heading(wanted)].some((name) => areRelated(name, own) || areRelated(name, heading(own)));
}

const heading = (name: string): string => parentCategory(name) ?? name;
