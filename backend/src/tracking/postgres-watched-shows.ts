import type { PodcastId } from "@earshot/domain/catalogue/podcast";
import type { SeenEpisode } from "@earshot/domain/tracking/show-memory";
import { type WatchedShow, WatchedShows } from "@earshot/domain/tracking/watched-shows.port";
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

export class PostgresWatchedShows extends WatchedShows {
  constructor(
    private readonly transactions: PostgresTransactions,
    private readonly sourceProvider: string,
  ) {
    super();
  }

  async hold(podcastId: PodcastId, now: Date): Promise<WatchedShow> {
    // An insert that meets another one waits for it; the lock is then taken on whichever row there is.
    await this.transactions.write(
      `INSERT INTO watched_shows (source_provider, podcast_id, since, interval_seconds, next_check_at)
       VALUES ($1, $2, $3, 0, $3) ON CONFLICT DO NOTHING`,
      [this.sourceProvider, podcastId, now],
    );
    const [row] = await this.transactions.write<Row>(
      "SELECT * FROM watched_shows WHERE source_provider = $1 AND podcast_id = $2 FOR UPDATE",
      [this.sourceProvider, podcastId],
    );
    if (!row) throw new Error("A show that is looked at was taken away meanwhile.");
    return showOf(row);
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
