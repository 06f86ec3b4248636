import type { QueryRunner } from "typeorm";

/**
 * The state of a show's feed: `address` is its current URL (NULL: the one in the catalogue), then the validators and a hash of the
 * last copy, and when it may be read again (the publisher asked for `not_before`, the server for `rest_until`). `interval_seconds`
 * and `next_read_at` are the background reader's plan.
 */
const READS = `
CREATE TABLE feed_reads (
  podcast_id text COLLATE "C" PRIMARY KEY,
  tried_at timestamptz NOT NULL,
  read_at timestamptz,
  not_before timestamptz,
  rest_until timestamptz,
  next_read_at timestamptz,
  interval_seconds integer,
  failures integer NOT NULL DEFAULT 0,
  gone boolean NOT NULL DEFAULT false,
  address text,
  etag text,
  last_modified text,
  content_hash text,
  failure text
);
CREATE INDEX feed_reads_due ON feed_reads (next_read_at);
`;

/** Facts about shows whose feeds changed, until they are merged into the catalogue. */
const ARRIVALS = `
CREATE TABLE feed_arrivals (
  podcast_id text COLLATE "C" PRIMARY KEY,
  facts jsonb NOT NULL,
  arrived_at timestamptz NOT NULL
);
`;

export class FeedReads1700000000024 {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("SET LOCAL lock_timeout = '3s'");
    for (const statements of [READS, ARRIVALS]) await runner.query(statements);
  }
}
