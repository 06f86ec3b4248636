/** A figure with the bounds between which it is expected. */
export type Spread = { readonly low: number; readonly middle: number; readonly high: number };
