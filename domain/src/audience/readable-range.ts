import type { Spread } from "./audience-model.js";
import { rangeFromNumbers, type ListenerRange } from "./listener-range.js";

/** A figure to two significant digits, at least one person. */
export function twoDigits(count: number): number {
  if (count < 1.5) return 1;
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 1);
  return Math.round(count / unit) * unit;
}

/** The step of the series 1, 2, 5, 10, 20, 50 … that is nearest on a logarithmic scale. */
export function nearestStep(count: number): number {
  if (count < 1) return 1;
  const decade = 10 ** Math.floor(Math.log10(count));
  const mantissa = count / decade;
  if (mantissa < Math.sqrt(2)) return decade;
  if (mantissa < Math.sqrt(10)) return 2 * decade;
  return (mantissa < Math.sqrt(50) ? 5 : 10) * decade;
}

/** The model cannot tell audiences below this many people apart: a range that would lie lower is given as 1 to 50. */
export const SMALLEST_AUDIENCE = 50;
const SMALLEST_RANGE = rangeFromNumbers(1, SMALLEST_AUDIENCE);

/**
 * Bounds on the 1-2-5 series, always at least one step apart, so that ranges are easy to compare. The order of figures is
 * kept: a figure that is not smaller than another at either end is not smaller after rounding either.
 */
export function steppedRange({ low, high }: Spread): ListenerRange {
  if (high < SMALLEST_AUDIENCE) return SMALLEST_RANGE;
  const from = nearestStep(low);
  const to = nearestStep(high);
  return rangeFromNumbers(from, to > from ? to : nearestStep(from * 2.2));
}
