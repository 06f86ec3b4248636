import type { PodcastId } from "@earshot/domain/catalogue/podcast";
import type { PodcastSnapshot } from "@earshot/domain/catalogue/podcast-snapshot";
import {
  type OwnerId,
  PAGE_SIZE,
  type SavedId,
  type SavedPodcast,
  SavedStore,
} from "@earshot/domain/saved/saved-store.port";
import type { PostgresTransactions } from "../shared/postgres-transactions.js";
import { isUuid } from "../shared/uuid.js";

type Row = {
  id: string;
  podcast_id: string;
  title: string;
  image_url: string | null;
  author: string | null;
  added_at: Date;
};

const COLUMNS = "id, podcast_id, title, image_url, author, added_at";

/** Saved podcasts in PostgreSQL. */
export class PostgresSavedStore extends SavedStore {
  constructor(private readonly transactions: PostgresTransactions) {
    super();
  }

  async save(
    owner: OwnerId,
    podcastId: PodcastId,
    { title, imageUrl, author }: PodcastSnapshot,
  ): Promise<{ readonly saved: SavedPodcast; readonly isNew: boolean }> {
    const [row] = await this.transactions.write<Row & { is_new: boolean }>(
      `INSERT INTO saved_podcasts (user_id, podcast_id, title, image_url, author) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (user_id, podcast_id)
         DO UPDATE SET title = excluded.title, image_url = excluded.image_url, author = excluded.author
       RETURNING ${COLUMNS}, xmax = 0 AS is_new`,
      [owner, podcastId, title, imageUrl, author],
    );
    if (!row) throw new Error("An upsert answered no row.");
    return { saved: savedOf(row), isNew: row.is_new };
  }

  async remove(owner: OwnerId, id: SavedId): Promise<boolean> {
    if (!isUuid(owner) || !isUuid(id)) return false;
    const kept = await this.transactions.write(
      `WITH gone AS (DELETE FROM saved_podcasts WHERE id = $1 AND user_id = $2 RETURNING *)
       INSERT INTO saved_removals (id, user_id, saved) SELECT id, user_id, to_jsonb(gone) FROM gone RETURNING id`,
      [id, owner],
    );
    return kept.length > 0;
  }

  async restore(owner: OwnerId, id: SavedId): Promise<SavedPodcast | undefined> {
    if (!isUuid(owner) || !isUuid(id)) return undefined;
    return this.transactions.run(async () => {
      const [gone] = await this.transactions.write<{ podcast_id: string }>(
        `WITH taken AS (DELETE FROM saved_removals WHERE id = $1 AND user_id = $2 RETURNING saved), back AS (
           INSERT INTO saved_podcasts SELECT whole.* FROM taken, jsonb_populate_record(NULL::saved_podcasts, saved) whole
           ON CONFLICT (user_id, podcast_id) DO NOTHING
         ) SELECT saved->>'podcast_id' AS podcast_id FROM taken`,
        [id, owner],
      );
      return gone && (await this.among(owner, [gone.podcast_id]))[0];
    });
  }

  async forgetRemoved(seconds: number): Promise<number> {
    const gone = await this.transactions.write(
      "DELETE FROM saved_removals WHERE removed_at < clock_timestamp() - make_interval(secs => $1) RETURNING id",
      [seconds],
    );
    return gone.length;
  }

  async page(
    owner: OwnerId,
    page: number,
  ): Promise<{ readonly items: readonly SavedPodcast[]; readonly total: number }> {
    if (!isUuid(owner)) return { items: [], total: 0 };
    const [[counted], rows] = await Promise.all([
      this.transactions.read<{ total: number }>(
        "SELECT count(*)::int AS total FROM saved_podcasts WHERE user_id = $1",
        [owner],
      ),
      this.transactions.read<Row>(
        `SELECT ${COLUMNS} FROM saved_podcasts WHERE user_id = $1
         ORDER BY added_at DESC, id DESC LIMIT ${PAGE_SIZE} OFFSET ${(page - 1) * PAGE_SIZE}`,
        [owner],
      ),
    ]);
    return { items: rows.map(savedOf), total: counted?.total ?? 0 };
  }

  async among(owner: OwnerId, podcastIds: readonly PodcastId[]): Promise<readonly SavedPodcast[]> {
    if (!isUuid(owner)) return [];
    const rows = await this.transactions.read<Row>(
      `SELECT ${COLUMNS} FROM saved_podcasts WHERE user_id = $1 AND podcast_id = ANY($2) ORDER BY added_at DESC, id DESC`,
      [owner, podcastIds],
    );
    return rows.map(savedOf);
  }
}

function savedOf({ id, podcast_id, title, image_url, author, added_at }: Row): SavedPodcast {
  return { id, podcastId: podcast_id, title, imageUrl: image_url, author, addedAt: added_at };
}
