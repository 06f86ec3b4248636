import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import { type Alert, AlertStore, type NewEpisode } from "@earshot/domain/tracking/alert-store.port";
import type { TrackerId } from "@earshot/domain/tracking/tracked-podcast";
import { IsNull, type SelectQueryBuilder } from "typeorm";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";
import { AlertRow } from "./alert.row.js";
import { TrackedRow } from "./tracked.row.js";

/** One statement for everyone who tracks the show, with their current settings. */
const ADD = `
INSERT INTO alerts (user_id, podcast_id, episode_key, episode_id, title, published, duration, mp3, created_at, mail_waits)
SELECT t.user_id, t.podcast_id, e.key, e.id, e.title, e.published, e.duration, e.mp3, $4,
  t.email <> 'off' AND u.id IS NOT NULL
FROM tracked_podcasts t LEFT JOIN mailable_users u ON u.id = t.user_id
CROSS JOIN ROWS FROM (jsonb_to_recordset($3::jsonb)
  AS (key text, id text, title text, published timestamptz, duration double precision, mp3 text))
  WITH ORDINALITY AS e (key, id, title, published, duration, mp3, place)
WHERE t.source_provider = $1 AND t.podcast_id = $2 AND (t.in_app OR t.email <> 'off')
ORDER BY e.place
ON CONFLICT (user_id, podcast_id, episode_key) DO NOTHING`;

export class PostgresAlertStore extends AlertStore {
  constructor(private readonly transactions: PostgresTransactions) {
    super();
  }

  async add(sourceProvider: string, podcastId: PodcastId, episodes: readonly NewEpisode[], at: Date): Promise<void> {
    const alertRows = episodes.map(({ key, episode }) => ({
      key,
      id: episode.id,
      title: episode.title,
      published: episode.published,
      duration: episode.duration,
      mp3: episode.mp3,
    }));
    await this.transactions.write(ADD, [sourceProvider, podcastId, JSON.stringify(alertRows), at]);
  }

  async page(userId: TrackerId, limit: number, after?: string): Promise<readonly Alert[]> {
    const alerts = await this.shownTo(userId);
    if (after !== undefined) alerts.andWhere("alert.id < :after", { after });
    const { entities, raw } = await alerts
      .addSelect(["tracked.title AS podcast_title", "tracked.imageUrl AS image_url"])
      .orderBy("alert.id", "DESC")
      .limit(limit)
      .getRawAndEntities<{ podcast_title: string; image_url: string }>();
    return entities.map(({ id, podcastId, episodeId, title, published, duration, mp3, createdAt, seenAt }, index) => ({
      id,
      podcastId,
      podcastTitle: raw[index]?.podcast_title ?? "",
      imageUrl: raw[index]?.image_url ?? "",
      episodeId,
      title,
      published,
      duration,
      mp3,
      createdAt,
      isNew: seenAt === null,
    }));
  }

  async countUnseen(userId: TrackerId): Promise<number> {
    const unseen = (await this.shownTo(userId)).andWhere("alert.seenAt IS NULL");
    // getCount() would sort the ids to count each only once, which is unnecessary for a join by a unique key.
    const counted = await unseen.select("count(*)::int", "n").getRawOne<{ n: number }>();
    return counted?.n ?? 0;
  }

  async markSeen(userId: TrackerId, at: Date): Promise<void> {
    await (await this.transactions.writing(AlertRow)).update({ userId, seenAt: IsNull() }, { seenAt: at });
  }

  /** Alerts that the person wants to see in the product. */
  private async shownTo(userId: TrackerId): Promise<SelectQueryBuilder<AlertRow>> {
    const own = "tracked.userId = alert.userId AND tracked.podcastId = alert.podcastId AND tracked.inAppAlerts";
    return (await this.transactions.reading(AlertRow))
      .createQueryBuilder("alert")
      .innerJoin(TrackedRow, "tracked", own)
      .where("alert.userId = :userId", { userId });
  }
}
