import type { ListId } from "@earshot/domain/lists/list";
import { adoptedStatuses, USUAL_STATUSES } from "@earshot/domain/lists/columns/statuses";
import { Any } from "typeorm";
import type { PostgresTransactions } from "../database/postgres-transactions.js";
import { ListRow } from "./stores/list.row.js";

/** Adds the statuses of incoming shows to a list, as defined in the list `from`. The list must be locked. */
export async function adoptStatuses(
  transactions: PostgresTransactions,
  list: ListId,
  names: Iterable<string>,
  from?: ListId,
): Promise<void> {
  const lists = await transactions.writing(ListRow);
  const rows = await lists.find({
    select: { id: true, statuses: true },
    where: { id: Any(from === undefined ? [list] : [list, from]) },
  });
  const statusesOf = (id: ListId | undefined) => rows.find((row) => row.id === id)?.statuses ?? USUAL_STATUSES;
  const own = statusesOf(list);
  const statuses = adoptedStatuses(own, names, statusesOf(from));
  if (statuses !== own) await lists.update({ id: list }, { statuses });
}
