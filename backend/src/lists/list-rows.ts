import type { List, ListId, ListItem } from "@earshot/domain/lists/list";
import type { OwnerId } from "@earshot/domain/lists/list-store.port";
import { Any } from "typeorm";
import type { PostgresTransactions } from "../shared/postgres-transactions.js";
import { isUuid } from "../shared/uuid.js";
import { ListItemRow } from "./list-item.row.js";
import { ListRow } from "./list.row.js";

/** What `itemOf` reads of an item. */
export const ITEM_COLUMNS = { id: true, podcastId: true, payload: true, createdAt: true } as const;
export type ShownItem = Pick<ListItemRow, keyof typeof ITEM_COLUMNS>;

export function listOf({ id, name, createdAt }: ListRow, itemCount: number): List {
  return { id, name, createdAt, itemCount };
}

export function itemOf({ id, podcastId, payload, createdAt }: ShownItem): ListItem {
  const { title, author, image_url } = payload;
  return { id, podcastId, payload: { title, author, image_url }, createdAt };
}

/**
 * Takes hold of lists of one owner until the transaction ends, so that what changes a list happens one after the other.
 * Always in the order of ids: two calls that need the same lists cannot wait for each other in a circle. Returns those
 * that the owner has.
 */
export async function holdLists(
  transactions: PostgresTransactions,
  owner: OwnerId,
  ids: readonly ListId[],
): Promise<ReadonlySet<ListId>> {
  if (!isUuid(owner)) return new Set();
  const lists = await transactions.writing(ListRow);
  const held = await lists.find({
    select: { id: true },
    where: { userId: owner, id: Any(ids.filter(isUuid)) },
    order: { id: "ASC" },
    lock: { mode: "for_no_key_update" },
  });
  return new Set(held.map(({ id }) => id));
}

/** How many items a list holds. */
export async function countItems(transactions: PostgresTransactions, list: ListId): Promise<number> {
  return (await transactions.writing(ListItemRow)).countBy({ listId: list });
}
