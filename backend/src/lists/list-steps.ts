import type { ListId, UndoId } from "@earshot/domain/lists/list";
import type { OwnerId } from "@earshot/domain/lists/list-store.port";
import { olderThan } from "../shared/older-than.js";
import type { PostgresTransactions } from "../shared/postgres-transactions.js";
import { holdLists } from "./list-rows.js";
import { ListStepRow, type StepKind } from "./list-step.row.js";

type Step = {
  readonly owner: OwnerId;
  readonly kind: StepKind;
  readonly list: ListId;
  /** Where moved items went. */
  readonly other?: ListId;
  /** The items it is about; all of the list's without it. */
  readonly items?: readonly string[];
};

/** All that makes an item what it is, but for the list that it is in. */
const WHOLE_ITEM = "id, podcast_id, payload, created_at, title_key, search_text";

/** Rows go from table to table within the database: a list has up to 100,000, and their times have microseconds. */
const KEEP_STEP = `
INSERT INTO list_steps (user_id, kind, list_id, other_list_id, list_name, list_created_at)
SELECT $1, $2, id, $4, name, created_at FROM lists WHERE id = $3 RETURNING id`;
const KEEP_ALL = `
INSERT INTO list_step_items (step_id, ${WHOLE_ITEM}) SELECT $1, ${WHOLE_ITEM} FROM list_items WHERE list_id = $2`;
const KEEP_SOME = `${KEEP_ALL} AND id = ANY($3::uuid[])`;
const LIST_BACK = `
INSERT INTO lists (id, user_id, name, created_at)
SELECT list_id, user_id, list_name, list_created_at FROM list_steps WHERE id = $1 RETURNING id`;
const PUT_BACK = `
INSERT INTO list_items (list_id, ${WHOLE_ITEM})
SELECT $2, ${WHOLE_ITEM} FROM list_step_items WHERE step_id = $1 ON CONFLICT DO NOTHING`;
const MOVE_BACK = `
UPDATE list_items i SET list_id = $2 FROM list_step_items s
WHERE s.step_id = $1 AND i.id = s.id AND i.list_id = $3
  AND NOT EXISTS (SELECT 1 FROM list_items t WHERE t.list_id = $2 AND t.podcast_id = s.podcast_id)`;
const TAKE_OUT = `
DELETE FROM list_items i USING list_step_items s WHERE s.step_id = $1 AND i.id = s.id AND i.list_id = $2`;

/** Notes a step with what it takes away, just before it is done: the items are still in `list`. The list must be held. */
export async function keepStep(
  transactions: PostgresTransactions,
  { owner, kind, list, other, items }: Step,
): Promise<UndoId> {
  const [step] = await transactions.write<{ id: string }>(KEEP_STEP, [owner, kind, list, other ?? null]);
  if (!step) throw new Error("The list of a step is not held.");
  await transactions.write(items ? KEEP_SOME : KEEP_ALL, items ? [step.id, list, items] : [step.id, list]);
  return step.id;
}

/** Takes a step back and forgets it. `room`: the owner may have one list more. */
export async function takeBack(
  transactions: PostgresTransactions,
  owner: OwnerId,
  id: UndoId,
  room: boolean,
): Promise<{ readonly listId: ListId } | "undo-gone" | "duplicate-name" | "too-many-lists"> {
  const steps = await transactions.writing(ListStepRow);
  // Held first: of two callers, one takes the step back and the other finds it gone.
  const step = await steps.findOne({ where: { id, userId: owner }, lock: { mode: "pessimistic_write" } });
  if (!step) return "undo-gone";
  if (step.kind === "list-removed") {
    if (!room) return "too-many-lists";
    const back = await transactions.unlessDuplicate(() => transactions.write(LIST_BACK, [id]));
    if (back === "duplicate") return "duplicate-name";
  } else {
    const needed = step.otherListId === null ? [step.listId] : [step.listId, step.otherListId];
    const held = await holdLists(transactions, owner, needed);
    // Where moved items went need not be there any more; where they came from must.
    if (!held.has(step.listId)) return "undo-gone";
  }
  await putBack(transactions, step);
  await steps.delete({ id });
  return { listId: step.listId };
}

/** Forgets steps older than a number of seconds, and returns how many there were. */
export async function forgetSteps(transactions: PostgresTransactions, seconds: number): Promise<number> {
  const steps = await transactions.writing(ListStepRow);
  return (await steps.delete({ createdAt: olderThan(seconds) })).affected ?? 0;
}

async function putBack(transactions: PostgresTransactions, { id, kind, listId, otherListId }: ListStepRow) {
  if (kind === "items-added") await transactions.write(TAKE_OUT, [id, listId]);
  else if (kind === "items-moved") await transactions.write(MOVE_BACK, [id, listId, otherListId]);
  else await transactions.write(PUT_BACK, [id, listId]);
}
