import type { ImportedEpisode } from "../../../local/record/imported-podcast.js";

/** Enough recent episodes to find a rhythm, few enough to exclude an old habit. */
const LATEST = 50;

/** When a show publishes, derived from its episodes. In epoch seconds, days and seconds. */
export type PublishingRhythm = {
  readonly newestEpisode?: number;
  readonly oldestEpisode?: number;
  readonly updateIntervalDays?: number;
  readonly typicalDuration?: number;
};

/**
 * Newest and oldest date, the median time between the latest episodes (from three dates on) and the median length.
 * Dates more than a day after `now` are mistakes and do not count.
 */
export function publishingRhythm(episodes: readonly ImportedEpisode[], now: Date): PublishingRhythm {
  const limit = now.getTime() / 1000 + 86_400;
  const dates = episodes.flatMap(({ published }) => (published !== undefined && published <= limit ? [published] : []));
  const newestFirst = dates.sort((a, b) => b - a);
  const latest = newestFirst.slice(0, LATEST);
  const gaps = latest.slice(1).map((date, index) => ((latest[index] ?? date) - date) / 86_400);
  const durations = episodes.flatMap(({ duration }) => (duration === undefined ? [] : [duration]));
  return {
    newestEpisode: newestFirst[0],
    oldestEpisode: newestFirst.at(-1),
    // A gap of zero means that all episodes share one date, which shows no rhythm.
    updateIntervalDays: gaps.length >= 2 ? rounded(median(gaps)) || undefined : undefined,
    typicalDuration: durations.length > 0 ? Math.round(median(durations)) : undefined,
  };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[sorted.length >> 1] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[(sorted.length >> 1) - 1] ?? upper) + upper) / 2;
}

const rounded = (days: number): number => Math.round(days * 100) / 100;
