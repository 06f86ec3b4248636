import type { PodcastId } from "@earshot/domain/catalogue/podcast";
import type { SeenEpisode } from "@earshot/domain/tracking/show-memory";
import { type CheckTimes, type WatchedShow, WatchedShows } from "@earshot/domain/tracking/watched-shows.port";
import type { PostgresTransactions } from "../shared/postgres-transactions.js";

type Row = {
  podcast_id: string;
  since: Date;
  last_seen_pub_date: Date | null;
  episodes: SeenEpisode[] | null;
  interval_seconds: number;
  next_check_at: Date;
  queued_at: Date | null;
  failures: number;
};

/** Of a row `s`. */
const TRACKED = `EXISTS (
  SELECT 1 FROM tracked_podcasts t WHERE t.source_provider = s.source_provider AND t.podcast_id = s.podcast_id
)`;

/** Somebody may take it up again where they stopped. */
const STOPPED = TRACKED.replace("tracked_podcasts", "tracking_stops");

export class PostgresWatchedShows extends WatchedShows {
  constructor(
    private readonly transactions: PostgresTransactions,
    readonly sourceProvider: string,
  ) {
    super();
  }

  async hold(podcastId: PodcastId, now: Date): Promise<WatchedShow> {
    // One statement, so that nobody can take the row away between making and holding it.
    const [row] = await this.transactions.write<Row>(
      `INSERT INTO watched_shows (source_provider, podcast_id, since, interval_seconds, next_check_at)
       VALUES ($1, $2, $3, 0, $3)
       ON CONFLICT (source_provider, podcast_id) DO UPDATE SET podcast_id = excluded.podcast_id RETURNING *`,
      [this.sourceProvider, podcastId, now],
    );
    if (!row) throw new Error("An insert answered nothing.");
    return showOf(row);
  }

  async holdTracked(podcastId: PodcastId): Promise<WatchedShow | undefined> {
    const [row] = await this.transactions.write<Row>(
      `SELECT * FROM watched_shows s WHERE source_provider = $1 AND podcast_id = $2 AND ${TRACKED} FOR UPDATE`,
      [this.sourceProvider, podcastId],
    );
    return row && showOf(row);
  }

  async candidates(dueBy: Date, queuedBefore: Date, limit: number): Promise<readonly CheckTimes[]> {
    const rows = await this.transactions.write<Pick<Row, "podcast_id" | "next_check_at" | "queued_at">>(
      `SELECT podcast_id, next_check_at, queued_at FROM watched_shows s
       WHERE source_provider = $1 AND next_check_at <= $2 AND (queued_at IS NULL OR queued_at < $3) AND ${TRACKED}
       ORDER BY next_check_at LIMIT $4 FOR UPDATE SKIP LOCKED`,
      [this.sourceProvider, dueBy, queuedBefore, limit],
    );
    return rows.map((row) => ({
      podcastId: row.podcast_id,
      nextCheckAt: row.next_check_at,
      queuedAt: row.queued_at,
    }));
  }

  async markQueued(podcastIds: readonly PodcastId[], at: Date): Promise<void> {
    await this.transactions.write(
      "UPDATE watched_shows SET queued_at = $3 WHERE source_provider = $1 AND podcast_id = ANY($2)",
      [this.sourceProvider, podcastIds, at],
    );
  }

  async catalogueChanged(updatedAt: Date, now: Date): Promise<boolean> {
    const changed = await this.transactions.write(
      `WITH changed AS (
         INSERT INTO watched_providers (source_provider, source_updated_at) VALUES ($1, $2)
         ON CONFLICT (source_provider) DO UPDATE SET source_updated_at = excluded.source_updated_at
         WHERE watched_providers.source_updated_at IS DISTINCT FROM excluded.source_updated_at
         RETURNING 1
       ), due AS (
         UPDATE watched_shows SET next_check_at = least(next_check_at, $3)
         WHERE source_provider = $1 AND EXISTS (SELECT 1 FROM changed)
       )
       SELECT 1 FROM changed`,
      [this.sourceProvider, updatedAt, now],
    );
    return changed.length > 0;
  }

  async forgetUntracked(): Promise<void> {
    // One that is being looked at may be about to be tracked.
    await this.transactions.write(
      `DELETE FROM watched_shows WHERE (source_provider, podcast_id) IN (
         SELECT source_provider, podcast_id FROM watched_shows s
         WHERE source_provider = $1 AND NOT ${TRACKED} AND NOT ${STOPPED} FOR UPDATE SKIP LOCKED
       )`,
      [this.sourceProvider],
    );
  }

  async save({ podcastId, memory, interval, nextCheckAt, queuedAt, failures }: WatchedShow): Promise<void> {
    await this.transactions.write(
      `UPDATE watched_shows SET since = coalesce($3, since), last_seen_pub_date = $4, episodes = $5,
         interval_seconds = $6, next_check_at = $7, queued_at = $8, failures = $9
       WHERE source_provider = $1 AND podcast_id = $2`,
      [
        this.sourceProvider,
        podcastId,
        memory?.since ?? null,
        memory?.lastSeen ?? null,
        memory ? JSON.stringify(memory.episodes) : null,
        interval,
        nextCheckAt,
        queuedAt,
        failures,
      ],
    );
  }
}

function showOf(row: Row): WatchedShow {
  return {
    podcastId: row.podcast_id,
    memory: row.episodes ? { since: row.since, lastSeen: row.last_seen_pub_date, episodes: row.episodes } : undefined,
    interval: row.interval_seconds,
    nextCheckAt: row.next_check_at,
    queuedAt: row.queued_at,
    failures: row.failures,
  };
}
