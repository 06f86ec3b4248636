/** A figure with the bounds between which it is expected in four of five cases. */
export type Spread = { readonly low: number; readonly middle: number; readonly high: number };

/** The spread without what lies above `most`; the middle stays in it. */
export function upTo({ low, middle, high }: Spread, most: number): Spread {
  return { low, middle, high: Math.max(middle, Math.min(high, most)) };
}

/** Standard deviations on either side of the middle between which four of five values of a Gaussian lie. */
export const RANGE_DEVIATIONS = 1.2816;
