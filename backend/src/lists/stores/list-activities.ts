import type { ListId } from "@earshot/domain/lists/list";
import type { ListUserId } from "@earshot/domain/lists/list-store.port";
import { shownName } from "@earshot/domain/lists/sharing/invitation";
import {
  ACTIVITY_DAYS,
  ACTIVITY_MAX,
  ACTIVITY_PAGE,
  type ActivityKind,
} from "@earshot/domain/lists/sharing/list-activity";
import { LessThan } from "typeorm";
import type { PostgresTransactions } from "../../database/postgres-transactions.js";
import { accountNames } from "./account-names.js";
import { ListActivityRow } from "./list-activity.row.js";

export type NewActivity = {
  readonly list: ListId;
  readonly user: ListUserId;
  readonly kind: ActivityKind;
  readonly subject?: string;
  readonly count?: number;
  /** The item whose title is the subject. */
  readonly item?: string | undefined;
};

/** Records an action in a shared list; ignores other lists. Call it in the transaction of the action. */
export async function recordActivity(transactions: PostgresTransactions, activity: NewActivity): Promise<void> {
  const { list, user, kind, subject = null, count = null, item = null } = activity;
  // INSERT … SELECT: one statement that also reads whether the list is shared, and the item's title.
  await transactions.write(
    `INSERT INTO list_activity (list_id, user_id, kind, subject, count)
     SELECT list_id, $2, $3, coalesce($4, (SELECT left(payload->>'title', 200) FROM list_items i WHERE i.id = $6)), $5::int
     FROM list_circles WHERE list_id = $1`,
    [list, user, kind, subject, count, item],
  );
}

/** The activity in a list, newest first. */
export async function activitiesOf(transactions: PostgresTransactions, list: ListId, before?: string) {
  const rows = await transactions.reading(ListActivityRow);
  const found = await rows.find({
    where: { listId: list, ...(before !== undefined && { id: LessThan(before) }) },
    order: { id: "DESC" },
    take: ACTIVITY_PAGE,
  });
  const names = await accountNames(transactions, [...new Set(found.map(({ userId }) => userId))]);
  return found.map(({ id, userId, kind, subject, count, at }) => {
    const who = names.get(userId);
    return { id, who: shownName(who?.name ?? null, who?.email ?? ""), kind, subject, count, at };
  });
}

/** Removes entries beyond the maximum age or number per list. */
export async function deleteOldActivities(transactions: PostgresTransactions): Promise<number> {
  // Uses a window function over all lists, which the query builder lacks.
  const gone = await transactions.write(
    `DELETE FROM list_activity WHERE at < clock_timestamp() - make_interval(days => $1) OR id IN (
       SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY list_id ORDER BY id DESC) AS place FROM list_activity) a
       WHERE place > $2)
     RETURNING id`,
    [ACTIVITY_DAYS, ACTIVITY_MAX],
  );
  return gone.length;
}
