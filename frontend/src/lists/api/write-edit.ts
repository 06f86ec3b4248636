import type { ListItem } from "@earshot/backend/lists/lists.schemas";
import { type ItemEdit, mergeEdit, type OwnColumns } from "@earshot/domain/lists/columns/own-columns";
import { isApiError } from "../../client/api-error";
import type { AppDispatch } from "../../client/store";
import type { ListId } from "./lists-api";
import { editItem } from "./shortlist-api";

/** How often an edit is tried: on newer rows before the user is asked, and on a busy server before giving up. */
const TRIES = 10;

/** The result of an edit. `item` is the row after it. */
export type Written =
  /** `edit` is the part that was written, `over` the row before it. */
  | { readonly kind: "saved"; readonly item: ListItem; readonly over: ListItem; readonly edit: ItemEdit }
  /** The row already had these values. */
  | { readonly kind: "same"; readonly item: ListItem }
  /** Another person gave these columns different values. Nothing was written. */
  | { readonly kind: "conflict"; readonly item: ListItem; readonly columns: readonly (keyof OwnColumns)[] };

/**
 * Writes an edit of the row `seen`. If the row has changed since, the edit is tried again on the newer row, unless another person changed
 * the same columns. `now` is the last known row; `seen` can contain unsaved values. Rejects with the API client's error.
 */
export function writeEdit(listId: ListId, change: ItemEdit, seen: ListItem, now = seen) {
  return async (dispatch: AppDispatch): Promise<Written> => {
    let item = now;
    let edit = change;
    for (let tries = TRIES; ; tries -= 1) {
      if (item !== seen) {
        const merge = mergeEdit(change, seen, item);
        if (merge.kind !== "free") return { ...merge, item };
        edit = merge.edit;
        if (tries === 0) return { kind: "conflict", item, columns: Object.keys(edit) as (keyof OwnColumns)[] };
      }
      const wanted = { listId, itemId: seen.id, version: item.version, edit };
      try {
        return { kind: "saved", item: await dispatch(editItem.initiate(wanted)).unwrap(), over: item, edit };
      } catch (error) {
        const newer = newerRow(error);
        if (newer) item = newer;
        else if (tries > 0 && isApiError(error) && error.status === 503) await pause(error.retryAfter);
        else throw error;
      }
    }
  };
}

/** Waits this many seconds; one second if the server does not specify it. */
function pause(seconds = 1): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
}

function newerRow(error: unknown): ListItem | undefined {
  if (!isApiError(error) || error.code !== "list.item-changed") return undefined;
  return error.current as ListItem | undefined;
}
