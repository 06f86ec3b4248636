import { AlertMailStore, type MailReader } from "@earshot/domain/tracking/alerts/alert-mail-store.port";
import type { MailedEpisode } from "@earshot/domain/tracking/alerts/digest";
import type { TrackerId } from "@earshot/domain/tracking/tracked-podcast";
import { Any } from "typeorm";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";
import { AlertDigestRow } from "./alert-digest.row.js";
import { AlertRow } from "./alert.row.js";

type ReaderRow = { id: string; email: string };
type EpisodeRow = {
  user_id: string;
  id: string;
  podcast_id: string;
  podcast_title: string;
  title: string;
  published: Date | null;
  created_at: Date;
  email: "each" | "daily";
  last_digest: Date | null;
};

/** Uses another feature's view, which has no entity. `$1`: alerts older than this are due for a daily email. */
const DUE = `
SELECT DISTINCT a.user_id FROM alerts a JOIN tracked_podcasts t USING (user_id, podcast_id)
WHERE a.mail_waits AND (t.email = 'each' OR (t.email = 'daily' AND a.created_at < $1 AND NOT EXISTS (
  SELECT 1 FROM alert_digests d WHERE d.user_id = a.user_id AND d.sent_at >= $1
))) AND a.user_id IN (SELECT id FROM mailable_users)
LIMIT $2`;

/** Uses the same view. Locks in the order of ids, as everywhere, to prevent deadlocks. */
const HOLD = `
SELECT id, email FROM mailable_users WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE SKIP LOCKED`;

/** One row from three tables: no entity has these columns. */
const WAITING = `
SELECT a.user_id, a.id, a.podcast_id, t.title AS podcast_title, a.title, a.published, a.created_at, t.email,
  (SELECT sent_at FROM alert_digests d WHERE d.user_id = a.user_id) AS last_digest
FROM alerts a JOIN tracked_podcasts t USING (user_id, podcast_id)
WHERE a.user_id = ANY($1::uuid[]) AND a.mail_waits AND t.email <> 'off' ORDER BY a.id`;

export class PostgresAlertMailStore extends AlertMailStore {
  constructor(private readonly transactions: PostgresTransactions) {
    super();
  }

  async due(digestTime: Date, limit: number): Promise<readonly TrackerId[]> {
    const rows = await this.transactions.read<{ user_id: string }>(DUE, [digestTime, limit]);
    return rows.map(({ user_id }) => user_id);
  }

  async hold(userIds: readonly TrackerId[]): Promise<readonly MailReader[]> {
    const readers = await this.transactions.write<ReaderRow>(HOLD, [userIds]);
    // Checked after locking: another worker may just have emailed them.
    const waiting = await this.transactions.write<EpisodeRow>(WAITING, [readers.map(({ id }) => id)]);
    const ofReader = Map.groupBy(waiting, ({ user_id }) => user_id);
    return readers.map(({ id, email }) => {
      const rows = ofReader.get(id) ?? [];
      return { userId: id, email, lastDigest: rows[0]?.last_digest ?? null, waiting: rows.map(episodeOf) };
    });
  }

  async mailed(alertIds: readonly string[]): Promise<void> {
    await (await this.transactions.writing(AlertRow)).update({ id: Any(alertIds) }, { mailWaits: false });
  }

  async digestsSent(userIds: readonly TrackerId[], at: Date): Promise<void> {
    const digests = await this.transactions.writing(AlertDigestRow);
    await digests.upsert(
      userIds.map((userId) => ({ userId, sentAt: at })),
      ["userId"],
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
    frequency: row.email,
  };
}
