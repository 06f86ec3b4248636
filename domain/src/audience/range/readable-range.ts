import type { Spread } from "./spread.js";
import { rangeFromNumbers, type ListenerRange } from "./listener-range.js";

/** Rounds to two significant digits, at least one person. */
export function twoDigits(count: number): number {
  if (count < 1.5) return 1;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1);
  return Math.round(count / unit) * unit;
}

/** Bounds of ranges are a power of ten times one of these. They are close enough together that rounding hardly changes a range's width. */
const STEPS = [1, 1.5, 2, 3, 5, 7, 10] as const;

/** The nearest step of the series 1, 1.5, 2, 3, 5, 7, 10, 15, 20 … on a logarithmic scale, in whole people. */
export function nearestStep(count: number): number {
  if (count < 1) return 1;
  const decade = 10 ** Math.floor(Math.log10(count));
  const upper = STEPS.findIndex((step) => step * decade >= count);
  const [below, above] = [STEPS[Math.max(0, upper - 1)] ?? 1, STEPS[upper] ?? 10];
  return Math.round((count < decade * Math.sqrt(below * above) ? below : above) * decade);
}

/** The model cannot distinguish audiences below this many people. A range that is lower becomes 1 to 50. */
const SMALLEST_AUDIENCE = 50;
const SMALLEST_RANGE = rangeFromNumbers(1, SMALLEST_AUDIENCE);

/**
 * Rounds both bounds to one series of steps, always at least one step apart, so that ranges are easy to compare. Rounding keeps the order
 * of figures.
 */
export function readableRange({ low, high }: Spread): ListenerRange {
  if (high < SMALLEST_AUDIENCE) return SMALLEST_RANGE;
  const from = nearestStep(low);
  const to = nearestStep(high);
  return rangeFromNumbers(from, to > from ? to : nearestStep(from * 1.5));
}
