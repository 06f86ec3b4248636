import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import { type CheckTimes, type WatchedShow, WatchedShows } from "@earshot/domain/tracking/watched-shows.port";
import { Any, type SelectQueryBuilder } from "typeorm";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";
import { returnedRows } from "../../database/returned-rows.js";
import { WatchedShowRow } from "./watched-show.row.js";

/** The condition that someone tracks the show `s`, for the query builder and for SQL. */
const TRACKED = `EXISTS (
  SELECT 1 FROM tracked_podcasts t WHERE t.source_provider = s.source_provider AND t.podcast_id = s.podcast_id
)`;

/** The condition that someone may resume tracking the show. */
const STOPPED = TRACKED.replace("tracked_podcasts", "tracking_stops");

/** One statement, so that only one of several workers makes all shows due, and both changes commit together. */
const CATALOGUE_CHANGED = `
WITH changed AS (
  INSERT INTO watched_providers (source_provider, source_updated_at) VALUES ($1, $2)
  ON CONFLICT (source_provider) DO UPDATE SET source_updated_at = excluded.source_updated_at
  WHERE watched_providers.source_updated_at IS DISTINCT FROM excluded.source_updated_at
  RETURNING 1
), due AS (
  UPDATE watched_shows SET next_check_at = least(next_check_at, $3)
  WHERE source_provider = $1 AND EXISTS (SELECT 1 FROM changed)
)
SELECT 1 FROM changed`;

/** Skips a show that another worker has locked: someone may be starting to track it. */
const FORGET_UNTRACKED = `
DELETE FROM watched_shows WHERE (source_provider, podcast_id) IN (
  SELECT source_provider, podcast_id FROM watched_shows s
  WHERE source_provider = $1 AND NOT ${TRACKED} AND NOT ${STOPPED} FOR UPDATE SKIP LOCKED
)`;

export class PostgresWatchedShows extends WatchedShows {
  constructor(
    private readonly transactions: PostgresTransactions,
    readonly sourceProvider: string,
  ) {
    super();
  }

  async hold(podcastId: PodcastId, now: Date): Promise<WatchedShow> {
    // One statement, so that nobody can remove the row between creating and locking it.
    const shows = await this.transactions.writing(WatchedShowRow);
    const result = await shows
      .createQueryBuilder()
      .insert()
      .values({ sourceProvider: this.sourceProvider, podcastId, since: now, intervalSeconds: 0, nextCheckAt: now })
      .orUpdate(["podcast_id"], ["source_provider", "podcast_id"])
      .returning("*")
      .execute();
    const [row] = returnedRows(shows, result);
    if (!row) throw new Error("An upsert returned no row.");
    return showOf(row);
  }

  lockTracked(podcastId: PodcastId): Promise<WatchedShow | undefined> {
    return this.transactions.run(async () => {
      const tracked = await this.tracked();
      const row = await tracked
        .andWhere("s.podcastId = :podcastId", { podcastId })
        .setLock("pessimistic_write")
        .getOne();
      return row ? showOf(row) : undefined;
    });
  }

  candidates(dueBy: Date, queuedBefore: Date, limit: number): Promise<readonly CheckTimes[]> {
    return this.transactions.run(async () => {
      const tracked = await this.tracked();
      const shows = await tracked
        .andWhere("s.nextCheckAt <= :dueBy AND (s.queuedAt IS NULL OR s.queuedAt < :queuedBefore)")
        .setParameters({ dueBy, queuedBefore })
        .orderBy("s.nextCheckAt")
        .limit(limit)
        .setLock("pessimistic_write")
        .setOnLocked("skip_locked")
        .getMany();
      return shows.map(({ podcastId, nextCheckAt, queuedAt }) => ({ podcastId, nextCheckAt, queuedAt }));
    });
  }

  async markQueued(podcastIds: readonly PodcastId[], at: Date): Promise<void> {
    const shows = await this.transactions.writing(WatchedShowRow);
    await shows.update({ sourceProvider: this.sourceProvider, podcastId: Any(podcastIds) }, { queuedAt: at });
  }

  async catalogueChanged(updatedAt: Date, now: Date): Promise<boolean> {
    const changed = await this.transactions.write(CATALOGUE_CHANGED, [this.sourceProvider, updatedAt, now]);
    return changed.length > 0;
  }

  async forgetUntracked(): Promise<void> {
    await this.transactions.write(FORGET_UNTRACKED, [this.sourceProvider]);
  }

  async save({ podcastId, memory, interval, nextCheckAt, queuedAt, failures }: WatchedShow): Promise<void> {
    const shows = await this.transactions.writing(WatchedShowRow);
    await shows.update(
      { sourceProvider: this.sourceProvider, podcastId },
      {
        ...(memory && { since: memory.since }),
        lastSeenPubDate: memory?.lastSeen ?? null,
        episodes: memory ? [...memory.episodes] : null,
        intervalSeconds: interval,
        nextCheckAt,
        queuedAt,
        failures,
      },
    );
  }

  /** Tracked shows from this source, as `s`, to be locked. */
  private async tracked(): Promise<SelectQueryBuilder<WatchedShowRow>> {
    return (await this.transactions.writing(WatchedShowRow))
      .createQueryBuilder("s")
      .where(`s.sourceProvider = :sourceProvider AND ${TRACKED}`, { sourceProvider: this.sourceProvider });
  }
}

function showOf(row: WatchedShowRow): WatchedShow {
  return {
    podcastId: row.podcastId,
    memory: row.episodes ? { since: row.since, lastSeen: row.lastSeenPubDate, episodes: row.episodes } : undefined,
    interval: row.intervalSeconds,
    nextCheckAt: row.nextCheckAt,
    queuedAt: row.queuedAt,
    failures: row.failures,
  };
}
