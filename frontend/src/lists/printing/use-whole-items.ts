import type { ItemPage, ListItem } from "@earshot/backend/lists/lists.schemas";
import { useMemo } from "react";
import { useAppDispatch } from "../../client/store";
import { type ItemQuery, listsApi } from "../api/lists-api";
import { useWholeList, type WholeList } from "./use-whole-list";

type Items = Pick<ItemPage, "items" | "figures">;

/** The items of all pages while a list is printed; `all` is undefined otherwise. Edits show there as on a single page. */
export function useWholeItems(
  list: Omit<ItemQuery, "page">,
  shown: ItemPage | undefined,
  isCurrent: boolean,
): { readonly whole: WholeList; readonly all: Items | undefined } {
  const dispatch = useAppDispatch();
  const { initiate, select } = listsApi.endpoints.listItems;
  const { whole, loaded } = useWholeList<ItemPage>({
    key: JSON.stringify(list),
    shown,
    isCurrent,
    ask: (page, fresh) => dispatch(initiate({ ...list, page }, { forceRefetch: fresh })),
    read: (state, page) => select({ ...list, page })(state).data,
  });
  return { whole, all: useMemo(() => joined(loaded), [loaded]) };
}

function joined(pages: readonly ItemPage[]): Items | undefined {
  if (pages.length === 0) return undefined;
  // By id, because an item can move to another page while a page is loaded again.
  const items = new Map<string, ListItem>();
  for (const page of pages) for (const item of page.items) items.set(item.id, item);
  const figures: NonNullable<ItemPage["figures"]> = {};
  for (const page of pages) Object.assign(figures, page.figures);
  // A list with the figures of only some pages would look complete on paper.
  return { items: [...items.values()], figures: pages.every((page) => page.figures) ? figures : null };
}
