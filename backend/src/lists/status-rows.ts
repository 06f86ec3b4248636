import type { ListId } from "@earshot/domain/lists/list";
import { kindOf, STATUSES_MAX, type Statuses, USUAL_STATUSES } from "@earshot/domain/lists/columns/statuses";
import { Any } from "typeorm";
import type { PostgresTransactions } from "../shared/database/postgres-transactions.js";
import { ListRow } from "./stores/list.row.js";

/** Maximum statuses that a list adopts. Shows beyond it keep theirs in their rows. */
const KEPT_MAX = 2 * STATUSES_MAX;

/** Adds the statuses of incoming shows to a list, as they were in the list `from`. The list must be held. */
export async function takeUpStatuses(
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
  const statusesOf = (id: ListId | undefined): Statuses =>
    rows.find((row) => row.id === id)?.statuses ?? USUAL_STATUSES;
  const own = statusesOf(list);
  const missing = [...new Set(names)].filter((name) => own.every((status) => status.name !== name));
  if (missing.length === 0) return;
  const added = missing.map((name) => ({ name, kind: kindOf(statusesOf(from), name) }));
  const [first, ...others] = [...own, ...added].slice(0, Math.max(KEPT_MAX, own.length));
  if (first) await lists.update({ id: list }, { statuses: [first, ...others] });
}
