import type { QueryRunner } from "typeorm";

/**
 * The catalogue in its own schema, because an import builds a complete new one beside it and swaps the two. Shows are in popularity
 * order (`position`), divided into tiers, so that a search can stop after the popular ones.
 */
const TIERS = [
  ["podcasts_tier1", 1, 10_001],
  ["podcasts_tier2", 10_001, 50_001],
  ["podcasts_tier3", 50_001, 250_001],
  ["podcasts_tier4", 250_001, 1_250_001],
  ["podcasts_tier5", 1_250_001, 2_147_483_647],
] as const;

const TABLES = `
CREATE TABLE catalogue.podcasts (
  position integer NOT NULL,
  match_rank integer,
  sinks smallint NOT NULL,
  listeners_low bigint,
  listeners_high bigint,
  last_update bigint,
  newest_episode bigint,
  oldest_episode bigint,
  created_on bigint,
  itunes_id bigint,
  fetched_at bigint NOT NULL,
  episode_count integer,
  typical_duration integer,
  priority integer,
  popularity_score real,
  update_interval_days real,
  size real NOT NULL,
  explicit boolean,
  dead boolean NOT NULL,
  language text COLLATE "C",
  id text COLLATE "C" NOT NULL,
  duplicate_of text COLLATE "C",
  source text NOT NULL,
  title_key text COLLATE "C" NOT NULL,
  host_key text COLLATE "C" NOT NULL,
  labels text[] COLLATE "C" NOT NULL,
  title text NOT NULL,
  author text,
  owner text,
  categories text[] NOT NULL,
  title_words tsvector NOT NULL,
  host_words tsvector NOT NULL,
  topic_words tsvector NOT NULL,
  key text COLLATE "C" NOT NULL,
  feed_identity text COLLATE "C",
  facts_hash text NOT NULL,
  listener_range text,
  image_url text,
  link text,
  feed_url text,
  podcast_guid text,
  host text,
  description text
) PARTITION BY RANGE (position);

CREATE TABLE catalogue.vocabulary (
  word text COLLATE "C" NOT NULL PRIMARY KEY,
  titles integer NOT NULL,
  hosts integer NOT NULL,
  topics integer NOT NULL
);
CREATE TABLE catalogue.category_stats (
  category_key text COLLATE "C" NOT NULL PRIMARY KEY,
  name text NOT NULL,
  podcast_count integer NOT NULL,
  listeners_low bigint,
  listeners_high bigint,
  listeners_mid double precision,
  median_podcast_count double precision
);
CREATE TABLE catalogue.info (
  generation bigint NOT NULL,
  podcasts integer NOT NULL,
  episodes bigint NOT NULL,
  source text NOT NULL,
  checksum text NOT NULL,
  updated_at timestamptz,
  languages jsonb NOT NULL
);
INSERT INTO catalogue.info VALUES (0, 0, 0, 'local', '', NULL, '[]');

CREATE TABLE episodes (
  podcast_id text COLLATE "C" NOT NULL,
  sequence integer NOT NULL,
  guid text NOT NULL,
  published bigint,
  duration integer,
  title text NOT NULL,
  summary text,
  image_url text,
  audio_url text,
  PRIMARY KEY (podcast_id, sequence)
);
`;

// Every search uses one of three word columns. The labels (language, categories, explicit) are in the same index, so that text and
// filter are combined before a row is read.
const INDEXES = `
CREATE UNIQUE INDEX podcasts_position ON catalogue.podcasts (position);
CREATE INDEX podcasts_id ON catalogue.podcasts (id);
CREATE INDEX podcasts_key ON catalogue.podcasts (key);
CREATE INDEX podcasts_title_key ON catalogue.podcasts (title_key, position);
CREATE INDEX podcasts_host_key ON catalogue.podcasts (host_key, position);
CREATE INDEX podcasts_by_score ON catalogue.podcasts ((coalesce(popularity_score, -1)) DESC, position);
CREATE INDEX podcasts_by_update ON catalogue.podcasts ((coalesce(last_update, -1)) DESC, position);
CREATE INDEX podcasts_by_episodes ON catalogue.podcasts ((coalesce(episode_count, -1)) DESC, position);
CREATE INDEX podcasts_title_words ON catalogue.podcasts USING gin (title_words, labels) WITH (fastupdate = off);
CREATE INDEX podcasts_host_words ON catalogue.podcasts USING gin (host_words, labels) WITH (fastupdate = off);
CREATE INDEX podcasts_topic_words ON catalogue.podcasts USING gin (topic_words, labels) WITH (fastupdate = off);
CREATE INDEX vocabulary_spelling ON catalogue.vocabulary USING gin (word gin_trgm_ops) WITH (fastupdate = off);
`;

export class Catalogue1700000000001 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    await runner.query("CREATE EXTENSION IF NOT EXISTS pg_trgm");
    await runner.query("CREATE SCHEMA catalogue");
    await runner.query(TABLES);
    for (const [name, from, to] of TIERS) {
      await runner.query(
        `CREATE TABLE catalogue.${name} PARTITION OF catalogue.podcasts FOR VALUES FROM (${from}) TO (${to})`,
      );
    }
    await runner.query(INDEXES);
  }
}
