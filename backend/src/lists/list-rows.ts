import type { ItemPayload } from "@earshot/domain/lists/item-payload";
import type { List, ListId, ListItem } from "@earshot/domain/lists/list";
import type { OwnerId } from "@earshot/domain/lists/list-store.port";
import type { PostgresTransactions } from "../shared/postgres-transactions.js";
import { isUuid } from "../shared/uuid.js";

export type ListRow = { id: string; name: string; created_at: Date; item_count: string };
export type ItemRow = { id: string; podcast_id: string; payload: ItemPayload; created_at: Date };

export const ITEM_COLUMNS = "id, podcast_id, payload, created_at";
/** All that makes an item what it is, but for the list that it is in. */
export const WHOLE_ITEM = "id, podcast_id, payload, created_at, title_key, search_text";

export function listOf({ id, name, created_at, item_count }: ListRow): List {
  return { id, name, createdAt: created_at, itemCount: Number(item_count) };
}

export function itemOf({ id, podcast_id, payload, created_at }: ItemRow): ListItem {
  const { title, author, image_url } = payload;
  return { id, podcastId: podcast_id, payload: { title, author, image_url }, createdAt: created_at };
}

/**
 * Takes hold of lists of one owner until the transaction ends, so that what changes a list happens one after the other.
 * Always in the order of ids: two calls that need the same lists cannot wait for each other in a circle. Answers those
 * that the owner has.
 */
export async function holdLists(
  transactions: PostgresTransactions,
  owner: OwnerId,
  ids: readonly ListId[],
): Promise<ReadonlySet<ListId>> {
  const held = await transactions.write<{ id: ListId }>(
    "SELECT id FROM lists WHERE user_id = $1 AND id = ANY($2::uuid[]) ORDER BY id FOR NO KEY UPDATE",
    [isUuid(owner) ? owner : null, ids.filter(isUuid)],
  );
  return new Set(held.map(({ id }) => id));
}

/** How many items a list holds. */
export async function countItems(transactions: PostgresTransactions, list: ListId): Promise<number> {
  const [row] = await transactions.write<{ n: number }>(
    "SELECT count(*)::int AS n FROM list_items WHERE list_id = $1",
    [list],
  );
  return row?.n ?? 0;
}
