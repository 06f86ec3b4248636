import type { AudienceEstimate } from "@earshot/domain/audience/figures/audience-estimate";
import { compactRange } from "@earshot/domain/audience/range/compact-range";
import { isWide, listenerBand, orMore } from "@earshot/domain/audience/range/listener-band";
import {
  formatListenerRange,
  type ListenerRange,
  parseListenerRange,
} from "@earshot/domain/audience/range/listener-range";

/** The text of a range: "25,000–70,000" with an en dash, "70,001+", "N/A"; a band ("Large") if it is too wide. */
export function rangeText(range: ListenerRange): string {
  return (isWide(range) && listenerBand(range)) || boundsText(range);
}

/** "Large or more" for a show without a figure that is in a list of popular shows; undefined for others. */
export function leastText(
  estimate: { readonly atLeast?: AudienceEstimate["atLeast"] | undefined } | null | undefined,
): string | undefined {
  return estimate?.atLeast ? orMore(estimate.atLeast) : undefined;
}

export type ShownListeners = {
  readonly listener_range: string;
  readonly listenersAtLeast?: AudienceEstimate["atLeast"] | undefined;
};

/** What is known about a show's listeners. `range` is "unknown" unless `kind` is "range". */
export type KnownListeners =
  | { readonly kind: "range" | "least"; readonly range: ListenerRange; readonly text: string }
  | { readonly kind: "unknown"; readonly range: ListenerRange; readonly text: undefined };

/** Decides what is shown about a show's listeners: its range, only "Large or more" by a list of popular shows, or nothing. */
export function knownListeners(show: ShownListeners): KnownListeners {
  const range = parseListenerRange(show.listener_range);
  if (range.kind !== "unknown") return { kind: "range", range, text: rangeText(range) };
  const least = leastText({ atLeast: show.listenersAtLeast });
  return least === undefined ? { kind: "unknown", range, text: least } : { kind: "least", range, text: least };
}

/** The listeners of a show in a few words: its range, "Large or more" by a list of popular shows, or `unknown`. */
export function listenersText(show: ShownListeners, unknown = "N/A"): string {
  return knownListeners(show).text ?? unknown;
}

/** The bounds of a range, even if it is so wide that other places show its band. */
export function boundsText(range: ListenerRange): string {
  return formatListenerRange(range).replace("-", "–");
}

/** Like rangeText, but with compact numbers ("2M–7M") for table columns. */
export function shortRangeText(range: ListenerRange): string {
  return (isWide(range) && listenerBand(range)) || compactRange(range);
}
