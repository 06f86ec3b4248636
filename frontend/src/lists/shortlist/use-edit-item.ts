import type { ListItem } from "@earshot/backend/lists/lists.schemas";
import { type ItemEdit, type OwnColumns, parseEdit, reverseEdit } from "@earshot/domain/lists/columns/own-columns";
import { useRef, useState } from "react";
import { failureReason } from "../../client/failure-reason";
import { useAppDispatch } from "../../client/store";
import { useToast } from "../../toasts/toast";
import { patchItem } from "../api/list-patches";
import type { ItemId, ListId } from "../api/lists-api";
import { listStepped } from "../api/undo-slice";
import { type Written, writeEdit } from "../api/write-edit";
import { itemTitle } from "../items/use-item-actions";

/** An edit of a row that was not saved: somebody else changed the same columns, or saving failed for the given reasons. */
export type Conflict = {
  readonly item: ListItem;
  readonly edit: ItemEdit;
  readonly columns: readonly (keyof OwnColumns)[];
  readonly reasons: Readonly<Partial<Record<keyof OwnColumns, string>>>;
};

type Failed = { readonly kind: "failed"; readonly item: ListItem; readonly reason: string };

/**
 * Edits rows: optimistic, undoable, and never over another person's value. If somebody else has changed the row, an edit of other columns is
 * repeated on the newer row, and an edit of the same columns becomes a conflict. A failed edit becomes a conflict too. Edits are sequential,
 * so that nobody conflicts with themselves.
 */
export function useEditItem(listId: ListId) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [conflicts, setConflicts] = useState<ReadonlyMap<ItemId, Conflict>>(new Map());
  /** Each row after its last edit. */
  const last = useRef(new Map<ItemId, ListItem>());
  /** Settles with the last edit. The server handles one change per list at a time, so parallel requests would only wait. */
  const queue = useRef(Promise.resolve());

  const show = (id: ItemId, change: Partial<ListItem>) =>
    dispatch((_dispatch, getState) => patchItem({ dispatch, getState }, listId, id, change));
  const settle = (id: ItemId, next: (old: Conflict | undefined) => Conflict | undefined) =>
    setConflicts((now) => {
      const conflict = next(now.get(id));
      return new Map([...now].filter(([other]) => other !== id).concat(conflict ? [[id, conflict]] : []));
    });

  /** Returns the row after the edit. */
  const write = async (change: ItemEdit, seen: ListItem, now: ListItem): Promise<ListItem> => {
    try {
      const done = await dispatch(writeEdit(listId, change, seen, now));
      const { item } = done;
      settle(item.id, (old) => stillOpen(old, change, done));
      if (done.kind === "saved") {
        const what = `${Object.keys(change).join(" and ")} of ${itemTitle(seen)}`;
        dispatch(listStepped({ what, listId, item, edit: reverseEdit(done.edit, done.over) }));
      } else show(item.id, item);
      return item;
    } catch (error) {
      show(now.id, reverseEdit(change, now));
      const reason = failureReason(error);
      // The session ended. The edit is sent again after a new sign-in.
      if (reason === undefined) return now;
      toast("Couldn’t save the change", "error");
      settle(now.id, (old) => stillOpen(old, change, { kind: "failed", item: now, reason }));
      return now;
    }
  };

  /** `item` is the row as the user saw it when the edit began, including unsaved values on the screen. */
  const edit = (item: ListItem, given: ItemEdit): void => {
    const change = parseEdit(given);
    show(item.id, change);
    queue.current = queue.current.then(async () => {
      const now = last.current.get(item.id);
      last.current.set(item.id, await write(change, item, now && now.version >= item.version ? now : item));
    });
  };
  return { edit, conflicts, forget: (id: ItemId) => settle(id, () => undefined) };
}

/** The conflict of a row after another edit of it. An edit of one column does not resolve the others. */
function stillOpen(old: Conflict | undefined, change: ItemEdit, done: Written | Failed): Conflict | undefined {
  const left = (old?.columns ?? []).filter((name) => !(name in change));
  const failed = done.kind === "failed" ? (Object.keys(change) as (keyof OwnColumns)[]) : [];
  const columns = [...left, ...failed, ...(done.kind === "conflict" ? done.columns : [])];
  const wanted = { ...old?.edit, ...change };
  const edit = Object.fromEntries(columns.map((name) => [name, wanted[name]]));
  const reasons = {
    ...Object.fromEntries(left.map((name) => [name, old?.reasons[name]])),
    ...(done.kind === "failed" && Object.fromEntries(failed.map((name) => [name, done.reason]))),
  };
  return columns.length > 0 ? { item: done.item, edit, columns, reasons } : undefined;
}
