import type { ListId, UndoId } from "@earshot/domain/lists/list";
import type { OwnerId } from "@earshot/domain/lists/list-store.port";
import type { PostgresTransactions } from "../shared/postgres-transactions.js";
import { holdLists, WHOLE_ITEM } from "./list-rows.js";

type StepKind = "list-removed" | "items-removed" | "items-moved" | "items-added";
type Step = {
  readonly owner: OwnerId;
  readonly kind: StepKind;
  readonly list: ListId;
  /** Where moved items went. */
  readonly other?: ListId;
  /** The items it is about; all of the list's without it. */
  readonly items?: readonly string[];
};
type StepRow = {
  kind: StepKind;
  list_id: string;
  other_list_id: string | null;
};

/** Notes a step with what it takes away, just before it is done: the items are still in `list`. The list must be held. */
export async function keepStep(
  transactions: PostgresTransactions,
  { owner, kind, list, other, items }: Step,
): Promise<UndoId> {
  const [row] = await transactions.write<{ id: string }>(
    `INSERT INTO list_steps (user_id, kind, list_id, other_list_id, list_name, list_created_at)
     SELECT $1, $2, id, $4, name, created_at FROM lists WHERE id = $3 RETURNING id`,
    [owner, kind, list, other ?? null],
  );
  if (!row) throw new Error("The list of a step is not held.");
  await transactions.write(
    `INSERT INTO list_step_items (step_id, ${WHOLE_ITEM})
     SELECT $1, ${WHOLE_ITEM} FROM list_items WHERE list_id = $2 ${items ? "AND id = ANY($3::uuid[])" : ""}`,
    items ? [row.id, list, items] : [row.id, list],
  );
  return row.id;
}

/** Takes a step back and forgets it. `room`: the owner may have one list more. */
export async function takeBack(
  transactions: PostgresTransactions,
  owner: OwnerId,
  id: UndoId,
  room: boolean,
): Promise<{ readonly listId: ListId } | "undo-gone" | "duplicate-name" | "too-many-lists"> {
  // Held first: of two callers, one takes the step back and the other finds it gone.
  const [step] = await transactions.write<StepRow>(
    "SELECT kind, list_id, other_list_id FROM list_steps WHERE id = $1 AND user_id = $2 FOR UPDATE",
    [id, owner],
  );
  if (!step) return "undo-gone";
  if (step.kind === "list-removed") {
    if (!room) return "too-many-lists";
    const back = await transactions.unlessDuplicate(() =>
      transactions.write(
        `INSERT INTO lists (id, user_id, name, created_at)
       SELECT list_id, user_id, list_name, list_created_at FROM list_steps WHERE id = $1 RETURNING id`,
        [id],
      ),
    );
    if (back === "duplicate") return "duplicate-name";
  } else {
    const held = await holdLists(transactions, owner, [
      step.list_id,
      ...(step.other_list_id ? [step.other_list_id] : []),
    ]);
    // Where moved items went need not be there any more; where they came from must.
    if (!held.has(step.list_id)) return "undo-gone";
  }
  await RETURN[step.kind](transactions, id, step);
  await transactions.write("DELETE FROM list_steps WHERE id = $1", [id]);
  return { listId: step.list_id };
}

/** Forgets steps older than so many seconds. */
export async function forgetSteps(transactions: PostgresTransactions, seconds: number): Promise<number> {
  const gone = await transactions.write(
    "DELETE FROM list_steps WHERE created_at < clock_timestamp() - make_interval(secs => $1) RETURNING id",
    [seconds],
  );
  return gone.length;
}

type Return = (transactions: PostgresTransactions, id: UndoId, step: StepRow) => Promise<unknown>;

const putBack: Return = (transactions, id, { list_id }) =>
  transactions.write(
    `INSERT INTO list_items (list_id, ${WHOLE_ITEM})
     SELECT $2, ${WHOLE_ITEM} FROM list_step_items WHERE step_id = $1 ON CONFLICT DO NOTHING`,
    [id, list_id],
  );

const RETURN: Readonly<Record<StepKind, Return>> = {
  "list-removed": putBack,
  "items-removed": putBack,
  "items-moved": (transactions, id, { list_id, other_list_id }) =>
    transactions.write(
      `UPDATE list_items i SET list_id = $2 FROM list_step_items s
       WHERE s.step_id = $1 AND i.id = s.id AND i.list_id = $3
         AND NOT EXISTS (SELECT 1 FROM list_items t WHERE t.list_id = $2 AND t.podcast_id = s.podcast_id)`,
      [id, list_id, other_list_id],
    ),
  "items-added": (transactions, id, { list_id }) =>
    transactions.write(
      `DELETE FROM list_items i USING list_step_items s
       WHERE s.step_id = $1 AND i.id = s.id AND i.list_id = $2`,
      [id, list_id],
    ),
};
