import type { AudienceEstimate } from "../audience/figures/audience-estimate.js";
import { parseListenerRange, rangeMidpoint, type ListenerRange } from "../audience/range/listener-range.js";

/** How a show's listeners compare with a category's average. */
export type ListenerComparison = "above" | "below" | "on-par" | "unknown";

/** Ratio to the average from which a show is above it, and up to which it is below (product specification, section 9). */
export const ABOVE_AVERAGE = 1.1;
export const BELOW_AVERAGE = 0.9;

/** Compares by the middles of the ranges, "N+" by N. Unknown when either is unknown, or when the average is zero. */
export function compareListeners(self: ListenerRange, base: ListenerRange): ListenerComparison {
  const own = rangeMidpoint(self);
  const average = rangeMidpoint(base);
  if (own === undefined || average === undefined || average <= 0) return "unknown";
  const ratio = own / average;
  if (ratio >= ABOVE_AVERAGE) return "above";
  return ratio <= BELOW_AVERAGE ? "below" : "on-par";
}

/** A show compared with a category. `estimate` is absent until the show's own page is known. */
export type MarketShow = {
  readonly listener_range: string;
  readonly estimate?:
    (Pick<AudienceEstimate, "basis" | "evidence"> & Partial<Pick<AudienceEstimate, "atLeast">>) | null;
};

/** How a show compares with a category's average; unknown where its range is a lower bound that we estimated (decision 53). */
export function marketVerdict(show: MarketShow, base: ListenerRange): ListenerComparison {
  return isLowerBound(show) ? "unknown" : compareListeners(parseListenerRange(show.listener_range), base);
}

/** The verdict in words, or why there is none. */
export function marketVerdictText(show: MarketShow, base: ListenerRange): string {
  const listed = show.estimate?.evidence === "listed";
  if (!listed && !isLowerBound(show)) return comparisonLabel(marketVerdict(show, base));
  return listed ? `In the list of popular shows; ${NO_COMPARISON}` : `A${NO_COMPARISON.slice(1)}`;
}

const NO_COMPARISON = "a lower bound can’t be compared";

function isLowerBound({ listener_range, estimate }: MarketShow): boolean {
  return parseListenerRange(listener_range).kind === "open" && estimate?.basis !== "provided";
}

const LABELS: Readonly<Record<ListenerComparison, string>> = {
  above: "Above average",
  below: "Below average",
  "on-par": "On par",
  unknown: "Not known",
};

/** The verdict in words. */
export function comparisonLabel(comparison: ListenerComparison): string {
  return LABELS[comparison];
}
