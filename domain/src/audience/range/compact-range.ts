import { compactCount } from "../../shared/text/format-count.js";
import { formatListenerRange, type ListenerRange } from "./listener-range.js";

/**
 * A range for tight spaces: "2M–7M", "700K–5M", "70K+", "N/A". Bounds that round to the same text are written out in
 * full, because "10K–10K" would hide the range.
 */
export function compactRange(range: ListenerRange): string {
  if (range.kind === "unknown") return formatListenerRange(range);
  const low = shortCount(range.low);
  if (range.kind === "open") return `${low}+`;
  const high = shortCount(range.high);
  return low === high ? formatListenerRange(range).replace("-", "–") : `${low}–${high}`;
}

/** Thousands as "K", as on the meter's scale. */
function shortCount(people: number): string {
  return compactCount(people).replace("k", "K");
}
