import type { OwnedData } from "../shared/owned-data.js";
import { ownedRows } from "../shared/owned-rows.js";
import type { PostgresTransactions } from "../shared/postgres-transactions.js";

const LISTS = `SELECT id, name, created_at AS "createdAt" FROM lists WHERE user_id = $1`;
const ITEMS = `SELECT i.id, i.list_id AS "listId", l.name AS "listName", i.podcast_id AS "podcastId",
    i.payload->>'title' AS title, i.payload->>'author' AS author, i.payload->>'image_url' AS "imageUrl",
    i.created_at AS "createdAt"
  FROM list_items i JOIN lists l ON l.id = i.list_id WHERE l.user_id = $1`;
const REASON = "What was removed within the last hours, kept for nothing but putting it back.";

/** Lists and their items in the export of an account. */
export function addOwnedLists(data: OwnedData, transactions: PostgresTransactions): void {
  data.add({ name: "lists", tables: ["lists"], of: (userId) => ownedRows(transactions, LISTS, userId) });
  data.add({ name: "listItems", tables: ["list_items"], of: (userId) => ownedRows(transactions, ITEMS, userId) });
  for (const table of ["list_steps", "list_step_items"]) data.leaveOut(table, REASON);
}
