/** A figure with the bounds between which it is expected in four of five cases. */
export type Spread = { readonly low: number; readonly middle: number; readonly high: number };

/** Standard deviations on either side of the middle between which four of five values of a Gaussian lie. */
export const RANGE_DEVIATIONS = 1.2816;
