import type { ListId, UndoId } from "@earshot/domain/lists/list";
import type { ListUserId } from "@earshot/domain/lists/list-store.port";
import { denial } from "@earshot/domain/lists/list-roles";
import { olderThan } from "../database/older-than.js";
import type { PostgresTransactions } from "../database/postgres-transactions.js";
import { recordActivity } from "./stores/list-activities.js";
import { ListStepRow, type StepKind } from "./list-step.row.js";
import type { ListNews } from "./stores/list-news.js";
import { lockLists, lockRoles } from "./stores/lock-lists.js";

type Step = {
  /** The user who took the step and can undo it. */
  readonly user: ListUserId;
  readonly kind: StepKind;
  readonly list: ListId;
  /** The target list of moved items. */
  readonly other?: ListId;
  /** The affected items; if absent, all items of the list. */
  readonly items?: readonly string[];
};

/** Everything about an item except its list. */
const WHOLE_ITEM =
  "id, podcast_id, payload, created_at, title_key, search_text, status, note, price_cents, price_currency, tags, version, frozen";

/** Copies rows from table to table inside the database: a list can have 100,000 rows, and their times are in microseconds. */
const KEEP_STEP = `
INSERT INTO list_steps
  (user_id, kind, list_id, other_list_id, list_name, list_created_at, list_statuses, list_frozen_on)
SELECT $1, $2, id, $4, name, created_at, statuses, frozen_on FROM lists WHERE id = $3 RETURNING id`;
const KEEP_ALL = `
INSERT INTO list_step_items (step_id, ${WHOLE_ITEM}) SELECT $1, ${WHOLE_ITEM} FROM list_items WHERE list_id = $2`;
const KEEP_SOME = `${KEEP_ALL} AND id = ANY($3::uuid[])`;
const LIST_BACK = `
INSERT INTO lists (id, user_id, name, created_at, statuses, frozen_on)
SELECT list_id, user_id, list_name, list_created_at, list_statuses, list_frozen_on FROM list_steps WHERE id = $1 RETURNING id`;
const PUT_BACK = `
INSERT INTO list_items (list_id, ${WHOLE_ITEM})
SELECT $2, ${WHOLE_ITEM} FROM list_step_items WHERE step_id = $1 ON CONFLICT DO NOTHING RETURNING podcast_id`;
const MOVE_BACK = `
UPDATE list_items i SET list_id = $2 FROM list_step_items s
WHERE s.step_id = $1 AND i.id = s.id AND i.list_id = $3
  AND NOT EXISTS (SELECT 1 FROM list_items t WHERE t.list_id = $2 AND t.podcast_id = s.podcast_id)
RETURNING i.podcast_id`;
const TAKE_OUT = `
DELETE FROM list_items i USING list_step_items s WHERE s.step_id = $1 AND i.id = s.id AND i.list_id = $2 RETURNING i.podcast_id`;

/**
 * Records a step with the items that it removes. Call it before the change, while the items are still in `list` and the list is
 * locked.
 */
export async function recordStep(
  transactions: PostgresTransactions,
  { user, kind, list, other, items }: Step,
): Promise<UndoId> {
  const [step] = await transactions.write<{ id: string }>(KEEP_STEP, [user, kind, list, other ?? null]);
  if (!step) throw new Error("The list of a step is not held.");
  if (kind !== "list-removed") {
    await recordActivity(transactions, { list, user, kind, count: items?.length ?? 0, item: items?.[0] });
  }
  await transactions.write(items ? KEEP_SOME : KEEP_ALL, items ? [step.id, list, items] : [step.id, list]);
  return step.id;
}

/** Undoes a step and removes it. `room`: whether the owner can have one more list. */
export async function undoStep(
  transactions: PostgresTransactions,
  news: ListNews,
  { user, id, room }: { readonly user: ListUserId; readonly id: UndoId; readonly room: boolean },
): Promise<{ readonly listId: ListId } | "undo-gone" | "duplicate-name" | "too-many-lists"> {
  const steps = await transactions.writing(ListStepRow);
  // Locked first: if two callers try, one undoes the step and the other finds none.
  const step = await steps.findOne({ where: { id, userId: user }, lock: { mode: "pessimistic_write" } });
  if (!step) return "undo-gone";
  if (step.kind === "list-removed") {
    if (!room) return "too-many-lists";
    const back = await transactions.unlessDuplicate(() => transactions.write(LIST_BACK, [id]));
    if (back === "duplicate") return "duplicate-name";
  } else {
    const { listId, otherListId } = step;
    const there = await lockRoles(transactions, user, otherListId === null ? [listId] : [listId, otherListId]);
    // The target of moved items may have been deleted; the list that they came from must exist.
    const changed = otherListId !== null && there.has(otherListId) ? [listId, otherListId] : [listId];
    if (changed.some((list) => denial(there.get(list), "edit"))) return "undo-gone";
    await lockLists(
      transactions,
      user,
      changed.map((list) => ({ list, action: "edit" })),
    );
  }
  await revert(transactions, news, step);
  await recordActivity(transactions, { list: step.listId, user, kind: "undone" });
  await steps.delete({ id });
  return { listId: step.listId };
}

/** Removes steps older than a number of seconds. Returns their number. */
export async function forgetSteps(transactions: PostgresTransactions, seconds: number): Promise<number> {
  const steps = await transactions.writing(ListStepRow);
  return (await steps.delete({ createdAt: olderThan(seconds) })).affected ?? 0;
}

async function revert(
  transactions: PostgresTransactions,
  news: ListNews,
  { id, kind, listId, otherListId }: ListStepRow,
): Promise<void> {
  const shows = async (sql: string, ...lists: readonly (ListId | null)[]) =>
    (await transactions.write<{ podcast_id: string }>(sql, [id, ...lists])).map(({ podcast_id }) => podcast_id);
  if (kind === "items-added") {
    await news.tell(listId, { change: "items-removed", podcastIds: await shows(TAKE_OUT, listId) });
    return;
  }
  const isMove = kind === "items-moved";
  const podcastIds = isMove ? await shows(MOVE_BACK, listId, otherListId) : await shows(PUT_BACK, listId);
  if (otherListId !== null) await news.tell(otherListId, { change: "items-removed", podcastIds });
  await news.tell(listId, { change: kind === "list-removed" ? "restored" : "items-added", podcastIds });
}
