import {
  UNKNOWN_RANGE,
  formatListenerRange,
  parseListenerRange,
  rangeFromNumbers,
  type ListenerRange,
} from "../audience/listener-range.js";
import { twoDigits } from "../audience/readable-range.js";
import type { CategoryStat } from "./category-stat.js";

/**
 * The average listeners of a category's shows: the mean of the lower and of the upper bounds, to two significant digits.
 * Unknown shows do not count; "N+" counts N twice (product specification, section 9). Unknown when nothing is known,
 * open when every show is open.
 */
export function averageRange(ranges: readonly ListenerRange[]): ListenerRange {
  const known = ranges.filter((range) => range.kind !== "unknown");
  if (known.length === 0) return UNKNOWN_RANGE;
  const low = twoDigits(mean(known.map((range) => range.low)));
  if (known.every((range) => range.kind === "open")) return rangeFromNumbers(low, null);
  return rangeFromNumbers(low, twoDigits(mean(known.map((range) => (range.kind === "open" ? range.low : range.high)))));
}

/** The median podcast count of categories, the baseline of the competition badge; null when there are none. */
export function medianPodcastCount(counts: readonly number[]): number | null {
  const sorted = counts.filter((count) => Number.isFinite(count) && count >= 0).sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

/** What a source says of categories, with the median of those counts as baseline and the range in our own spelling. */
export function withBaseline(stats: readonly Omit<CategoryStat, "medianPodcastCount">[]): readonly CategoryStat[] {
  const median = medianPodcastCount(stats.map((stat) => stat.podcast_count));
  return stats.map((stat) => ({
    ...stat,
    listener_range: formatListenerRange(parseListenerRange(stat.listener_range)),
    medianPodcastCount: median,
  }));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value / values.length, 0);
}
