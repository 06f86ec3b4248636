import type { PodcastId } from "@earshot/domain/catalogue/podcast";
import type {
  AlertSettings,
  EmailAlerts,
  TrackedPodcast,
  TrackedSnapshot,
  TrackerId,
} from "@earshot/domain/tracking/tracked-podcast";
import { type Seen, TrackedStore } from "@earshot/domain/tracking/tracked-store.port";
import type { PostgresTransactions } from "../shared/postgres-transactions.js";

type Row = {
  id: string;
  podcast_id: string;
  title: string;
  image_url: string;
  author: string | null;
  description: string | null;
  categories: string[];
  created_on: string | null;
  last_update: string | null;
  explicit: 0 | 1 | null;
  language: string | null;
  episode_count: number | null;
  listener_range: string | null;
  popularity_score: number | null;
  source_provider: string;
  source_fetched_at: Date | null;
  last_seen_pub_date: Date | null;
  last_checked_at: Date | null;
  started_at: Date;
  in_app: boolean;
  email: EmailAlerts;
  next_check_at: Date | null;
  new_episodes: number;
};

const SELECT = `
SELECT t.*, s.next_check_at, (
  SELECT count(*)::int FROM alerts a
  WHERE a.user_id = t.user_id AND a.podcast_id = t.podcast_id AND a.seen_at IS NULL AND t.in_app
) AS new_episodes
FROM tracked_podcasts t
LEFT JOIN watched_shows s ON s.source_provider = t.source_provider AND s.podcast_id = t.podcast_id`;

/** What is written from a snapshot, in the order of `snapshotValues`. */
const SNAPSHOT = `title, image_url, author, description, categories, created_on, last_update, explicit, language,
  episode_count, listener_range, popularity_score, source_provider, source_fetched_at`;

export class PostgresTrackedStore extends TrackedStore {
  constructor(private readonly transactions: PostgresTransactions) {
    super();
  }

  async list(userId: TrackerId): Promise<readonly TrackedPodcast[]> {
    const rows = await this.transactions.read<Row>(
      `${SELECT} WHERE t.user_id = $1 ORDER BY t.started_at DESC, t.podcast_id`,
      [userId],
    );
    return rows.map(trackedOf);
  }

  async find(userId: TrackerId, podcastId: PodcastId): Promise<TrackedPodcast | undefined> {
    const [row] = await this.transactions.read<Row>(`${SELECT} WHERE t.user_id = $1 AND t.podcast_id = $2`, [
      userId,
      podcastId,
    ]);
    return row && trackedOf(row);
  }

  async start(userId: TrackerId, snapshot: TrackedSnapshot, seen: Seen): Promise<void> {
    const values = snapshotValues(snapshot);
    const renewed = SNAPSHOT.split(/,\s+/).map((column) => `${column} = excluded.${column}`);
    await this.transactions.write(
      `INSERT INTO tracked_podcasts (user_id, podcast_id, last_seen_pub_date, last_checked_at, started_at, ${SNAPSHOT})
       VALUES ($1, $2, $3, $4, $4, ${values.map((_value, index) => `$${index + 5}`).join(", ")})
       ON CONFLICT (user_id, podcast_id) DO UPDATE SET last_seen_pub_date = excluded.last_seen_pub_date,
         last_checked_at = excluded.last_checked_at, ${renewed.join(", ")}`,
      [userId, snapshot.podcastId, seen.lastSeenPubDate, seen.at, ...values],
    );
  }

  async stop(userId: TrackerId, podcastId: PodcastId): Promise<void> {
    const one = [userId, podcastId];
    await this.transactions.run(async () => {
      // Held before it is read, so that an alert that is just being written is kept with it or comes too late for all.
      await this.transactions.write(
        "SELECT id FROM tracked_podcasts WHERE user_id = $1 AND podcast_id = $2 FOR UPDATE",
        one,
      );
      await this.transactions.write(
        `WITH gone AS (DELETE FROM tracked_podcasts WHERE user_id = $1 AND podcast_id = $2 RETURNING *)
         INSERT INTO tracking_stops (user_id, podcast_id, source_provider, tracked, alerts)
         SELECT user_id, podcast_id, source_provider, to_jsonb(gone), (
           SELECT coalesce(jsonb_agg(to_jsonb(a) ORDER BY a.id), '[]') FROM alerts a
           WHERE a.user_id = $1 AND a.podcast_id = $2
         ) FROM gone
         ON CONFLICT (user_id, podcast_id) DO UPDATE SET source_provider = excluded.source_provider,
           tracked = excluded.tracked, alerts = excluded.alerts, stopped_at = excluded.stopped_at`,
        one,
      );
    });
  }

