import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import { factsOfRow } from "../local/record/podcast-facts.js";
import { FACT_COLUMNS, type FactsRow } from "../local/record/show-table.js";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";
import { storableJson } from "../../database/storable-text.js";
import type { StoredCatalogue } from "../local/record/stored-catalogue.js";
import type { Validators } from "../../feeds/feed-fetcher.js";

/** A show with a feed, and what is known about that feed. Times are null before the first read or request. */
export type ReadableShow = {
  readonly id: PodcastId;
  readonly key: string;
  readonly address: string;
  readonly known: Validators;
  readonly contentHash: string | null;
  readonly triedAt: Date | null;
  readonly readAt: Date | null;
  readonly notBefore: Date | null;
  readonly restUntil: Date | null;
  readonly interval: number | null;
  /** Median days between episodes, and epoch seconds of the newest one, from the catalogue. */
  readonly gapDays: number | null;
  readonly newestEpisode: number | null;
  readonly failures: number;
  readonly gone: boolean;
  /** Whether the catalogue marks the show as dead, or will after the next merge. */
  readonly dead: boolean;
};

/** Changes after a read that returned a document. */
type GoodRead = {
  readonly at: Date;
  readonly notBefore: Date;
  readonly nextReadAt: Date;
  readonly interval: number;
  /** Absent when nothing changed. */
  readonly copy?: Validators & { readonly address: string; readonly contentHash: string };
};

/** Changes after a read that returned no document. */
type FailedRead = {
  readonly reason: string;
  readonly gone: boolean;
  readonly restUntil: Date | null;
  readonly nextReadAt: Date;
};

type Row = {
  id: string;
  key: string;
  address: string;
  etag: string | null;
  last_modified: string | null;
  content_hash: string | null;
  tried_at: Date | null;
  read_at: Date | null;
  not_before: Date | null;
  rest_until: Date | null;
  interval_seconds: number | null;
  update_interval_days: number | null;
  newest_episode: string | null;
  failures: number | null;
  gone: boolean | null;
  dead: boolean | null;
};

/** When a feed was last read, even if later attempts failed. */
export async function feedReadAt(rows: StoredCatalogue, id: PodcastId): Promise<Date | null> {
  const [row] = await rows.query<{ read_at: Date | null }[]>("SELECT read_at FROM feed_reads WHERE podcast_id = $1", [
    id,
  ]);
  return row?.read_at ?? null;
}

/** The feed states of the shows in the local catalogue. */
export class FeedState {
  constructor(private readonly transactions: PostgresTransactions) {}

  /**
   * Returns undefined if there is no such show, or no feed that may be read. Demo shows have none. `address`: the feed of a show
   * that has none yet.
   */
  async find(id: PodcastId, address?: string): Promise<ReadableShow | undefined> {
    const [row] = await this.transactions.read<Row>(
      `SELECT p.id, p.key, coalesce(r.address, p.feed_url, $2) AS address, r.etag, r.last_modified, r.content_hash, r.tried_at,
         r.read_at, r.not_before, r.rest_until, r.interval_seconds, r.failures, r.gone, p.update_interval_days, p.newest_episode,
         coalesce((a.facts ->> 'dead')::boolean, p.dead) AS dead
       FROM catalogue.podcasts p LEFT JOIN feed_reads r ON r.podcast_id = p.id LEFT JOIN feed_arrivals a ON a.podcast_id = p.id
       WHERE p.id = $1 AND p.source <> 'demo' AND coalesce(p.feed_url, $2) IS NOT NULL ORDER BY p.position LIMIT 1`,
      [id, address ?? null],
    );
    return row && showOf(row);
  }

  /** The show that this one was merged with; undefined if there is none. */
  async movedTo(id: PodcastId): Promise<PodcastId | undefined> {
    const [row] = await this.transactions.read<{ moved_to: PodcastId }>(
      "SELECT moved_to FROM moved_shows WHERE id = $1",
      [id],
    );
    return row?.moved_to;
  }

