import type { Spread } from "./audience-model.js";
import type { PublishingRecord } from "./publishing-record.js";

/** Assumed for a show whose rhythm is unknown: one episode every two weeks. */
export const ASSUMED_EPISODES_PER_30_DAYS = 30 / 14;
/** A show counts as publishing for this long after its newest episode (the limit of "moderately active", decision 8). */
export const PUBLISHING_DAYS = 90;
/** After that, the chance of a new episode halves with every further 90 days. */
const RETURN_HALF_LIFE_DAYS = 90;
/** Listening to old episodes fades by half in each year without a new one. */
const ARCHIVE_HALF_LIFE_DAYS = 365;
/** More than 90 % of an episode's listens come in its first week. */
const FIRST_WEEK = 0.9;
/** The rest, for each listen of the first week. */
const LATE_LISTENS = (1 - FIRST_WEEK) / FIRST_WEEK;
/** About 20 % of a week's listeners do not come back the next week; the same number of new ones replaces them. */
const WEEKLY_CHANGE = 0.2;
const WEEKS_IN_30_DAYS = 30 / 7;
/** Judgement: a person who listens to old episodes listens to three of them in a month. */
const OLD_EPISODES_PER_PERSON = 3;

/**
 * The share of a show's audience that is left, 0 to 1. A show that has gone quiet loses its first-week listens as a new
 * episode becomes less likely, and its late ones as its old episodes are forgotten.
 */
export function remainingShare({ daysSinceNewest }: PublishingRecord): number {
  const silence = Math.max(0, (daysSinceNewest ?? 0) - PUBLISHING_DAYS);
  return (
    FIRST_WEEK * halved(silence, RETURN_HALF_LIFE_DAYS) + (1 - FIRST_WEEK) * halved(silence, ARCHIVE_HALF_LIFE_DAYS)
  );
}

/** What one per-episode figure means in 30 days with at least one new episode. */
export type MonthlyFigures = {
  readonly newListens: number;
  readonly archiveListens: number;
  /** Different people. */
  readonly people: number;
  /** All listens. */
  readonly reach: number;
  /** People who come back from one week to the next. */
  readonly followers: number;
};

/**
 * Spreads a per-episode audience over 30 days of the show's publishing. Every figure rises with `perEpisode`, and their
 * order follows from what they count: `perEpisode` <= `people` <= `reach`, and `followers` <= `people`.
 */
export function monthlyFigures(perEpisode: number, { episodesPer30Days }: PublishingRecord): MonthlyFigures {
  const rate = episodesPer30Days ?? ASSUMED_EPISODES_PER_30_DAYS;
  const newEpisodes = Math.max(1, rate);
  const newListens = perEpisode * newEpisodes;
  const archiveListens = perEpisode * rate * LATE_LISTENS;
  return {
    newListens,
    archiveListens,
    people: perEpisode * audiencesPerMonth(newEpisodes) + archiveListens / OLD_EPISODES_PER_PERSON,
    reach: newListens + archiveListens,
    followers: perEpisode * (1 - WEEKLY_CHANGE),
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

/**
 * The number of different people in a month, as a multiple of one episode's audience. Daily shows also change listeners
 * weekly.
 */
function audiencesPerMonth(newEpisodes: number): number {
  return 1 + WEEKLY_CHANGE * (Math.min(newEpisodes, WEEKS_IN_30_DAYS) - 1);
}

function halved(days: number, halfLife: number): number {
  return 0.5 ** (days / halfLife);
}
