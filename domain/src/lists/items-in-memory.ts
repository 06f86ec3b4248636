import { type ListItem, PAGE_SIZE } from "./list.js";
import { type ListSort, searchForm, searchText, titleKey } from "./list-order.js";
import type { ItemPage, ItemPlace, ItemQuery } from "./list-store.port.js";

/** Returns a page of items that are all in memory. `items` must be sorted oldest first. */
export function pageOfItems(items: readonly ListItem[], { page, after, sort, q, status }: ItemQuery): ItemPage {
  const wanted = searchForm(q);
  const found = orderedItems(items, sort).filter(
    (item) => searchText(item.payload).includes(wanted) && (status === undefined || item.status === status),
  );
  const first = after ? positionAfter(after, found, sort) : (page - 1) * PAGE_SIZE;
  const shown = found.slice(first, first + PAGE_SIZE);
  const last = shown.at(-1);
  const end = last && first + PAGE_SIZE < found.length ? { value: sortValue(last, sort), id: last.id } : undefined;
  return { items: shown, total: found.length, ...(end && { end }) };
}

/** If the item of the place is gone, the first one with its value or beyond it. */
function positionAfter({ value, id }: ItemPlace, found: readonly ListItem[], sort: ListSort): number {
  const at = found.findIndex((item) => item.id === id);
  if (at >= 0) return at + 1;
  const beyond = found.findIndex((item) => {
    const own = sortValue(item, sort);
    return isDescending(sort) ? own <= value : own >= value;
  });
  return beyond < 0 ? found.length : beyond;
}

/** Sorts the items. Items with the same time, such as those of one batch, keep the order in which they were added. */
export function orderedItems(items: readonly ListItem[], sort: ListSort): readonly ListItem[] {
  const ascending = items
    .map((item) => ({ item, key: sortValue(item, sort) }))
    .toSorted((one, other) => Number(one.key > other.key) - Number(one.key < other.key))
    .map(({ item }) => item);
  return isDescending(sort) ? ascending.toReversed() : ascending;
}

const isDescending = (sort: ListSort) => sort === "newest" || sort === "title_desc";

const sortValue = ({ payload, createdAt }: ListItem, sort: ListSort): string =>
  sort === "title_asc" || sort === "title_desc" ? titleKey(payload) : createdAt.toISOString();