  /**
   * Claims the next read of a feed; returns false if there was an attempt after `before`. Only one of several simultaneous callers
   * gets it.
   */
  async claim(id: PodcastId, now: Date, before: Date): Promise<boolean> {
    const rows = await this.transactions.write(
      `INSERT INTO feed_reads (podcast_id, tried_at) VALUES ($1, $2)
       ON CONFLICT (podcast_id) DO UPDATE SET tried_at = excluded.tried_at WHERE feed_reads.tried_at <= $3 RETURNING 1`,
      [id, now, before],
    );
    return rows.length > 0;
  }

  /** Keeps the background reader from reading the feed before this time. */
  async postpone(id: PodcastId, until: Date): Promise<void> {
    await this.transactions.write(
      "UPDATE feed_reads SET next_read_at = greatest(next_read_at, $2) WHERE podcast_id = $1",
      [id, until],
    );
  }

  /** Records a view of the show, which gives its feed priority. */
  async viewed(id: PodcastId, at: Date): Promise<void> {
    await this.transactions.write("UPDATE feed_reads SET viewed_at = $2 WHERE podcast_id = $1", [id, at]);
  }

  async good(id: PodcastId, { at, notBefore, nextReadAt, interval, copy }: GoodRead): Promise<void> {
    await this.transactions.write(
      `UPDATE feed_reads SET read_at = $2, not_before = $3, next_read_at = $4, interval_seconds = $5, failures = 0,
         failure = NULL, rest_until = NULL, gone = false WHERE podcast_id = $1`,
      [id, at, notBefore, nextReadAt, interval],
    );
    if (copy === undefined) return;
    await this.transactions.write(
      "UPDATE feed_reads SET address = $2, etag = $3, last_modified = $4, content_hash = $5 WHERE podcast_id = $1",
      [id, copy.address, copy.etag ?? null, copy.lastModified ?? null, copy.contentHash],
    );
  }

  async failed(id: PodcastId, { reason, gone, restUntil, nextReadAt }: FailedRead): Promise<void> {
    await this.transactions.write(
      `UPDATE feed_reads SET failures = failures + 1, failure = $2, gone = $3, rest_until = $4, next_read_at = $5
       WHERE podcast_id = $1`,
      [id, reason.slice(0, 300), gone, restUntil, nextReadAt],
    );
  }

  /** Marks a show as dead, in the facts that wait to be merged or else in those of the catalogue. */
  async noteDead(id: PodcastId, at: Date): Promise<void> {
    const [row] = await this.transactions.read<FactsRow>(
      `SELECT ${FACT_COLUMNS.join(", ")} FROM catalogue.podcasts WHERE id = $1 ORDER BY position LIMIT 1`,
      [id],
    );
    if (!row) return;
    // Facts of the same source replace the stored ones.
    await this.transactions.write(
      `INSERT INTO feed_arrivals (podcast_id, facts, arrived_at) VALUES ($1, $2, $3)
       ON CONFLICT (podcast_id) DO UPDATE
       SET facts = feed_arrivals.facts || '{"dead": true}', arrived_at = excluded.arrived_at`,
      [id, storableJson({ ...factsOfRow(row), dead: true }), at],
    );
  }

  /** Stores a show's facts until they are merged into the catalogue; newer facts replace older ones. */
  async noteFacts(id: PodcastId, facts: object, at: Date): Promise<void> {
    await this.transactions.write(
      `INSERT INTO feed_arrivals (podcast_id, facts, arrived_at) VALUES ($1, $2, $3)
       ON CONFLICT (podcast_id) DO UPDATE SET facts = excluded.facts, arrived_at = excluded.arrived_at`,
      [id, storableJson(facts), at],
    );
  }
}

function showOf(row: Row): ReadableShow {
  return {
    id: row.id,
    key: row.key,
    address: row.address,
    known: { etag: row.etag ?? undefined, lastModified: row.last_modified ?? undefined },
    contentHash: row.content_hash,
    triedAt: row.tried_at,
    readAt: row.read_at,
    notBefore: row.not_before,
    restUntil: row.rest_until,
    interval: row.interval_seconds,
    gapDays: row.update_interval_days,
    newestEpisode: row.newest_episode === null ? null : Number(row.newest_episode),
    failures: row.failures ?? 0,
    gone: row.gone ?? false,
    dead: row.dead ?? false,
  };
}