  async restore(userId: TrackerId, podcastId: PodcastId): Promise<boolean> {
    const taken = await this.transactions.write(
      `WITH taken AS (
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
       SELECT 1 FROM taken`,
      [userId, podcastId],
    );
    return taken.length > 0;
  }

  async forgetStopped(seconds: number): Promise<number> {
    const gone = await this.transactions.write(
      "DELETE FROM tracking_stops WHERE stopped_at < clock_timestamp() - make_interval(secs => $1) RETURNING podcast_id",
      [seconds],
    );
    return gone.length;
  }

  async setAlerts(userId: TrackerId, podcastId: PodcastId, { inApp, email }: AlertSettings): Promise<boolean> {
    const changed = await this.transactions.write(
      `WITH changed AS (
         UPDATE tracked_podcasts SET in_app = $3, email = $4 WHERE user_id = $1 AND podcast_id = $2 RETURNING 1
       ), silenced AS (
         UPDATE alerts SET mail_waits = false WHERE user_id = $1 AND podcast_id = $2 AND mail_waits AND $4 = 'off'
       )
       SELECT 1 FROM changed`,
      [userId, podcastId, inApp, email],
    );
    return changed.length > 0;
  }

  async endMail(userId: TrackerId): Promise<void> {
    await this.transactions.write(
      `WITH silenced AS (UPDATE alerts SET mail_waits = false WHERE user_id = $1 AND mail_waits)
       UPDATE tracked_podcasts SET email = 'off' WHERE user_id = $1 AND email <> 'off'`,
      [userId],
    );
  }

  async checked(sourceProvider: string, podcastId: PodcastId, { at, lastSeenPubDate }: Seen): Promise<void> {
    await this.transactions.write(
      `UPDATE tracked_podcasts SET last_seen_pub_date = $3, last_checked_at = $4
       WHERE source_provider = $1 AND podcast_id = $2`,
      [sourceProvider, podcastId, lastSeenPubDate, at],
    );
  }
}

function snapshotValues(snapshot: TrackedSnapshot): unknown[] {
  return [
    snapshot.title,
    snapshot.imageUrl,
    snapshot.author,
    snapshot.description,
    snapshot.categories,
    snapshot.createdOn || null,
    snapshot.lastUpdate || null,
    snapshot.explicit === "N/A" ? null : snapshot.explicit,
    snapshot.language,
    snapshot.episodeCount,
    snapshot.listenerRange,
    snapshot.popularityScore,
    snapshot.sourceProvider,
    snapshot.sourceFetchedAt,
  ];
}

function trackedOf(row: Row): TrackedPodcast {
  return {
    id: row.id,
    podcastId: row.podcast_id,
    title: row.title,
    imageUrl: row.image_url,
    author: row.author,
    description: row.description,
    categories: row.categories,
    createdOn: Number(row.created_on),
    lastUpdate: Number(row.last_update),
    explicit: row.explicit ?? "N/A",
    language: row.language,
    episodeCount: row.episode_count,
    listenerRange: row.listener_range,
    popularityScore: row.popularity_score,
    sourceProvider: row.source_provider,
    sourceFetchedAt: row.source_fetched_at,
    lastSeenPubDate: row.last_seen_pub_date,
    lastCheckedAt: row.last_checked_at,
    startedAt: row.started_at,
    nextCheckAt: row.next_check_at,
    alerts: { inApp: row.in_app, email: row.email },
    newEpisodes: row.new_episodes,
  };
}
