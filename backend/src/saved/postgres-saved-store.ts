import type { PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import type { PodcastSnapshot } from "@earshot/domain/catalogue/shows/podcast-snapshot";
import {
  type OwnerId,
  PAGE_SIZE,
  type SavedId,
  type SavedPodcast,
  SavedStore,
} from "@earshot/domain/saved/saved-store.port";
import { Any } from "typeorm";
import { olderThan } from "../database/older-than.js";
import type { PostgresTransactions } from "../database/postgres-transactions.js";
import { returnedRows } from "../database/returned-rows.js";
import { isUuid } from "../shared/process/uuid.js";
import { SavedRemovalRow } from "./saved-removal.row.js";
import { SavedRow } from "./saved.row.js";

const NEWEST_FIRST = { addedAt: "DESC", id: "DESC" } as const;

/** Stores the whole row as JSON, with the microseconds that JavaScript dates lose. */
const REMOVE = `
WITH gone AS (DELETE FROM saved_podcasts WHERE id = $1 AND user_id = $2 RETURNING *)
INSERT INTO saved_removals (id, user_id, saved) SELECT id, user_id, to_jsonb(gone) FROM gone RETURNING id`;

/** Restores the row that `REMOVE` stored. */
const RESTORE = `
WITH taken AS (DELETE FROM saved_removals WHERE id = $1 AND user_id = $2 RETURNING saved), back AS (
  INSERT INTO saved_podcasts SELECT whole.* FROM taken, jsonb_populate_record(NULL::saved_podcasts, saved) whole
  ON CONFLICT (user_id, podcast_id) DO NOTHING
) SELECT saved->>'podcast_id' AS podcast_id FROM taken`;

export class PostgresSavedStore extends SavedStore {
  constructor(private readonly transactions: PostgresTransactions) {
    super();
  }

  async save(
    owner: OwnerId,
    podcastId: PodcastId,
    { title, imageUrl, author }: PodcastSnapshot,
  ): Promise<{ readonly saved: SavedPodcast; readonly isNew: boolean }> {
    const rows = await this.transactions.writing(SavedRow);
    const result = await rows
      .createQueryBuilder()
      .insert()
      .values({ userId: owner, podcastId, title, imageUrl, author })
      .orUpdate(["title", "image_url", "author"], ["user_id", "podcast_id"])
      // xmax is 0 in a row that no statement has changed.
      .returning("*, xmax = 0 AS is_new")
      .execute();
    const [row] = returnedRows(rows, result);
    if (!row) throw new Error("An upsert returned no row.");
    return { saved: savedOf(row), isNew: (result.raw as { is_new: boolean }[])[0]?.is_new === true };
  }

  async remove(owner: OwnerId, id: SavedId): Promise<boolean> {
    if (!isUuid(owner) || !isUuid(id)) return false;
    return (await this.transactions.write(REMOVE, [id, owner])).length > 0;
  }

  async restore(owner: OwnerId, id: SavedId): Promise<SavedPodcast | undefined> {
    if (!isUuid(owner) || !isUuid(id)) return undefined;
    return this.transactions.run(async () => {
      const [gone] = await this.transactions.write<{ podcast_id: string }>(RESTORE, [id, owner]);
      return gone && (await this.among(owner, [gone.podcast_id]))[0];
    });
  }

  async forgetRemoved(seconds: number): Promise<number> {
    const rows = await this.transactions.writing(SavedRemovalRow);
    const { affected } = await rows.delete({ removedAt: olderThan(seconds) });
    return affected ?? 0;
  }

  async page(
    owner: OwnerId,
    page: number,
  ): Promise<{ readonly items: readonly SavedPodcast[]; readonly total: number }> {
    if (!isUuid(owner)) return { items: [], total: 0 };
    const rows = await this.transactions.reading(SavedRow);
    const [items, total] = await rows.findAndCount({
      where: { userId: owner },
      order: NEWEST_FIRST,
      take: PAGE_SIZE,
      skip: (page - 1) * PAGE_SIZE,
    });
    return { items: items.map(savedOf), total };
  }

  async among(owner: OwnerId, podcastIds: readonly PodcastId[]): Promise<readonly SavedPodcast[]> {
    if (!isUuid(owner)) return [];
    const rows = await this.transactions.reading(SavedRow);
    const found = await rows.find({ where: { userId: owner, podcastId: Any(podcastIds) }, order: NEWEST_FIRST });
    return found.map(savedOf);
  }
}

function savedOf({ id, podcastId, title, imageUrl, author, addedAt }: SavedRow): SavedPodcast {
  return { id, podcastId, title, imageUrl, author, addedAt };
}
