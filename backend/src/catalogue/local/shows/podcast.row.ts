import { currentActivity, type ShownActivity } from "@earshot/domain/audience/facts/activity";
import { daysBetween, publishingRecord } from "@earshot/domain/audience/facts/publishing-record";
import {
  type AudienceFacts,
  estimateAtLeast,
  estimateAudience,
  estimateEpisode,
  estimatePerEpisode,
} from "@earshot/domain/audience/estimate/estimate-audience";
import { figureTexts } from "@earshot/domain/audience/figures/figure-texts";
import { formatListenerRange } from "@earshot/domain/audience/range/listener-range";
import { eachCoded } from "@earshot/domain/catalogue/codes/coded-facts";
import { storedOrigin } from "@earshot/domain/catalogue/shows/facts-origin";
import { hostingDomain } from "@earshot/domain/catalogue/shows/hosting-domain";
import { PODCAST_DEFAULTS } from "@earshot/domain/catalogue/sources/normalize-podcast";
import type { SearchResult } from "@earshot/domain/catalogue/search/search-request";
import type { DefaultableField, Podcast, PodcastDetail, PodcastFigures } from "@earshot/domain/catalogue/shows/podcast";
import { typicalDuration } from "@earshot/domain/catalogue/shows/duration";
import { shownCode } from "../record/index-show.js";
import { factsOfRow } from "../record/podcast-facts.js";
import { signalsIn } from "../record/stored-signals.js";
import { FACT_COLUMNS, type FactsRow, type ShowRow } from "../record/show-table.js";
import { audienceFacts, rangeOfBounds } from "../record/audience-facts.js";

/** Columns of the shows on a page that are not facts. */
const OTHER_COLUMNS = [
  "id",
  "position",
  "ranked",
  "fetched_at",
  "listeners_low",
  "listeners_high",
  "detected_language",
] as const;

/** A show as it is stored, without columns that are only for searching. */
export type PodcastRow = FactsRow & Pick<ShowRow, (typeof OTHER_COLUMNS)[number]>;

/** The columns of a `PodcastRow`, for SELECT. */
export const PODCAST_COLUMNS = [...OTHER_COLUMNS, ...FACT_COLUMNS].join(", ");

/** A stored show as the API sends it; missing facts have their documented default and are named in `defaulted`. */
export function podcastOf(row: PodcastRow): Podcast {
  const hasContact = row.has_contact === null ? undefined : row.has_contact ? 1 : 0;
  const explicit = row.explicit === null ? undefined : row.explicit ? 1 : 0;
  const stated = {
    title: row.title || undefined,
    description: row.description || undefined,
    imageUrl: row.image_url || undefined,
    categories: row.categories.length > 0 ? row.categories : undefined,
    episodeCount: row.episode_count ?? undefined,
    ...eachCoded((name) => shownCode(row, name) ?? undefined),
    popularityScore: row.popularity_score ?? undefined,
    itunesAuthor: row.author || row.owner || undefined,
    lastUpdate: Number(row.last_update) || undefined,
    createdOn: Number(row.created_on) || undefined,
    itunesId: row.itunes_id ?? undefined,
    listener_range: listenerRange(row),
    link: row.link || undefined,
    url: row.feed_url || undefined,
    host: hostingDomain(row.host) ?? hostingDomain(row.feed_url),
    priority: row.priority ?? undefined,
    explicit,
    hasContact,
    duration: typicalDuration(row.typical_duration),
  } satisfies { [Field in DefaultableField]: Podcast[Field] | undefined };
  const podcast: Record<string, unknown> = { id: row.id, ...PODCAST_DEFAULTS };
  const defaulted: DefaultableField[] = [];
  for (const field of Object.keys(stated) as DefaultableField[]) {
    const value = stated[field];
    if (value === undefined) defaulted.push(field);
    else podcast[field] = value;
  }
  if (row.language === null && row.detected_language !== null) podcast.languageDetected = true;
  const atLeast =
    row.listeners_low === null && row.signals !== null ? estimateAtLeast(factsOf(row), readOn(row)) : null;
  if (atLeast !== null) podcast.listenersAtLeast = atLeast;
  return { ...(podcast as Omit<Podcast, "defaulted">), defaulted };
}

function listenerRange(row: PodcastRow): string | undefined {
  const range = rangeOfBounds(row);
  return range.kind === "unknown" ? undefined : formatListenerRange(range);
}

/** A stored show as search results contain it; without an estimate it has no figures. */
export function resultOf(row: PodcastRow, now: Date): SearchResult {
  const facts = factsOf(row);
  const daysBetweenEpisodes = daysBetween(publishingRecord(facts, readOn(row)));
  return {
    ...podcastOf(row),
    activity: activityNow(row, now),
    ...(row.listeners_low === null ? {} : { pea_range: perEpisode(row, facts) }),
    ...(daysBetweenEpisodes === undefined ? {} : { daysBetweenEpisodes }),
  };
}

/** A stored show with its per-episode audience, computed again as in `detailOf`. */
export function figuresOfRow(row: PodcastRow): PodcastFigures {
  const { perEpisode: range, confidence } = estimateEpisode(factsOf(row), readOn(row));
  return { ...podcastOf(row), pea_range: formatListenerRange(range), confidence };
}

const perEpisode = (row: PodcastRow, facts: AudienceFacts): string =>
  formatListenerRange(estimatePerEpisode(facts, readOn(row)));

/**
 * A stored show with the facts of its own page. The estimate is computed again from the facts as of the day when they were read, so
 * that the receipt always adds up to the figures that are stored, searched and displayed. `rank` is null if it is unranked.
 * `feedReadAt`: epoch seconds of the product's last read of the feed.
 */
export function detailOf(row: PodcastRow, rank: number | null, now: Date, feedReadAt?: number): PodcastDetail {
  const podcast = podcastOf(row);
  const estimate = estimateAudience(factsOf(row), readOn(row));
  return {
    ...podcast,
    ...figureTexts(estimate),
    confidence: estimate.confidence,
    match_rank: rank,
    activity: activityNow(row, now),
    estimate,
    origin: storedOrigin({
      ...{ ...row, lastUpdate: numberOrNull(row.newest_episode ?? row.last_update), feedReadAt },
      lists: (signalsIn(row.signals ?? undefined) ?? [])
        .filter(({ kind, at }) => kind === "list" && at === undefined)
        .map((list) => list.source),
    }),
    fetchedAt: Math.max(Number(row.fetched_at), feedReadAt ?? 0),
  };
}

function activityNow(row: PodcastRow, now: Date): ShownActivity {
  const facts = {
    newestEpisode: Number(row.newest_episode ?? row.last_update ?? 0),
    dead: row.dead === true,
    asOf: numberOrNull(row.as_of) ?? undefined,
    readAt: readOn(row),
  };
  return currentActivity(facts, now);
}

const numberOrNull = (stored: string | null) => (stored === null ? null : Number(stored));

const readOn = (row: PodcastRow) => new Date(Number(row.fetched_at) * 1000);

const factsOf = (row: PodcastRow) => audienceFacts(factsOfRow(row));
