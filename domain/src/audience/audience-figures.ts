import type { Spread } from "./audience-model.js";
import type { PublishingRecord } from "./publishing-record.js";

/** Assumed for a show whose rhythm is unknown: one episode every two weeks. */
export const ASSUMED_EPISODES_PER_30_DAYS = 30 / 14;
/** A show counts as publishing for this long after its newest episode (the limit of "moderately active", decision 8). */
export const PUBLISHING_DAYS = 90;
/** After that, the chance of a new episode halves with every further 90 days. */
const RETURN_HALF_LIFE_DAYS = 90;
/** More than 90 % of an episode's downloads come in its first week, so the rest is this much for each of them. */
const LATE_LISTENS = 0.1 / 0.9;
/** Listening to old episodes fades by half in each year without a new one. */
const ARCHIVE_HALF_LIFE_DAYS = 365;
/** About 20 % of a week's listeners do not come back the next week; as many others take their place. */
const WEEKLY_CHANGE = 0.2;
const WEEKS_IN_30_DAYS = 30 / 7;
/** Judgement: a listen in ten is the same person again, on a second device or after a broken download. */
const REPEATED_LISTENS = 0.1;
/** Judgement: who listens to old episodes listens to three of them in a month. */
const OLD_EPISODES_PER_PERSON = 3;

/** What one per-episode figure means over 30 days. All numbers are per 30 days except `followers`. */
export type MonthlyFigures = {
  /** Listens to new episodes, and to older ones. */
  readonly newListens: number;
  readonly archiveListens: number;
  /** Different people. */
  readonly people: number;
  /** Listens without repeats by the same person. */
  readonly reach: number;
  /** People who come back from one week to the next. */
  readonly followers: number;
};

/** Spreads a per-episode audience over a month of the show's publishing. Every figure rises with `perEpisode`. */
export function monthlyFigures(perEpisode: number, record: PublishingRecord): MonthlyFigures {
  const rate = record.episodesPer30Days ?? ASSUMED_EPISODES_PER_30_DAYS;
  const silence = Math.max(0, (record.daysSinceNewest ?? 0) - PUBLISHING_DAYS);
  const expectedEpisodes = rate * halved(silence, RETURN_HALF_LIFE_DAYS);
  const newListens = perEpisode * expectedEpisodes;
  const archiveListens = perEpisode * rate * LATE_LISTENS * halved(silence, ARCHIVE_HALF_LIFE_DAYS);
  const archivePeople = archiveListens / OLD_EPISODES_PER_PERSON;
  return {
    newListens,
    archiveListens,
    people: perEpisode * audiencesPerMonth(expectedEpisodes) + archivePeople,
    reach: newListens * (1 - REPEATED_LISTENS) + archiveListens,
    followers: perEpisode * (1 - WEEKLY_CHANGE) * halved(silence, ARCHIVE_HALF_LIFE_DAYS),
  };
}

/** The same for both ends of the expected range. */
export function monthlySpread(
  perEpisode: Spread,
  record: PublishingRecord,
  figure: (figures: MonthlyFigures) => number,
): Spread {
  const at = (count: number): number => figure(monthlyFigures(count, record));
  return { low: at(perEpisode.low), middle: at(perEpisode.middle), high: at(perEpisode.high) };
}

/** How many times one episode's audience the different people of a month are. Daily shows change listeners weekly too. */
function audiencesPerMonth(episodes: number): number {
  return episodes <= 1 ? episodes : 1 + WEEKLY_CHANGE * (Math.min(episodes, WEEKS_IN_30_DAYS) - 1);
}

function halved(days: number, halfLife: number): number {
  return 0.5 ** (days / halfLife);
}
