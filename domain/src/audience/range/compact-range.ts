import { compactCount } from "../../shared/text/format-count.js";
import { formatListenerRange, type ListenerRange } from "./listener-range.js";

/**
 * A range for tight spaces: "2M–7M", "700K–5M", "70K+", "N/A". Bounds that would round to the same text are written in full, because
 * "10K–10K" would hide the range.
 */
export function compactRange(range: ListenerRange): string {
  if (range.kind === "unknown") return formatListenerRange(range);
  const low = shortCount(range.low);
  if (range.kind === "open") return `${low}+`;
  const high = shortCount(range.high);
  return low === high ? formatListenerRange(range).replace("-", "–") : `${low}–${high}`;
}

/** Uses "K" for thousands, like the meter's scale. */
function shortCount(people: number): string {
  return compactCount(people).replace("k", "K");
}
