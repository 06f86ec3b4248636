import { RANGE_DEVIATIONS } from "../range/spread.js";
import { FITTED } from "../signals/fitted-model.js";
import type { PublishingRecord } from "./publishing-record.js";

/** The assumed rhythm for converting downloads to listeners if a show's rhythm is unknown: one episode every two weeks. */
const ASSUMED_EPISODES_PER_30_DAYS = 30 / 14;
/** Judgment: a show with an unknown rhythm publishes between once in 30 days and every weekday. */
const RAREST_EPISODES_PER_30_DAYS = 1;
const MOST_FREQUENT_EPISODES_PER_30_DAYS = 22;
/** More than 90% of an episode's listens happen in its first week. */
const FIRST_WEEK = 0.9;
/** Later listens per listen in the first week. */
const LATE_LISTENS = (1 - FIRST_WEEK) / FIRST_WEEK;
/** About 20% of a week's listeners do not come back the next week. */
const WEEKLY_CHANGE = 0.2;
const WEEKS_IN_30_DAYS = 30 / 7;

/** What one download per episode means over 30 days with at least one new episode. */
export type MonthlyFigures = {
  readonly newListens: number;
  readonly archiveListens: number;
  /** Different people. */
  readonly people: number;
  /** All listens. */
  readonly reach: number;
  /** People who come back from week to week. */
  readonly followers: number;
  /** How far off `people` can be relative to `reach` because the rhythm is assumed: a standard deviation in powers of ten. */
  readonly deviation: number;
};

/**
 * Projects a per-episode audience onto 30 days of the show's publishing. All figures grow with `perEpisode`, and their order follows from
 * what they count: `perEpisode` <= `people` <= `reach`, and `followers` <= `people`. The month's listens are divided by the listens per
 * listener, which come from shows that publish both counts (`downloadsPerListener`).
 */
export function monthlyFigures(
  perEpisode: number,
  { episodesPer30Days }: Pick<PublishingRecord, "episodesPer30Days">,
): MonthlyFigures {
  const rate = episodesPer30Days ?? ASSUMED_EPISODES_PER_30_DAYS;
  const newEpisodes = Math.max(1, rate);
  const newListens = perEpisode * newEpisodes;
  const archiveListens = perEpisode * rate * LATE_LISTENS;
  const reach = newListens + archiveListens;
  return {
    newListens,
    archiveListens,
    people: Math.max(perEpisode, reach / downloadsPerListener(newEpisodes)),
    reach,
    followers: weekPeople(perEpisode, rate) * (1 - WEEKLY_CHANGE),
    deviation: episodesPer30Days === undefined ? ASSUMED_DEVIATION : 0,
  };
}

/**
 * Different people in a week with at least one new episode. Hardly anybody hears every episode of a daily show, so its week has more
 * listeners than an episode.
 */
function weekPeople(perEpisode: number, episodesPer30Days: number): number {
  const episodes = episodesPer30Days / WEEKS_IN_30_DAYS;
  const newEpisodes = Math.max(1, episodes);
  const listens = perEpisode * (newEpisodes + episodes * LATE_LISTENS);
  return Math.max(perEpisode, listens / downloadsPerListener(newEpisodes));
}

/**
 * The possible months of a show with an unknown rhythm, for one download per episode: one for the rarest and one for the most frequent
 * publishing.
 */
export const POSSIBLE_MONTHS = [
  monthlyFigures(1, { episodesPer30Days: RAREST_EPISODES_PER_30_DAYS }),
  monthlyFigures(1, { episodesPer30Days: MOST_FREQUENT_EPISODES_PER_30_DAYS }),
] as const;

/** Four of five shows are between these extremes: 0.9 and 0.31 listeners per download, each about equally far from the assumed 0.53. */
const [RAREST, MOST_FREQUENT] = POSSIBLE_MONTHS.map(({ people, reach }) => Math.log10(people / reach));
const ASSUMED_DEVIATION = ((RAREST ?? 0) - (MOST_FREQUENT ?? 0)) / 2 / RANGE_DEVIATIONS;

/** Downloads per listener in a period with this many new episodes. A period without any counts as one. */
export function downloadsPerListener(newEpisodes: number): number {
  return FITTED.downloadsPerListener.base * Math.max(1, newEpisodes) ** FITTED.downloadsPerListener.growth;
}
