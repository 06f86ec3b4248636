import { type ListenerRange, rangeMidpoint } from "../audience/range/listener-range.js";

/**
 * How one range compares with another. Ranges that share a number compare as "overlaps", even if the middle of one is twice that
 * of the other.
 */
export type RangeRelation =
  | { readonly kind: "larger" | "smaller"; /** How many times, by the middles; over 1. */ readonly times: number }
  | { readonly kind: "overlaps" }
  | { readonly kind: "unknown" };

/** Compares `other` with `reference`; "N+" has no upper bound and is compared by N. */
export function relateRanges(reference: ListenerRange, other: ListenerRange): RangeRelation {
  const a = rangeMidpoint(reference);
  const b = rangeMidpoint(other);
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

/**
 * The relation in words, for display beside a figure: "about 3 times as many", "about a third as many", "ranges overlap"; "" when
 * unknown.
 */
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

/** One significant digit from ten on: ranges are not more precise. */
function rounded(times: number): string {
  const unit = 10 ** Math.floor(Math.log10(times));
  return String(Math.round(times / unit) * unit);
}
