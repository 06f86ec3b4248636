import { parseListenerRange, UNKNOWN_RANGE, type ListenerRange } from "../audience/range/listener-range.js";
import { isEnoughToCompare } from "./category-distribution.js";

/** Facts about a category (product specification, section 3). */
export type CategoryStat = {
  readonly category: string;
  /** The average listeners of the category's shows as text, e.g. "1,000-5,000"; "N/A" if unknown. */
  readonly listener_range: string;
  readonly podcast_count: number;
  /** The median podcast count of the categories at the same level, the baseline of the competition badge; null if there is none. */
  readonly medianPodcastCount: number | null;
  /** The number of shows in the average, which are those with an estimate. Absent if the source does not say. */
  readonly estimated?: number;
};

/** The average to compare a show with; unknown if too few shows have an estimate. */
export function categoryAverage(stat: Pick<CategoryStat, "listener_range" | "estimated"> | undefined): ListenerRange {
  return stat === undefined || isTooFew(stat) ? UNKNOWN_RANGE : parseListenerRange(stat.listener_range);
}

/** Explains why a category has no average. */
export function noAverageReason({ estimated }: Pick<CategoryStat, "estimated">): string {
  if (estimated === undefined || estimated === 0) return "No show in this category has an estimate";
  const shows = estimated === 1 ? "Only 1 show in this category has" : `Only ${estimated} shows in this category have`;
  return `${shows} an estimate, too few for an average`;
}

function isTooFew({ estimated }: Pick<CategoryStat, "estimated">): boolean {
  return estimated !== undefined && !isEnoughToCompare({ estimated });
}
