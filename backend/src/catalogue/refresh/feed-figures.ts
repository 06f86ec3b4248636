import type { DataSource } from "typeorm";

/** A feed whose last read failed. */
type FailingFeed = {
  readonly podcastId: string;
  readonly failures: number;
  readonly reason: string;
  readonly triedAt: Date;
};

export type FeedFigures = {
  /** The number of due feeds, counted up to 10,000. */
  readonly due: number;
  /** Seconds since the most overdue feed was due. */
  readonly lag: number;
  /** The number of shows that were read, but not merged into the catalogue yet. */
  readonly arrived: number;
  readonly failing: readonly FailingFeed[];
};

/** Progress of refreshing feeds, for operators. */
export async function feedFigures(database: DataSource): Promise<FeedFigures> {
  const [row] = await database.query<{ due: number; lag: number; arrived: number }[]>(
    `SELECT count(*)::int AS due, greatest(0, coalesce(extract(epoch FROM now() - min(next_read_at)), 0))::float8 AS lag,
       (SELECT count(*)::int FROM feed_arrivals) AS arrived
     FROM (SELECT next_read_at FROM feed_reads WHERE next_read_at <= now() ORDER BY next_read_at LIMIT 10000) due`,
  );
  const failing = await database.query<FailingFeed[]>(
    `SELECT podcast_id AS "podcastId", failures, coalesce(failure, '') AS reason, tried_at AS "triedAt"
     FROM feed_reads WHERE failures > 0 ORDER BY failures DESC, tried_at DESC, podcast_id LIMIT 50`,
  );
  return { due: row?.due ?? 0, lag: row?.lag ?? 0, arrived: row?.arrived ?? 0, failing };
}
