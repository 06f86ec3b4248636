import type { ListItem, ListSummary } from "@earshot/backend/lists/lists.schemas";
import type { AppDispatch, AppState } from "../../client/store";
import { type ItemId, type ListId, listsApi } from "./lists-api";

/** The tools of a running mutation. */
export type Running = {
  readonly dispatch: AppDispatch;
  readonly getState: () => unknown;
  readonly queryFulfilled: Promise<unknown>;
};

type Patch = { readonly undo: () => void };

/** Shows a change before the server has agreed, and reverts it if the server refuses. */
export async function optimistic({ queryFulfilled }: Running, patches: readonly Patch[]): Promise<void> {
  try {
    await queryFulfilled;
  } catch {
    // In reverse order: each restores only what it found.
    for (const patch of patches.toReversed()) patch.undo();
  }
}

/** Changes the displayed lists, by their index. */
export function patchLists({ dispatch }: Running, change: (lists: ListSummary[]) => ListSummary[]): Patch {
  return dispatch(listsApi.util.updateQueryData("lists", undefined, (lists) => change(lists as ListSummary[])));
}

/** Adds to the number of items of a list; a negative number subtracts. */
export function patchCount(running: Running, id: ListId, by: number): Patch {
  return patchLists(running, (lists) =>
    lists.map((list) => (list.id === id ? { ...list, itemCount: Math.max(0, list.itemCount + by) } : list)),
  );
}

/** Removes items from every page of a list that is in memory. */
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

/** Changes an item in every page of its list that is in memory. */
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
          // Field by field, so that undoing it does not touch other changes.
          if (item) Object.assign(item, change);
        }),
      ),
    );
}
