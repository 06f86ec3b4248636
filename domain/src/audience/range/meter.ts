import type { ListenerRange } from "./listener-range.js";

/** The single scale for listeners in the product: logarithmic, 100 to 1,000,000. */
export const METER_LOW = 100;
export const METER_HIGH = 1_000_000;
const DECADES = 4;

/** 12 per decade. */
export const METER_SEGMENTS = 48;

/** The labels under the scale, with their positions from 0 (left) to 1 (right). */
export const METER_TICKS = [
  { label: "100", at: 0 },
  { label: "1K", at: 0.25 },
  { label: "10K", at: 0.5 },
  { label: "100K", at: 0.75 },
  { label: "1M", at: 1 },
] as const;

/**
 * The lit segments: `from` is the first, `to` is one past the last. `open` means that there is no upper bound, so the meter fades out to
 * the right.
 */
export type MeterSpan = { readonly from: number; readonly to: number; readonly open: boolean };

/**
 * The segments that a range lights up, rounded outward to whole segments, at least one. Values beyond the scale light up the segment at
 * that end. undefined if the range is unknown.
 */
export function meterSpan(range: ListenerRange, segments: number = METER_SEGMENTS): MeterSpan | undefined {
  if (range.kind === "unknown") return undefined;
  const from = Math.min(segments - 1, Math.floor(exact(meterPosition(range.low) * segments)));
  if (range.kind === "open") return { from, to: segments, open: true };
  const to = Math.ceil(exact(meterPosition(range.high) * segments));
  return { from, to: Math.max(from + 1, to), open: false };
}

/** The position of a number of people on the scale: 0 (100 or fewer) to 1 (1,000,000 or more). */
export function meterPosition(people: number): number {
  const within = Math.min(METER_HIGH, Math.max(METER_LOW, people));
  return Math.log10(within / METER_LOW) / DECADES;
}

/** Rounds away floating-point noise in the logarithm, so that 1,000 is exactly on its tick. */
function exact(position: number): number {
  return Math.round(position * 1e9) / 1e9;
}
