import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import type {
  AlertSettings,
  TrackedPodcast,
  TrackedSnapshot,
  TrackerId,
} from "@earshot/domain/tracking/tracked-podcast";
import { type Seen, TrackedStore } from "@earshot/domain/tracking/tracked-store.port";
import { Not, type SelectQueryBuilder } from "typeorm";
import { olderThan } from "../../database/older-than.js";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";
import { AlertRow } from "./alert.row.js";
import { TrackedRow } from "./tracked.row.js";
import { TrackingStopRow } from "./tracking-stop.row.js";
import { WatchedShowRow } from "./watched-show.row.js";

/** Stores whole rows as JSON, with the microseconds that JavaScript dates lose. The show must be locked. */
const STOP = `
WITH gone AS (DELETE FROM tracked_podcasts WHERE user_id = $1 AND podcast_id = $2 RETURNING *)
INSERT INTO tracking_stops (user_id, podcast_id, source_provider, tracked, alerts)
SELECT user_id, podcast_id, source_provider, to_jsonb(gone), (
  SELECT coalesce(jsonb_agg(to_jsonb(a) ORDER BY a.id), '[]') FROM alerts a
  WHERE a.user_id = $1 AND a.podcast_id = $2
) FROM gone
ON CONFLICT (user_id, podcast_id) DO UPDATE SET source_provider = excluded.source_provider,
  tracked = excluded.tracked, alerts = excluded.alerts, stopped_at = excluded.stopped_at`;

/** Restores the rows that `STOP` stored, with their ids. */
const RESTORE = `
WITH taken AS (
  DELETE FROM tracking_stops WHERE user_id = $1 AND podcast_id = $2 RETURNING tracked, alerts
), back AS (
  INSERT INTO tracked_podcasts
  SELECT whole.* FROM taken, jsonb_populate_record(NULL::tracked_podcasts, tracked) whole
  ON CONFLICT (user_id, podcast_id) DO NOTHING RETURNING 1
), told AS (
  INSERT INTO alerts OVERRIDING SYSTEM VALUE
  SELECT whole.* FROM taken, jsonb_populate_recordset(NULL::alerts, alerts) whole
  WHERE EXISTS (SELECT 1 FROM back)
)
SELECT 1 FROM taken`;

export class PostgresTrackedStore extends TrackedStore {
  constructor(private readonly transactions: PostgresTransactions) {
    super();
  }

  list(userId: TrackerId): Promise<readonly TrackedPodcast[]> {
    return this.tracked({ userId });
  }

  async find(userId: TrackerId, podcastId: PodcastId): Promise<TrackedPodcast | undefined> {
    return (await this.tracked({ userId, podcastId }))[0];
  }

  async start(userId: TrackerId, snapshot: TrackedSnapshot, { lastSeenPubDate, at }: Seen): Promise<void> {
    const tracked = await this.transactions.writing(TrackedRow);
    const renewed = { ...snapshotColumns(snapshot), lastSeenPubDate, lastCheckedAt: at };
    const columns = Object.keys(renewed).flatMap((name) => tracked.metadata.findColumnWithPropertyName(name) ?? []);
    await tracked
      .createQueryBuilder()
      .insert()
      .values({ userId, podcastId: snapshot.podcastId, startedAt: at, ...renewed })
      .orUpdate(
        columns.map(({ databaseName }) => databaseName),
        ["user_id", "podcast_id"],
      )
      .execute();
  }

  async stop(userId: TrackerId, podcastId: PodcastId): Promise<void> {
    await this.transactions.run(async () => {
      const tracked = await this.transactions.writing(TrackedRow);
      // Locks before reading, so that a concurrent alert is either stored with it or not written at all.
      await tracked.findOne({ where: { userId, podcastId }, lock: { mode: "pessimistic_write" } });
      await this.transactions.write(STOP, [userId, podcastId]);
    });
  }

