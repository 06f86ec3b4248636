import { parentCategory, TOP_CATEGORIES } from "./categories.js";

const TOPS: ReadonlySet<string> = new Set(TOP_CATEGORIES);

/** The top-level category of a show's first category that has one; undefined if none does. */
export function topCategory(categories: readonly string[]): string | undefined {
  for (const name of categories) {
    const top = TOPS.has(name) ? name : parentCategory(name);
    if (top !== undefined) return top;
  }
  return undefined;
}
