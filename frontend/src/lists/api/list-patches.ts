import type { ListItem, ListSummary } from "@earshot/backend/lists/lists.schemas";
import type { AppDispatch, AppState } from "../../client/store";
import { type ItemId, type ListId, listsApi } from "./lists-api";

/** What `onQueryStarted` gets for a running mutation. */
export type Running = {
  readonly dispatch: AppDispatch;
  readonly getState: () => unknown;
  readonly queryFulfilled: Promise<unknown>;
};

type Patch = { readonly undo: () => void };

/** Applies a change before the server has confirmed it, and reverts it if the server refuses. */
export async function optimistic({ queryFulfilled }: Running, patches: readonly Patch[]): Promise<void> {
  try {
    await queryFulfilled;
  } catch {
    // In reverse order, because each patch restores the state before it.
    for (const patch of patches.toReversed()) patch.undo();
  }
}

export function patchLists({ dispatch }: Running, change: (lists: ListSummary[]) => ListSummary[]): Patch {
  return dispatch(listsApi.util.updateQueryData("lists", undefined, (lists) => change(lists as ListSummary[])));
}

/** Adds `by` to a list's number of items; a negative number subtracts. */
export function patchCount(running: Running, id: ListId, by: number): Patch {
  return patchLists(running, (lists) =>
    lists.map((list) => (list.id === id ? { ...list, itemCount: Math.max(0, list.itemCount + by) } : list)),
  );
}

/** Removes items from every cached page of a list. */
export function patchItemsRemoved(running: Running, listId: ListId, ids: readonly ItemId[]): Patch[] {
  const gone = new Set(ids);
  const pages = listsApi.util.selectCachedArgsForQuery(running.getState() as AppState, "listItems");
  return pages
    .filter((page) => page.listId === listId)
    .map((page) =>
      running.dispatch(
        listsApi.util.updateQueryData("listItems", page, (shown) => ({
          ...shown,
          items: shown.items.filter((item) => !gone.has(item.id)),
          total: Math.max(0, shown.total - ids.length),
        })),
      ),
    );
}

/** Changes an item on every cached page of its list. */
export function patchItem(
  { dispatch, getState }: Pick<Running, "dispatch" | "getState">,
  listId: ListId,
  id: ItemId,
  change: Partial<ListItem>,
): Patch[] {
  const pages = listsApi.util.selectCachedArgsForQuery(getState() as AppState, "listItems");
  return pages
    .filter((page) => page.listId === listId)
    .map((page) =>
      dispatch(
        listsApi.util.updateQueryData("listItems", page, ({ items }) => {
          const item = items.find((one) => one.id === id);
          // Field by field, so that undoing this does not touch other changes.
          if (item) Object.assign(item, change);
        }),
      ),
    );
}
