import type { PodcastFacts, StoredSource } from "./podcast-facts.js";

/** Columns that hold a show's facts as its sources state them. Large numbers arrive from PostgreSQL as text. */
export type FactsRow = {
  readonly key: string;
  readonly source: StoredSource;
  readonly title: string;
  readonly author: string | null;
  readonly owner: string | null;
  readonly description: string | null;
  readonly image_url: string | null;
  readonly link: string | null;
  readonly feed_url: string | null;
  readonly podcast_guid: string | null;
  readonly host: string | null;
  readonly itunes_id: string | null;
  readonly categories: string[];
  readonly language: string | null;
  readonly explicit: boolean | null;
  readonly episode_count: number | null;
  readonly popularity_score: number | null;
  readonly priority: number | null;
  readonly created_on: string | null;
  readonly last_update: string | null;
  readonly newest_episode: string | null;
  readonly oldest_episode: string | null;
  readonly update_interval_days: number | null;
  readonly typical_duration: number | null;
  readonly dead: boolean;
  readonly listener_range: string | null;
};

export const FACTS_COLUMNS: readonly (keyof FactsRow)[] = [
  "key",
  "source",
  "title",
  "author",
  "owner",
  "description",
  "image_url",
  "link",
  "feed_url",
  "podcast_guid",
  "host",
  "itunes_id",
  "categories",
  "language",
  "explicit",
  "episode_count",
  "popularity_score",
  "priority",
  "created_on",
  "last_update",
  "newest_episode",
  "oldest_episode",
  "update_interval_days",
  "typical_duration",
  "dead",
  "listener_range",
];

/** A stored show as the facts that it was made from. */
export function factsOfRow(row: FactsRow): PodcastFacts {
  const known = <Value>(value: Value | null): Value | undefined => value ?? undefined;
  const count = (text: string | null): number | undefined => (text === null ? undefined : Number(text));
  return {
    key: row.key,
    source: row.source,
    title: row.title,
    author: known(row.author),
    owner: known(row.owner),
    description: known(row.description),
    imageUrl: known(row.image_url),
    link: known(row.link),
    feedUrl: known(row.feed_url),
    podcastGuid: known(row.podcast_guid),
    host: known(row.host),
    itunesId: count(row.itunes_id),
    categories: row.categories,
    language: known(row.language),
    explicit: known(row.explicit),
    episodeCount: known(row.episode_count),
    popularityScore: known(row.popularity_score),
    priority: known(row.priority),
    createdOn: count(row.created_on),
    lastUpdate: count(row.last_update),
    newestEpisode: count(row.newest_episode),
    oldestEpisode: count(row.oldest_episode),
    updateIntervalDays: known(row.update_interval_days),
    typicalDuration: known(row.typical_duration),
    dead: row.dead,
    listenerRange: known(row.listener_range),
  };
}
