import { type ListId, UNDO_SECONDS } from "@earshot/domain/lists/list";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";

/** Prepares a list for members and links. The list must be locked. */
export async function openCircle(transactions: PostgresTransactions, list: ListId): Promise<void> {
  // INSERT … SELECT copies the owner from the list.
  await transactions.write(
    `INSERT INTO list_circles (list_id, user_id) SELECT id, user_id FROM lists WHERE id = $1 ON CONFLICT DO NOTHING`,
    [list],
  );
}

/** Removes what is left of permanently deleted lists. Returns the number of lists. */
export async function forgetCircles(transactions: PostgresTransactions): Promise<number> {
  // One statement over three tables: in the query builder, the conditions of a DELETE only cover its own table.
  const gone = await transactions.write(
    `DELETE FROM list_circles c WHERE created_at < clock_timestamp() - make_interval(secs => $1)
       AND NOT EXISTS (SELECT FROM lists l WHERE l.id = c.list_id)
       AND NOT EXISTS (SELECT FROM list_steps s WHERE s.list_id = c.list_id AND s.kind = 'list-removed')
     RETURNING list_id`,
    [UNDO_SECONDS],
  );
  return gone.length;
}
