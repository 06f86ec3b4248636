import { rhythmWords } from "./rhythm-words.js";

/** How often new episodes come out. */
export type Rhythm = {
  /** Median days between episodes. */
  readonly days: number;
  /** "Weekly", "Every 2 weeks". */
  readonly words: string;
};

const DAY = 86_400_000;
/** Minimum number of gaps between episodes for a rhythm. */
const LEAST_GAPS = 2;
const MONTHS = 24;

/**
 * The rhythm over the last 24 months, based on the median gap: a weekly show is still weekly after a summer break. undefined if there are
 * too few dated episodes. Dates are in ISO 8601.
 */
export function publishingRhythm(published: readonly (string | null)[], now: Date): Rhythm | undefined {
  const start = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS + 1, 1);
  const moments = published
    .map((date) => (date === null ? Number.NaN : Date.parse(date)))
    .filter((moment) => moment >= start && moment <= now.getTime())
    .sort((a, b) => a - b);
  const gaps = moments.slice(1).map((moment, index) => (moment - (moments[index] ?? moment)) / DAY);
  const middle = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)];
  if (gaps.length < LEAST_GAPS || middle === undefined) return undefined;
  return { days: middle, words: rhythmWords(middle) };
}
