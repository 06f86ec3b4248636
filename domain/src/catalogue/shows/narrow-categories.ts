import { TOP_CATEGORIES } from "../codes/categories.js";
import { foldText } from "../text/fold.js";

/**
 * Main categories whose shows are much alike: an advertiser would accept 65 to 90 percent of the neighbors in size as substitutes (10 or 20
 * judged pairs of real shows each). Of the others it is at most 60 percent: "Business" and "News" 60, "Technology" 45, "Arts" 20.
 */
const ALIKE = ["Fiction", "Health & Fitness", "History", "Religion & Spirituality", "Sports", "True Crime"];

const BROAD = new Set(TOP_CATEGORIES.filter((name) => !ALIKE.includes(name)).map(foldText));
const MAIN = new Set(TOP_CATEGORIES.map(foldText));

/** The categories of one show that another one has too, whatever their spelling. */
export function sharedCategories(one: readonly string[], other: readonly string[]): string[] {
  const theirs = new Set(other.map(foldText));
  return one.filter((name) => theirs.has(foldText(name)));
}

/**
 * The shared categories that say what both shows are about: subcategories, and main categories that are not broad. A show that names a
 * main category after another one is mostly about something else.
 */
export function narrowCategories(one: readonly string[], other: readonly string[]): string[] {
  const isFirst = (folded: string) => [one, other].every(([first = ""]) => foldText(first) === folded);
  return sharedCategories(one, other).filter((name) => {
    const folded = foldText(name);
    return !BROAD.has(folded) && (!MAIN.has(folded) || isFirst(folded));
  });
}
