import type { OwnedData } from "../shared/owned-data.js";
import { inPages, ownedRows } from "../shared/owned-rows.js";
import type { PostgresTransactions } from "../shared/postgres-transactions.js";
import { ListItemRow } from "./list-item.row.js";
import { ListRow } from "./list.row.js";

const REASON = "What was removed within the last hours, kept for nothing but putting it back.";

/** Lists and their items in the export of an account. */
export function addOwnedLists(data: OwnedData, transactions: PostgresTransactions): void {
  data.add({
    name: "lists",
    tables: ["lists"],
    of: (userId) => ownedRows(transactions, ListRow, ["id", "name", "createdAt"], userId),
  });
  data.add({ name: "listItems", tables: ["list_items"], of: (userId) => ownedItems(transactions, userId) });
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
      .where("list.userId = :userId", { userId })
      .orderBy("item.id")
      .limit(take);
    if (after !== undefined) items.andWhere("item.id > :after", { after });
    return items.getRawMany();
  });
}
