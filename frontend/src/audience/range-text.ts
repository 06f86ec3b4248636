import { formatListenerRange, type ListenerRange } from "@earshot/domain/audience/listener-range";

/** A range as it is shown: "25,000–70,000" with an en dash, "70,001+", "N/A". */
export function rangeText(range: ListenerRange): string {
  return formatListenerRange(range).replace("-", "–");
}
