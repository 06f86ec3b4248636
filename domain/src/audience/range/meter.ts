import type { ListenerRange } from "./listener-range.js";

/** The usual scale for listeners in the product: logarithmic, 100 to 1,000,000. */
export const METER_LOW = 100;
export const METER_HIGH = 1_000_000;

/** 12 per decade, or 8 on the far scale. */
export const METER_SEGMENTS = 48;

/** The labels under the scale, with their positions from 0 (left) to 1 (right). */
export const METER_TICKS = [
  { label: "100", at: 0 },
  { label: "1K", at: 0.25 },
  { label: "10K", at: 0.5 },
  { label: "100K", at: 0.75 },
  { label: "1M", at: 1 },
] as const;

export type MeterScale = {
  /** The number of people at the right end. */
  readonly high: number;
  readonly ticks: readonly { readonly label: string; readonly at: number }[];
};

export const USUAL_SCALE: MeterScale = { high: METER_HIGH, ticks: METER_TICKS };
export const FAR_SCALE: MeterScale = {
  high: 100_000_000,
  ticks: [
    { label: "100", at: 0 },
    { label: "10K", at: 1 / 3 },
    { label: "1M", at: 2 / 3 },
    { label: "100M", at: 1 },
  ],
};

/** The scale for one labeled meter, with the range that it is compared with: a range of millions gets one that reaches its end. */
export function scaleFor(...ranges: readonly ListenerRange[]): MeterScale {
  return commonScale(ranges);
}

/** The scale for meters that are compared: it reaches the end of every range. */
export function commonScale(ranges: readonly ListenerRange[]): MeterScale {
  const isBeyond = (range: ListenerRange) =>
    range.kind !== "unknown" && (range.kind === "open" ? range.low : range.high) > METER_HIGH;
  return ranges.some(isBeyond) ? FAR_SCALE : USUAL_SCALE;
}

/** The labels for a narrow strip: every second one, or the ends. All are equally far apart. */
export function sparseTicks({ ticks }: MeterScale): MeterScale["ticks"] {
  const step = ticks.length % 2 === 0 ? ticks.length - 1 : 2;
  return ticks.filter((_, at) => at % step === 0);
}

/**
 * The lit segments: `from` is the first, `to` is one past the last. `open` means that there is no upper bound, so the meter fades out to
 * the right.
 */
export type MeterSpan = { readonly from: number; readonly to: number; readonly open: boolean };

/**
 * The segments that a range lights up, rounded outward to whole segments, at least one. Values beyond the scale light up the segment at
 * that end. undefined if the range is unknown.
 */
export function meterSpan(
  range: ListenerRange,
  segments: number = METER_SEGMENTS,
  { high }: MeterScale = USUAL_SCALE,
): MeterSpan | undefined {
  if (range.kind === "unknown") return undefined;
  const from = Math.min(segments - 1, Math.floor(exact(meterPosition(range.low, high) * segments)));
  if (range.kind === "open") return { from, to: segments, open: true };
  const to = Math.ceil(exact(meterPosition(range.high, high) * segments));
  return { from, to: Math.max(from + 1, to), open: false };
}

/** The position of a number of people on the scale: 0 (100 or fewer) to 1 (`high` or more). */
export function meterPosition(people: number, high = METER_HIGH): number {
  const within = Math.min(high, Math.max(METER_LOW, people));
  return Math.log10(within / METER_LOW) / Math.log10(high / METER_LOW);
}

/** Rounds away floating-point noise in the logarithm, so that 1,000 is exactly on its tick. */
function exact(position: number): number {
  return Math.round(position * 1e9) / 1e9;
}
