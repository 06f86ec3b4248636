import type { AudienceEstimate } from "@earshot/domain/audience/figures/audience-estimate";
import { compactRange } from "@earshot/domain/audience/range/compact-range";
import { isWide, listenerBand } from "@earshot/domain/audience/range/listener-band";
import {
  formatListenerRange,
  type ListenerRange,
  parseListenerRange,
} from "@earshot/domain/audience/range/listener-range";

/** A range as it is shown: "25,000–70,000" with an en dash, "70,001+", "N/A"; a band ("Large") for one that is too wide. */
export function rangeText(range: ListenerRange): string {
  return (isWide(range) && listenerBand(range)) || boundsText(range);
}

/** "Large or more", for a show that is in a list of popular shows and has no figure; undefined for others. */
export function leastText(
  estimate: { readonly atLeast?: AudienceEstimate["atLeast"] | undefined } | null | undefined,
): string | undefined {
  return estimate?.atLeast ? `${estimate.atLeast} or more` : undefined;
}

export type ShownListeners = {
  readonly listener_range: string;
  readonly listenersAtLeast?: AudienceEstimate["atLeast"] | undefined;
};

/** The listeners of a show in a few words: its range, "Large or more" by a list of popular shows, or "N/A". */
export function listenersText(show: ShownListeners): string {
  const range = parseListenerRange(show.listener_range);
  return (range.kind === "unknown" && leastText({ atLeast: show.listenersAtLeast })) || rangeText(range);
}

/** The bounds of a range, even if it is too wide to be shown as numbers elsewhere. */
export function boundsText(range: ListenerRange): string {
  return formatListenerRange(range).replace("-", "–");
}

/** Like rangeText, with compact numbers ("2M–7M") for a column of a table. */
export function shortRangeText(range: ListenerRange): string {
  return (isWide(range) && listenerBand(range)) || compactRange(range);
}
