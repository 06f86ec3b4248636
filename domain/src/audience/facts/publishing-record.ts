import { OCCASIONAL_DAYS } from "./activity.js";
import type { AudienceFacts } from "./audience-facts.js";

const DAY = 86_400;
/** A show with episodes in only one week has no monthly rhythm yet, so each record is treated as at least this long. */
const SHORTEST_RECORD_DAYS = 30;

/** Fewer episodes do not tell how often a show publishes: the only known one would make any show a monthly one. */
export const FEWEST_EPISODES = 3;

/** Five a day. Nobody listens to every bulletin of a feed that has more, so the rest does not count. */
const MOST_EPISODES_PER_30_DAYS = 150;

/** A show's publishing record, computed from its dates and counts. undefined means unknown. */
export type PublishingRecord = {
  readonly episodes: number | undefined;
  /** As of the time that the facts describe. */
  readonly daysSinceNewest: number | undefined;
  /** How long ago the facts were read; absent if they were read today or nobody knows when. */
  readonly readDaysAgo?: number;
  readonly historyDays: number | undefined;
  /** While the show was publishing; at most 150. */
  readonly episodesPer30Days: number | undefined;
  /** Whether the rhythm is only known from the show's description. */
  readonly isStated: boolean;
};

/** Computes the publishing record as of the time that the facts describe. Later dates count as that time, impossible values as unknown. */
export function publishingRecord(facts: AudienceFacts, now: Date): PublishingRecord {
  const today = asOf(facts, now).getTime() / 1000;
  const read = (now.getTime() / 1000 - today) / DAY;
  const episodes = positive(facts.episodeCount);
  const newest = dateUpTo(today, facts.newestEpisode);
  const oldest = dateUpTo(newest ?? today, facts.oldestEpisode);
  const historyDays = oldest === undefined ? undefined : ((newest ?? today) - oldest) / DAY;
  const interval = positive(facts.updateIntervalDays);
  const known = interval === undefined ? averageRate(episodes, historyDays) : 30 / interval;
  const stated = positive(facts.statedIntervalDays);
  const rate = known ?? (stated === undefined ? undefined : 30 / stated);
  return {
    episodes,
    daysSinceNewest: newest === undefined ? undefined : (today - newest) / DAY,
    historyDays,
    episodesPer30Days: rate === undefined ? undefined : Math.min(rate, MOST_EPISODES_PER_30_DAYS),
    isStated: known === undefined && rate !== undefined,
    ...(read > 0 && { readDaysAgo: read }),
  };
}

/** The first day of which anything is known about a show, in epoch seconds; undefined without a date of an episode. */
export function firstKnown(facts: Pick<AudienceFacts, "oldestEpisode" | "knownSince">): number | undefined {
  const oldest = positive(facts.oldestEpisode);
  return oldest === undefined ? undefined : Math.min(oldest, positive(facts.knownSince) ?? oldest);
}

/** Whether a show is dead, or had published nothing for more than a year when its facts were read. */
export function isSilent({ dead }: AudienceFacts, { daysSinceNewest = 0 }: PublishingRecord): boolean {
  return dead === true || daysSinceNewest > OCCASIONAL_DAYS;
}

/** Days between episodes while the show was publishing, rounded to a tenth; undefined if unknown. */
export function daysBetween({ episodesPer30Days: rate }: PublishingRecord): number | undefined {
  return rate === undefined ? undefined : Math.round(300 / rate) / 10;
}

/** The time that the facts describe: when they were read, or `now` if that is unknown (or in the future). */
export function asOf(facts: AudienceFacts, now: Date): Date {
  const read = positive(facts.readAt);
  return read === undefined ? now : new Date(Math.min(read * 1000, now.getTime()));
}

function averageRate(episodes: number | undefined, historyDays: number | undefined): number | undefined {
  if (episodes === undefined || episodes < FEWEST_EPISODES || historyDays === undefined) return undefined;
  return (episodes * 30) / Math.max(historyDays, SHORTEST_RECORD_DAYS);
}

function positive(value: number | undefined): number | undefined {
  return value !== undefined && Number.isFinite(value) && value > 0 ? value : undefined;
}

function dateUpTo(limit: number, date: number | undefined): number | undefined {
  const known = positive(date);
  return known === undefined ? undefined : Math.min(known, limit);
}
