import { likelyListeners } from "../audience/range/listener-band.js";
import type { ListenerRange } from "../audience/range/listener-range.js";

/**
 * How one range compares with another. Ranges with a number in common count as "overlaps", even if the middle of one is twice that of the
 * other.
 */
export type RangeRelation =
  | { readonly kind: "larger" | "smaller"; /** The ratio of the middles; above 1. */ readonly times: number }
  | { readonly kind: "overlaps" }
  | { readonly kind: "unknown" };

/** Compares `other` with `reference` by their middles on a logarithmic scale. "N+" has no upper bound, so N is used. */
export function relateRanges(reference: ListenerRange, other: ListenerRange): RangeRelation {
  const a = likelyListeners(reference);
  const b = likelyListeners(other);
  if (reference.kind === "unknown" || other.kind === "unknown" || a === undefined || b === undefined) {
    return { kind: "unknown" };
  }
  if (other.low > upper(reference)) return { kind: "larger", times: b / Math.max(1, a) };
  if (reference.low > upper(other)) return { kind: "smaller", times: a / Math.max(1, b) };
  return { kind: "overlaps" };
}

function upper(range: Exclude<ListenerRange, { kind: "unknown" }>): number {
  return range.kind === "open" ? Infinity : range.high;
}

/** The relation in words, shown next to a figure: "about 3 times as many", "about a third as many", "ranges overlap"; "" if unknown. */
export function relationInWords(relation: RangeRelation): string {
  if (relation.kind === "unknown") return "";
  if (relation.kind === "overlaps") return "ranges overlap";
  const times = relation.times;
  if (relation.kind === "larger") return times < 1.75 ? "somewhat more" : `about ${rounded(times)} times as many`;
  if (times < 1.75) return "somewhat fewer";
  const part = FRACTIONS[Math.round(times)];
  return `about ${times < 5.5 && part !== undefined ? part : `1/${rounded(times)}`} as many`;
}

const FRACTIONS: Readonly<Record<number, string>> = { 2: "half", 3: "a third", 4: "a quarter", 5: "a fifth" };

/** Rounds to one significant digit from ten up, because ranges are not more precise. */
function rounded(times: number): string {
  const unit = 10 ** Math.floor(Math.log10(times));
  return String(Math.round(times / unit) * unit);
}
