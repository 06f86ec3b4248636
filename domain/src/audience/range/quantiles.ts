/**
 * The distribution of downloads per episode in the first seven days among active shows, as quantiles in standard scores. Published by one
 * host: 50% of shows get 26 to 29, 25% at least 72 to 87, 10% 231, 1% 3,974 (ranges are replaced by their middles). The 5% point is
 * interpolated. A single log-normal curve does not fit, so the logarithm is piecewise linear.
 */
const TABLE = [
  { z: 0, downloads: 27.5 },
  { z: 0.67449, downloads: 79.5 },
  { z: 1.28155, downloads: 231 },
  { z: 1.64485, downloads: 620 },
  { z: 2.32635, downloads: 3974 },
] as const;

const KNOTS = TABLE.map(({ z, downloads }) => ({ z, log: Math.log(downloads) }));
const [MEDIAN, QUARTER, TENTH, , HUNDREDTH] = KNOTS as unknown as readonly [Knot, Knot, Knot, Knot, Knot];
type Knot = { readonly z: number; readonly log: number };

const slope = (from: Knot, to: Knot): number => (to.log - from.log) / (to.z - from.z);
/** Nothing is published below the median, so the step from the median to the upper quartile is mirrored. */
const LOWER_SLOPE = slope(MEDIAN, QUARTER);
/** Beyond the last point, the curve continues with the average slope between the top 10% and the top 1%. */
const TAIL_SLOPE = slope(TENTH, HUNDREDTH);

/** Downloads per episode in seven days for a show at standard score `z` (0 is the median active show). Increases with `z`. */
export function downloadsAt(z: number): number {
  if (z <= MEDIAN.z) return Math.exp(MEDIAN.log + (z - MEDIAN.z) * LOWER_SLOPE);
  if (z >= HUNDREDTH.z) return Math.exp(HUNDREDTH.log + (z - HUNDREDTH.z) * TAIL_SLOPE);
  const upper = KNOTS.findIndex((knot) => knot.z > z);
  const from = KNOTS[upper - 1] ?? MEDIAN;
  return Math.exp(from.log + (z - from.z) * slope(from, KNOTS[upper] ?? HUNDREDTH));
}
