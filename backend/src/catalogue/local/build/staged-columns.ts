/**
 * Columns of a show that an import states or that follow from it alone, in the order in which rows are copied.
 * What depends on all other shows (position, rank, duplicates) is added when the build is finished.
 */
export const STAGED_COLUMNS = [
  "key",
  "id",
  "source",
  "facts_hash",
  "source_hash",
  "fetched_at",
  "title",
  "author",
  "owner",
  "description",
  "image_url",
  "link",
  "feed_url",
  "feed_identity",
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
  "listeners_low",
  "listeners_high",
  "size",
  "title_key",
  "host_key",
  "labels",
] as const;

export type StagedColumn = (typeof STAGED_COLUMNS)[number];

/** Columns of one episode as they are staged. */
export const EPISODE_COLUMNS = [
  "podcast_id",
  "sequence",
  "guid",
  "published",
  "duration",
  "title",
  "summary",
  "image_url",
  "audio_url",
] as const;
