/** What one sign says: a number of people, and its error as a standard deviation in powers of ten. */
type Saying = { readonly listeners: number; readonly deviation: number };

/** The weight of a sign with this error. */
export function precision(deviation: number): number {
  return deviation ** -2;
}

/** The mean of several signs in powers of ten, each weighted by its precision, and the sum of these precisions. */
export function meanOf(signs: readonly Saying[]): { readonly middle: number; readonly total: number } {
  const total = signs.reduce((sum, { deviation }) => sum + precision(deviation), 0);
  const middle = signs.reduce(
    (sum, { listeners, deviation }) => sum + (precision(deviation) / total) * Math.log10(listeners),
    0,
  );
  return { middle, total };
}

/**
 * How many times further apart signs are than their errors explain, but at least 1. The error of their mean grows by this factor: the Birge
 * ratio, by which tables of physical constants combine measurements that do not agree.
 */
export function birgeRatio(signs: readonly Saying[]): number {
  if (signs.length < 2) return 1;
  const { middle } = meanOf(signs);
  const squares = signs.map(({ listeners, deviation }) => (Math.log10(listeners) - middle) ** 2 * precision(deviation));
  return Math.max(1, Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / (signs.length - 1)));
}
