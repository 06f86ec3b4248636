import type { OwnedData } from "../database/owned-data.js";
import { inPages, ownedRows } from "../database/owned-rows.js";
import type { PostgresTransactions } from "../database/postgres-transactions.js";
import { ListItemRow } from "./stores/list-item.row.js";
import { ListRow } from "./stores/list.row.js";

const REASON = "What was removed in the last few hours, kept only so that it can be restored.";

/** Registers lists and their items for the export of an account. */
export function addOwnedLists(data: OwnedData, transactions: PostgresTransactions): void {
  data.add({
    name: "lists",
    tables: ["lists"],
    what: "The names of your lists and when you made them",
    until: "You delete it or your account",
    of: (userId) => ownedRows(transactions, ListRow, ["id", "name", "createdAt", "statuses", "frozenOn"], userId),
  });
  data.add({
    name: "listItems",
    tables: ["list_items"],
    what: "The shows in your lists with your status, note, price and tags",
    until: "You delete it or your account",
    of: (userId) => ownedItems(transactions, userId),
  });
  for (const table of ["list_steps", "list_step_items"]) data.leaveOut(table, REASON);
}

function ownedItems(transactions: PostgresTransactions, userId: string) {
  return inPages("id", async (after, take) => {
    const items = (await transactions.reading(ListItemRow))
      .createQueryBuilder("item")
      .innerJoin(ListRow, "list", "list.id = item.listId")
      .select(["item.id AS id", 'item.listId AS "listId"', 'list.name AS "listName"', 'item.podcastId AS "podcastId"'])
      .addSelect(["item.payload->>'title' AS title", "item.payload->>'author' AS author"])
      .addSelect([`item.payload->>'image_url' AS "imageUrl"`, 'item.createdAt AS "createdAt"'])
      .addSelect(["item.status AS status", "item.note AS note", "array_to_string(item.tags, ', ') AS tags"])
      .addSelect(['item.priceCents AS "priceCents"', 'item.priceCurrency AS "priceCurrency"'])
      .where("list.userId = :userId", { userId })
      .orderBy("item.id")
      .limit(take);
    if (after !== undefined) items.andWhere("item.id > :after", { after });
    return items.getRawMany();
  });
}
