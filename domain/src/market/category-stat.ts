import { parseListenerRange, UNKNOWN_RANGE, type ListenerRange } from "../audience/range/listener-range.js";
import { isEnoughToCompare } from "./category-distribution.js";

/** The known facts about one category (product specification, section 3). */
export type CategoryStat = {
  readonly category: string;
  /** Average listeners of the category's shows as text, e.g. "1,000-5,000"; "N/A" when unknown. */
  readonly listener_range: string;
  readonly podcast_count: number;
  /** Median podcast count of the categories of the same level, the baseline of the competition badge; null when there is none. */
  readonly medianPodcastCount: number | null;
  /** The shows that the average is of: those with an estimate. Absent if the source does not say. */
  readonly estimated?: number;
};

/** The average that a show can be compared with; unknown if too few shows have an estimate for one. */
export function categoryAverage(stat: Pick<CategoryStat, "listener_range" | "estimated"> | undefined): ListenerRange {
  return stat === undefined || isTooFew(stat) ? UNKNOWN_RANGE : parseListenerRange(stat.listener_range);
}

/** Why a category has no average. */
export function noAverageReason({ estimated }: Pick<CategoryStat, "estimated">): string {
  if (estimated === undefined || estimated === 0) return "No show in this category has an estimate";
  const shows = estimated === 1 ? "Only 1 show in this category has" : `Only ${estimated} shows in this category have`;
  return `${shows} an estimate, too few for an average`;
}

function isTooFew({ estimated }: Pick<CategoryStat, "estimated">): boolean {
  return estimated !== undefined && !isEnoughToCompare({ estimated });
}
