/** Minimum shows with known categories for a judgment. */
const ENOUGH_SHOWS = 8;
/** Below this many shows of one category, its share is chance. */
const LEAST = 3;
/** When one category has more than this share of all, a word's shows cannot be told from the others. */
const ONE_FOR_ALL = 0.5;
/** Nats. Judged on 80 words of real shows: "wine" and "climate" are just above, "academy" and "million" below. */
const TOPICAL = 0.42;

/** How many shows have each category. A show counts for each of its categories. */
export type CategoryCounts = ReadonlyMap<string, number>;

/**
 * Whether a word names a topic: its shows are in one category far more often than shows are in general. The measure is the largest
 * single term of the relative entropy, p ln (p / q), of the word's categories (p) to those of all shows (q). undefined: there are
 * too few shows to tell. `shows`: how many of the word's shows have a category.
 */
export function isTopicalWord(word: CategoryCounts, shows: number, all: CategoryCounts): boolean | undefined {
  if (shows < ENOUGH_SHOWS) return undefined;
  const [ofWord, ofAll] = [sum(word), sum(all)];
  if (Math.max(...all.values()) > ofAll * ONE_FOR_ALL) return undefined;
  for (const [category, count] of word) {
    const [share, usual] = [count / ofWord, (all.get(category) ?? count) / ofAll];
    if (count >= LEAST && share * Math.log(share / usual) >= TOPICAL) return true;
  }
  return false;
}

function sum(counts: CategoryCounts): number {
  let total = 0;
  for (const count of counts.values()) total += count;
  return total;
}
