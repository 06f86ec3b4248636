import type { PodcastId } from "@earshot/domain/catalogue/podcast";
import { type Alert, AlertStore, type NewEpisode } from "@earshot/domain/tracking/alert-store.port";
import type { TrackerId } from "@earshot/domain/tracking/tracked-podcast";
import type { PostgresTransactions } from "../shared/postgres-transactions.js";

type Row = {
  id: string;
  podcast_id: string;
  podcast_title: string;
  image_url: string;
  episode_id: string;
  title: string;
  published: Date | null;
  duration: number | null;
  mp3: string;
  created_at: Date;
  is_new: boolean;
};

export class PostgresAlertStore extends AlertStore {
  constructor(private readonly transactions: PostgresTransactions) {
    super();
  }

  async add(sourceProvider: string, podcastId: PodcastId, episodes: readonly NewEpisode[], at: Date): Promise<void> {
    const told = episodes.map(({ key, episode }) => ({
      key,
      id: episode.id,
      title: episode.title,
      published: episode.published,
      duration: episode.duration,
      mp3: episode.mp3,
    }));
    await this.transactions.write(
      `INSERT INTO alerts (user_id, podcast_id, episode_key, episode_id, title, published, duration, mp3, created_at, mail_waits)
       SELECT t.user_id, t.podcast_id, e.key, e.id, e.title, e.published, e.duration, e.mp3, $4,
         t.email <> 'off' AND u.id IS NOT NULL
       FROM tracked_podcasts t LEFT JOIN mailable_users u ON u.id = t.user_id
       CROSS JOIN ROWS FROM (jsonb_to_recordset($3::jsonb)
         AS (key text, id text, title text, published timestamptz, duration double precision, mp3 text))
         WITH ORDINALITY AS e (key, id, title, published, duration, mp3, place)
       WHERE t.source_provider = $1 AND t.podcast_id = $2 AND (t.in_app OR t.email <> 'off')
       ORDER BY e.place
       ON CONFLICT (user_id, podcast_id, episode_key) DO NOTHING`,
      [sourceProvider, podcastId, JSON.stringify(told), at],
    );
  }

  async page(userId: TrackerId, limit: number, after?: string): Promise<readonly Alert[]> {
    const rows = await this.transactions.read<Row>(
      `SELECT a.id, a.podcast_id, t.title AS podcast_title, t.image_url, a.episode_id, a.title, a.published,
         a.duration, a.mp3, a.created_at, a.seen_at IS NULL AS is_new
       FROM alerts a JOIN tracked_podcasts t USING (user_id, podcast_id)
       WHERE a.user_id = $1 AND t.in_app AND a.id < $3 ORDER BY a.id DESC LIMIT $2`,
      [userId, limit, after ?? "9223372036854775807"],
    );
    return rows.map((row) => ({
      id: row.id,
      podcastId: row.podcast_id,
      podcastTitle: row.podcast_title,
      imageUrl: row.image_url,
      episodeId: row.episode_id,
      title: row.title,
      published: row.published,
      duration: row.duration,
      mp3: row.mp3,
      createdAt: row.created_at,
      isNew: row.is_new,
    }));
  }

  async countUnseen(userId: TrackerId): Promise<number> {
    const [row] = await this.transactions.read<{ n: number }>(
      `SELECT count(*)::int AS n FROM alerts a JOIN tracked_podcasts t USING (user_id, podcast_id)
       WHERE a.user_id = $1 AND t.in_app AND a.seen_at IS NULL`,
      [userId],
    );
    return row?.n ?? 0;
  }

  async markSeen(userId: TrackerId, at: Date): Promise<void> {
    await this.transactions.write("UPDATE alerts SET seen_at = $2 WHERE user_id = $1 AND seen_at IS NULL", [
      userId,
      at,
    ]);
  }
}
