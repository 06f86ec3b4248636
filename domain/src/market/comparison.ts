import type { AudienceEstimate } from "../audience/figures/audience-estimate.js";
import { parseListenerRange, rangeMidpoint, type ListenerRange } from "../audience/range/listener-range.js";

/** How a show's listeners compare with a category's average. */
export type ListenerComparison = "above" | "below" | "on-par" | "unknown";

/**
 * Ratios to the average: at or above the first, a show is above average; at or below the second, it is below average (product
 * specification, section 9).
 */
export const ABOVE_AVERAGE = 1.1;
export const BELOW_AVERAGE = 0.9;

/** Compares the middles of the ranges; for "N+", N counts. "unknown" if either range is unknown or the average is zero. */
export function compareListeners(self: ListenerRange, base: ListenerRange): ListenerComparison {
  const own = rangeMidpoint(self);
  const average = rangeMidpoint(base);
  if (own === undefined || average === undefined || average <= 0) return "unknown";
  const ratio = own / average;
  if (ratio >= ABOVE_AVERAGE) return "above";
  return ratio <= BELOW_AVERAGE ? "below" : "on-par";
}

/** A show to compare with a category. `estimate` is absent until the show's own page has been loaded. */
export type MarketShow = {
  readonly listener_range: string;
  readonly estimate?:
    (Pick<AudienceEstimate, "basis" | "evidence"> & Partial<Pick<AudienceEstimate, "atLeast">>) | null;
};

/** How a show compares with a category's average. "unknown" if its range is a lower bound that we estimated (decision 53). */
export function marketVerdict(show: MarketShow, base: ListenerRange): ListenerComparison {
  return isLowerBound(show) ? "unknown" : compareListeners(parseListenerRange(show.listener_range), base);
}

/** The verdict in words, or a reason why there is none. */
export function marketVerdictText(show: MarketShow, base: ListenerRange): string {
  const listed = show.estimate?.evidence === "listed";
  if (!listed && !isLowerBound(show)) return comparisonLabel(marketVerdict(show, base));
  return listed ? `On the list of popular shows; ${NO_COMPARISON}` : `We${NO_COMPARISON.slice(2)}`;
}

const NO_COMPARISON = "we only know a minimum, so we can’t compare it";

function isLowerBound({ listener_range, estimate }: MarketShow): boolean {
  return parseListenerRange(listener_range).kind === "open" && estimate?.basis !== "provided";
}

const LABELS: Readonly<Record<ListenerComparison, string>> = {
  above: "Above average",
  below: "Below average",
  "on-par": "On par",
  unknown: "Not known",
};

export function comparisonLabel(comparison: ListenerComparison): string {
  return LABELS[comparison];
}
