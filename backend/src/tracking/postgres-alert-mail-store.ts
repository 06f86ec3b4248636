import { AlertMailStore, type MailReader } from "@earshot/domain/tracking/alert-mail-store.port";
import type { MailedEpisode } from "@earshot/domain/tracking/digest";
import type { TrackerId } from "@earshot/domain/tracking/tracked-podcast";
import type { PostgresTransactions } from "../shared/postgres-transactions.js";

type ReaderRow = { id: string; email: string; last_digest: Date | null };
type EpisodeRow = {
  id: string;
  podcast_id: string;
  podcast_title: string;
  title: string;
  published: Date | null;
  created_at: Date;
  email: "each" | "daily";
};

export class PostgresAlertMailStore extends AlertMailStore {
  constructor(private readonly transactions: PostgresTransactions) {
    super();
  }

  async next(digestTime: Date): Promise<MailReader | undefined> {
    const [reader] = await this.transactions.write<ReaderRow>(
      `SELECT u.id, u.email, (SELECT sent_at FROM alert_digests d WHERE d.user_id = u.id) AS last_digest
       FROM users u
       WHERE u.email_verified_at IS NOT NULL AND u.delete_after IS NULL AND u.email <> '' AND u.id IN (
         SELECT a.user_id FROM alerts a JOIN tracked_podcasts t USING (user_id, podcast_id)
         WHERE a.mail_waits AND (t.email = 'each' OR (t.email = 'daily' AND a.created_at < $1 AND NOT EXISTS (
           SELECT 1 FROM alert_digests d WHERE d.user_id = a.user_id AND d.sent_at >= $1
         )))
       )
       LIMIT 1 FOR NO KEY UPDATE OF u SKIP LOCKED`,
      [digestTime],
    );
    if (!reader) return undefined;
    // Asked again once the person is held: another worker may just have written to them.
    const waiting = await this.transactions.write<EpisodeRow>(
      `SELECT a.id, a.podcast_id, t.title AS podcast_title, a.title, a.published, a.created_at, t.email
       FROM alerts a JOIN tracked_podcasts t USING (user_id, podcast_id)
       WHERE a.user_id = $1 AND a.mail_waits AND t.email <> 'off' ORDER BY a.id`,
      [reader.id],
    );
    return {
      userId: reader.id,
      email: reader.email,
      lastDigest: reader.last_digest,
      waiting: waiting.map(episodeOf),
    };
  }

  async mailed(userId: TrackerId, alertIds: readonly string[]): Promise<void> {
    await this.transactions.write(
      "UPDATE alerts SET mail_waits = false WHERE user_id = $1 AND id = ANY($2::bigint[])",
      [userId, alertIds],
    );
  }

  async digestSent(userId: TrackerId, at: Date): Promise<void> {
    await this.transactions.write(
      `INSERT INTO alert_digests (user_id, sent_at) VALUES ($1, $2)
       ON CONFLICT (user_id) DO UPDATE SET sent_at = excluded.sent_at`,
      [userId, at],
    );
  }
}

function episodeOf(row: EpisodeRow): MailedEpisode {
  return {
    id: row.id,
    podcastId: row.podcast_id,
    podcastTitle: row.podcast_title,
    title: row.title,
    published: row.published,
    foundAt: row.created_at,
    wish: row.email,
  };
}
