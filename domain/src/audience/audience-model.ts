import { downloadsAt, percentileAt } from "./quantiles.js";

/** What the score of a show comes from: weights add up to 1. */
export type WeightedScore = { readonly weight: number; readonly z: number };

/**
 * Old, frequent and recent shows are often the same ones: the inputs are taken to correlate this much with each other.
 * Their weighted mean therefore varies less than a standard score and is stretched back to one.
 */
const INPUT_CORRELATION = 0.3;
/**
 * The published table is of one host with many small shows, and the model scores shows of all hosts. Shows that publish
 * their own figures stood a whole standard score higher than the table alone would put them. They are a choice too: who is
 * proud of a number publishes it. Half of the distance is taken to be the host's, and is added to every score.
 */
const HOST_SHIFT = 0.5;
/** A show cannot be placed above the best 0.13 % (or below the worst) by public facts alone. */
const FARTHEST_SCORE = 3;
/** Half width of the range in standard scores when everything is known, and what is added when next to nothing is. */
const NARROWEST_HALF_WIDTH = 0.5;
const ADDED_HALF_WIDTH = 0.6;

/** Where a show stands among the active shows of the published table. `z` is a standard score, `percentile` 0 to 1. */
export type Standing = { readonly z: number; readonly percentile: number; readonly halfWidth: number };

/**
 * Places a show by its inputs. `knownShare` (0 to 1) is the weight of what is known: the less is known, the closer the show
 * is put to the median and the wider the range. Rises with every input's score.
 */
export function standing(scores: readonly WeightedScore[], knownShare: number): Standing {
  const mean = scores.reduce((sum, { weight, z }) => sum + weight * z, 0);
  const squares = scores.reduce((sum, { weight }) => sum + weight * weight, 0);
  const spread = Math.sqrt(squares + INPUT_CORRELATION * (1 - squares));
  const trust = Math.cbrt(Math.min(1, knownShare));
  const z = Math.min(FARTHEST_SCORE, Math.max(-FARTHEST_SCORE, HOST_SHIFT + (trust * mean) / spread));
  return { z, percentile: percentileAt(z), halfWidth: NARROWEST_HALF_WIDTH + ADDED_HALF_WIDTH * (1 - knownShare) };
}

/** A figure with the bounds between which it is expected; asymmetric, because the quantile curve is. */
export type Spread = { readonly low: number; readonly middle: number; readonly high: number };

/** Downloads of a new episode in its first seven days, multiplied by the share of the audience that is left. */
export function perEpisodeDownloads({ z, halfWidth }: Standing, remaining: number): Spread {
  const at = (score: number): number => remaining * downloadsAt(score);
  return { low: at(z - halfWidth), middle: at(z), high: at(z + halfWidth) };
}
