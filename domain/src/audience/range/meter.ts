import type { ListenerRange } from "./listener-range.js";

/** The one scale for listeners across the product: logarithmic, 100 to 1,000,000. */
export const METER_LOW = 100;
export const METER_HIGH = 1_000_000;
const DECADES = 4;

/** 12 per decade. */
export const METER_SEGMENTS = 48;

/** The labels under the scale, with their place from 0 (left) to 1 (right). */
export const METER_TICKS = [
  { label: "100", at: 0 },
  { label: "1K", at: 0.25 },
  { label: "10K", at: 0.5 },
  { label: "100K", at: 0.75 },
  { label: "1M", at: 1 },
] as const;

/** Lit segments: `from` is the first, `to` the one after the last. `open` when there is no upper bound (fades out to the right). */
export type MeterSpan = { readonly from: number; readonly to: number; readonly open: boolean };

/**
 * The segments that a range lights, snapped outward to whole ones, at least one. What lies beyond an end of the scale
 * lights the segment at that end. undefined when the range is unknown.
 */
export function meterSpan(range: ListenerRange, segments: number = METER_SEGMENTS): MeterSpan | undefined {
  if (range.kind === "unknown") return undefined;
  const from = Math.min(segments - 1, Math.floor(exact(meterPosition(range.low) * segments)));
  if (range.kind === "open") return { from, to: segments, open: true };
  const to = Math.ceil(exact(meterPosition(range.high) * segments));
  return { from, to: Math.max(from + 1, to), open: false };
}

/** Where a number of people is on the scale, 0 (100 and fewer) to 1 (1,000,000 and more). */
export function meterPosition(people: number): number {
  const within = Math.min(METER_HIGH, Math.max(METER_LOW, people));
  return Math.log10(within / METER_LOW) / DECADES;
}

/** Rounds away the noise in a logarithm's last digits, so that 1,000 is exactly on its tick. */
function exact(position: number): number {
  return Math.round(position * 1e9) / 1e9;
}
