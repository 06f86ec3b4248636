import { medianPodcastCount } from "../../market/category-baseline.js";
import { APPLE_CATEGORIES, TOP_CATEGORIES } from "./categories.js";
import { foldText } from "../text/fold.js";

/** Main categories are only compared with each other, and so are subcategories (product decision 39). */
export type CategoryLevel = "main" | "sub";

/** The categories of each level, by Apple's names. */
export const LEVELS: Readonly<Record<CategoryLevel, readonly string[]>> = {
  main: TOP_CATEGORIES,
  sub: APPLE_CATEGORIES.flatMap(({ sub }) => sub),
};

const LEVEL_OF = new Map<string, CategoryLevel>([
  ...LEVELS.sub.map((name) => [foldText(name), "sub"] as const),
  ...LEVELS.main.map((name) => [foldText(name), "main"] as const),
]);

/** The level of a category, ignoring case; undefined if it is not on Apple's list. */
export function categoryLevel(name: string): CategoryLevel | undefined {
  return LEVEL_OF.get(foldText(name));
}

export type CategoryCount = { readonly category: string; readonly podcasts: number };

/** Returns the median number of podcasts among the categories at the same level, or null for a category without a level. */
export type Baseline = (category: string) => number | null;

/** Computes the baselines from the number of podcasts in each category. */
export function baselineOf(counts: readonly CategoryCount[]): Baseline {
  const median = (level: CategoryLevel) =>
    medianPodcastCount(
      counts.filter(({ category }) => categoryLevel(category) === level).map(({ podcasts }) => podcasts),
    );
  const medians = { main: median("main"), sub: median("sub") };
  return (category) => {
    const level = categoryLevel(category);
    return level === undefined ? null : medians[level];
  };
}
