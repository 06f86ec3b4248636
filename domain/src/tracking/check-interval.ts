import type { Episode } from "../catalogue/shows/episode.js";
import { plausibleTime } from "./new-episodes.js";

const HOUR = 3600;
const DAY = 86_400;
const WEEK = 7 * DAY;

/** How often a show publishes, based on its latest episodes. */
export type Cadence = {
  /** Seconds between the latest episodes: the median of at most ten gaps; null if there are fewer than two dates. */
  readonly gap: number | null;
  /** The date of the newest episode; null if no episode has a usable date. */
  readonly newest: Date | null;
};

const GAPS = 10;

export function cadenceOf(episodes: readonly Episode[], now: Date): Cadence {
  const times = episodes
    .flatMap(({ published }) => plausibleTime(published, now) ?? [])
    .sort((a, b) => b - a)
    .slice(0, GAPS + 1);
  const gaps = times.slice(1).map((time, index) => ((times[index] ?? time) - time) / 1000);
  gaps.sort((a, b) => a - b);
  const [newest] = times;
  return { gap: gaps[gaps.length >> 1] ?? null, newest: newest === undefined ? null : new Date(newest) };
}

/** Shows with no new episode for this long are checked once a week. */
const SILENT = 90 * DAY;
/** Checks per gap between two episodes: a daily show is checked every hour, a weekly one every seven hours. */
const CHECKS_PER_GAP = 24;

/**
 * Seconds until the next check, from one hour to one week. It is 1/24 of the time between episodes, or of the time since the newest one
 * if that is longer. A show without dates is checked once a day. `chance` (at least 0, below 1) shifts a check by up to 10% either way,
 * so that shows tracked at the same time spread out.
 */
export function checkInterval({ gap, newest }: Cadence, now: Date, chance: number): number {
  return Math.round(plainInterval(gap, newest, now) * (0.9 + 0.2 * chance));
}

function plainInterval(gap: number | null, newest: Date | null, now: Date): number {
  if (!newest) return DAY;
  const silence = (now.getTime() - newest.getTime()) / 1000;
  if (silence > SILENT) return WEEK;
  return Math.min(WEEK, Math.max(HOUR, Math.max(gap ?? WEEK, silence) / CHECKS_PER_GAP));
}
