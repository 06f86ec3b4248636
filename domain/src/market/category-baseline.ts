import { UNKNOWN_RANGE, rangeFromNumbers, type ListenerRange } from "../audience/range/listener-range.js";
import { twoDigits } from "../audience/range/readable-range.js";

/** The number of a category's shows with known listeners, and the sums of their lower and upper bounds. */
export type ListenerSums = {
  readonly known: number;
  readonly low: number;
  /** "N+" adds N to the upper bound, too (product specification, section 9). */
  readonly high: number;
};

/** The average listeners of a category's shows: the means of the lower and of the upper bounds, rounded to two significant digits. */
export function averageRange({ known, low, high }: ListenerSums): ListenerRange {
  return known === 0 ? UNKNOWN_RANGE : inTwoDigits(rangeFromNumbers(low / known, high / known));
}

/** A range with bounds rounded to two significant digits, because an average is not known more precisely. */
export function inTwoDigits(range: ListenerRange): ListenerRange {
  if (range.kind === "unknown") return range;
  return rangeFromNumbers(twoDigits(range.low), range.kind === "open" ? null : twoDigits(range.high));
}

/** The median number of podcasts per category, the baseline of the competition badge; null if there are no counts. */
export function medianPodcastCount(counts: readonly number[]): number | null {
  const sorted = counts.filter((count) => Number.isFinite(count) && count >= 0).sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
