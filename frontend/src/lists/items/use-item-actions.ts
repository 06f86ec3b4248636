import type { ListItem, ListSummary } from "@earshot/backend/lists/lists.schemas";
import { useState } from "react";
import { useAppDispatch } from "../../client/store";
import { useToast } from "../../toasts/toast";
import { TOAST_MS } from "../../toasts/toast-slice";
import { moveFocus } from "../../ui/overlay/focus-target";
import { bulkSummary, showCount } from "../api/count-texts";
import { itemFocus, listFocus } from "../api/focus-names";
import {
  type BulkAction,
  useBulkMutation,
  useCopyItemMutation,
  useMoveItemMutation,
  useRemoveItemMutation,
} from "../api/item-changes";
import { ALREADY_IN_THAT, listError } from "../api/list-error";
import type { ItemId, ListId } from "../api/lists-api";
import { listStepped } from "../api/undo-slice";

const DONE: Readonly<Record<BulkAction, string>> = { remove: "Removed", move: "Moved", copy: "Copied" };

export const itemTitle = ({ payload }: ListItem) => payload.title || "Untitled";

/** Removes, moves and copies items of a list: applied at once, reverted if refused, announced, and undoable. */
export function useItemActions(list: ListSummary, shown: readonly ListItem[]) {
  const [removeItem] = useRemoveItemMutation();
  const [moveItem] = useMoveItemMutation();
  const [copyItem] = useCopyItemMutation();
  const [bulk] = useBulkMutation();
  const dispatch = useAppDispatch();
  const toast = useToast();
  /** Items that were not moved, because the other list already contains them. */
  const [stayed, setStayed] = useState<ReadonlySet<ItemId>>(new Set());

  const one = async (action: BulkAction, item: ListItem, target: ListSummary | undefined) => {
    const key = { listId: list.id, itemId: item.id };
    if (action === "remove") return removeItem(key).unwrap();
    const transfer = { ...key, targetListId: target?.id ?? "" };
    return action === "move" ? moveItem(transfer).unwrap() : copyItem(transfer).unwrap();
  };

  const many = async (action: BulkAction, items: readonly ListItem[], target: ListSummary | undefined) => {
    const itemIds = items.map(({ id }) => id);
    const answer = await bulk({
      listId: list.id,
      action,
      itemIds,
      ...(target && { targetListId: target.id }),
    }).unwrap();
    setStayed(new Set(answer.alreadyThere));
    return { undoId: answer.undoId, message: bulkSummary(action, answer) };
  };

  /** Returns whether it succeeded. */
  const run = async (action: BulkAction, items: readonly ListItem[], target?: ListSummary): Promise<boolean> => {
    const [first] = items;
    // Moving an item to its own list does nothing (product specification, section 5).
    if (!first || target?.id === list.id) return false;
    setStayed(new Set());
    const single = items.length === 1;
    const what = single ? itemTitle(first) : showCount(items.length);
    if (action !== "copy") moveFocus(afterRemoval(list.id, shown, items));
    try {
      const answer = single ? await one(action, first, target) : await many(action, items, target);
      const { undoId } = answer;
      if (undoId) dispatch(listStepped({ what: `${action} ${what}`, undoId }));
      const where = target ? ` to ${target.name}` : "";
      toast("message" in answer ? answer.message : `${DONE[action]} “${what}”${where}`, "success", TOAST_MS.item);
      return true;
    } catch (error) {
      const text = listError(error, action);
      if (text === ALREADY_IN_THAT) setStayed(new Set([first.id]));
      toast(text, "error");
      if (action !== "copy") moveFocus(itemFocus(first.id));
      return false;
    }
  };
  return { run, stayed };
}

/** What gets the focus after a removal: the next remaining item, otherwise the previous one, otherwise the list's heading. */
function afterRemoval(listId: ListId, shown: readonly ListItem[], gone: readonly ListItem[]): string {
  const ids = new Set(gone.map(({ id }) => id));
  const last = shown.findLastIndex(({ id }) => ids.has(id));
  const next = shown.slice(last + 1).find(({ id }) => !ids.has(id)) ?? shown.findLast(({ id }) => !ids.has(id));
  return next ? itemFocus(next.id) : listFocus(listId);
}
