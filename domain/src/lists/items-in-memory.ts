import { type ListItem, PAGE_SIZE } from "./list.js";
import { type ListSort, searchForm, searchText, titleKey } from "./list-order.js";
import type { ItemPage, ItemQuery } from "./list-store.port.js";

/** Returns a page of items that are all in memory. `items` must be sorted oldest first. */
export function pageOfItems(items: readonly ListItem[], { page, sort, q, status }: ItemQuery): ItemPage {
  const wanted = searchForm(q);
  const found = orderedItems(items, sort).filter(
    (item) => searchText(item.payload).includes(wanted) && (status === undefined || item.status === status),
  );
  return { items: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE), total: found.length };
}

/** Sorts the items. Items with the same time, such as those of one batch, keep the order in which they were added. */
export function orderedItems(items: readonly ListItem[], sort: ListSort): readonly ListItem[] {
  const byTitle = sort === "title_asc" || sort === "title_desc";
  const ascending = items
    .map((item) => ({ item, key: byTitle ? titleKey(item.payload) : item.createdAt.getTime() }))
    .toSorted((one, other) => Number(one.key > other.key) - Number(one.key < other.key))
    .map(({ item }) => item);
  return sort === "newest" || sort === "title_desc" ? ascending.toReversed() : ascending;
}
