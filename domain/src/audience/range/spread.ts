/** A figure, and the bounds that should contain the real value in four of five cases. */
export type Spread = { readonly low: number; readonly middle: number; readonly high: number };

/** Caps the upper bound at `most`, but never below the middle. */
export function upTo({ low, middle, high }: Spread, most: number): Spread {
  return { low, middle, high: Math.max(middle, Math.min(high, most)) };
}

/** Four of five values of a normal distribution are within this many standard deviations of the mean. */
export const RANGE_DEVIATIONS = 1.2816;
