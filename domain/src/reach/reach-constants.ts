/** Must change whenever the same shows would give different figures. */
export const REACH_VERSION = "reach-2026-11.3";

/**
 * How many shows of one language and category a listener of that cluster hears in a week. Judgment, because there is no public data. A
 * larger number means fewer different people, so the low end of the reach uses the largest.
 */
export const SHOWS_A_WEEK = { low: 8, likely: 4, high: 2 } as const;

/**
 * How many times as many listeners a language and category have at least as the largest show there. Judgment: a catalogue has estimates of
 * few shows, but no show is heard by all who listen to shows of its kind. The low end of the reach uses the smallest.
 */
export const TIMES_LARGEST = { low: 2, likely: 4, high: 8 } as const;

/**
 * How much a campaign's audience grows with its length in weeks (oxfordroad.com): by a factor of 1.20 after one week, 1.42 after three,
 * 1.56 after six, 1.80 after a year.
 */
export const GROWTH = [
  { weeks: 1, factor: 1.2 },
  { weeks: 3, factor: 1.42 },
  { weeks: 6, factor: 1.56 },
  { weeks: 52, factor: 1.8 },
] as const;

export const WEEKS_MAX = 52;

/** The growth factor after a number of weeks, interpolated on a logarithmic time scale. 1 if `weeks` is undefined. */
export function growthAfter(weeks: number | undefined): number {
  if (weeks === undefined || weeks < 1) return 1;
  const next = GROWTH.findIndex((known) => known.weeks >= weeks);
  const [to, from] = [GROWTH[next], GROWTH[next - 1]];
  if (to === undefined) return GROWTH[GROWTH.length - 1]?.factor ?? 1;
  if (from === undefined) return to.factor;
  const share = Math.log(weeks / from.weeks) / Math.log(to.weeks / from.weeks);
  return from.factor + share * (to.factor - from.factor);
}

/** Judgment, as in `budget-fit.ts`: a month of a weekly show is enough to judge it. */
export const SPOTS_A_PICK = 4;
