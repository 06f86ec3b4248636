import { APPLE_CATEGORIES, appleCategories, parentCategory } from "../../catalogue/codes/categories.js";
import { foldWords } from "../../catalogue/text/fold.js";
import { type FitResult, found, listedAtMost, notKnown } from "./fit-part.js";
import { areRelated } from "./related-categories.js";

/** Another subject under the same heading: half the points of the subject itself. */
const SAME_HEADING = 0.5;
/** The same subject under another heading, such as Sports News for Football. */
const RELATED = 0.5;
/** No category name is longer than this many words ("Education for Kids"). */
const LONGEST_NAME = 3;
const MOST_WORDS = 400;

/** The words of a name, without those that people leave out. */
const nameWords = (text: string): string[] =>
  foldWords(text.replace(/&/g, " ")).filter((word) => word !== "and" && word !== "for");

/** Names of several words; single words are looked up one by one, with their other names. */
const LONG_NAMES = new Map(
  APPLE_CATEGORIES.flatMap(({ name, sub }) => [name, ...sub])
    .map((name) => [nameWords(name).join(" "), name] as const)
    .filter(([words]) => words.includes(" ")),
);

/** The categories that a brief names ("fitness", "true crime"), in the order of naming. Longer names win over their parts. */
export function briefCategories(text: string): string[] {
  const words = nameWords(text).slice(0, MOST_WORDS);
  const names: string[] = [];
  for (let at = 0; at < words.length;) {
    const long = longestName(words, at);
    names.push(...(long ? [long.name] : appleCategories([words[at] ?? ""])));
    at += long?.length ?? 1;
  }
  return [...new Set(names)];
}

function longestName(words: readonly string[], at: number): { name: string; length: number } | undefined {
  for (let length = LONGEST_NAME; length > 1; length -= 1) {
    const name = LONG_NAMES.get(words.slice(at, at + length).join(" "));
    if (name !== undefined) return { name, length };
  }
  return undefined;
}

/** Whether the show is of a kind that the brief names. Never falls when the show has more categories. */
export function categoryFit(brief: string, categories: readonly string[]): FitResult {
  const wanted = briefCategories(brief);
  if (wanted.length === 0) return notKnown("The brief names no category, such as “fitness” or “true crime”.");
  if (categories.length === 0) return notKnown("The show names no category.");
  const same = wanted.filter((name) => categories.some((own) => own === name || parentCategory(own) === name));
  if (same.length > 0) return found(1, `The brief names ${listedAtMost(same)}, and so does the show.`);
  const headings = new Set(categories.map(heading));
  const near = wanted.filter((name) => headings.has(heading(name)));
  if (near.length > 0) {
    return found(
      SAME_HEADING,
      `The brief names ${listedAtMost(near)}; the show is next to it, in ${listedAtMost(categories, 3)}.`,
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