  async restore(userId: TrackerId, podcastId: PodcastId): Promise<boolean> {
    return (await this.transactions.write(RESTORE, [userId, podcastId])).length > 0;
  }

  async forgetStopped(seconds: number): Promise<number> {
    const stops = await this.transactions.writing(TrackingStopRow);
    return (await stops.delete({ stoppedAt: olderThan(seconds) })).affected ?? 0;
  }

  setAlerts(userId: TrackerId, podcastId: PodcastId, { inApp, email }: AlertSettings): Promise<boolean> {
    return this.transactions.run(async () => {
      const tracked = await this.transactions.writing(TrackedRow);
      const changed = await tracked.update({ userId, podcastId }, { inAppAlerts: inApp, emailAlerts: email });
      if (email === "off") await this.silence({ userId, podcastId });
      return changed.affected === 1;
    });
  }

  endMail(userId: TrackerId): Promise<void> {
    return this.transactions.run(async () => {
      const tracked = await this.transactions.writing(TrackedRow);
      await tracked.update({ userId, emailAlerts: Not("off" as const) }, { emailAlerts: "off" });
      await this.silence({ userId });
    });
  }

  async checked(sourceProvider: string, podcastId: PodcastId, { at, lastSeenPubDate }: Seen): Promise<void> {
    const tracked = await this.transactions.writing(TrackedRow);
    await tracked.update({ sourceProvider, podcastId }, { lastSeenPubDate, lastCheckedAt: at });
  }

  /** Drops the emails of pending alerts. */
  private async silence(whose: { readonly userId: TrackerId; readonly podcastId?: PodcastId }): Promise<void> {
    await (await this.transactions.writing(AlertRow)).update({ ...whose, mailWaits: true }, { mailWaits: false });
  }

  /** Tracked shows, newest first, with the time of the next check and the number of unseen alerts. */
  private async tracked(which: { readonly userId: TrackerId; readonly podcastId?: PodcastId }) {
    const shows = await this.transactions.reading(TrackedRow);
    const { entities, raw } = await shows
      .createQueryBuilder("t")
      .where(which)
      .leftJoin(WatchedShowRow, "s", "s.sourceProvider = t.sourceProvider AND s.podcastId = t.podcastId")
      .addSelect("s.nextCheckAt", "next_check_at")
      .addSelect(
        (alerts: SelectQueryBuilder<AlertRow>) =>
          alerts
            .select("count(*)::int")
            .from(AlertRow, "a")
            .where("a.userId = t.userId AND a.podcastId = t.podcastId AND a.seenAt IS NULL AND t.inAppAlerts"),
        "new_episodes",
      )
      .orderBy({ "t.startedAt": "DESC", "t.podcastId": "ASC" })
      .getRawAndEntities<Beside>();
    return entities.map((row, index) => trackedOf(row, raw[index]));
  }
}

/** Facts about a tracked show that come from other tables. */
type Beside = { readonly next_check_at: Date | null; readonly new_episodes: number };

function snapshotColumns({ podcastId: _id, createdOn, lastUpdate, explicit, ...snapshot }: TrackedSnapshot) {
  return {
    ...snapshot,
    categories: [...snapshot.categories],
    createdOn: createdOn ? String(createdOn) : null,
    lastUpdate: lastUpdate ? String(lastUpdate) : null,
    explicit: explicit === "N/A" ? null : explicit,
  };
}

function trackedOf(row: TrackedRow, beside: Beside | undefined): TrackedPodcast {
  const { inAppAlerts, emailAlerts, userId: _userId, ...facts } = row;
  return {
    ...facts,
    createdOn: Number(row.createdOn),
    lastUpdate: Number(row.lastUpdate),
    explicit: row.explicit ?? "N/A",
    nextCheckAt: beside?.next_check_at ?? null,
    alerts: { inApp: inAppAlerts, email: emailAlerts },
    newEpisodes: beside?.new_episodes ?? 0,
  };
}
