import type { SearchRequest, SearchSort, SortOrder } from "./search-request.js";

/** How results are sorted. */
export type Sorting = Pick<SearchRequest, "sort" | "order">;

/** The direction of a sort that names none; undefined for relevance, which has no other. */
export function usualOrder(sort: SearchSort): SortOrder | undefined {
  if (sort === "relevance") return undefined;
  return sort === "title" ? "asc" : "desc";
}

/** Whether results are in the direction opposite to the sort's usual one. */
export function isTurned({ sort, order }: Sorting): boolean {
  const usual = usualOrder(sort);
  return usual !== undefined && order !== undefined && order !== usual;
}

/** The same without a direction that makes no difference: equal sortings are then equal objects. */
export function plainSorting(sorting: Sorting): Sorting {
  const { sort, order } = sorting;
  return isTurned(sorting) && order !== undefined ? { sort, order } : { sort };
}

/** The direction of the results; undefined for relevance. */
export function orderOf({ sort, order }: Sorting): SortOrder | undefined {
  const usual = usualOrder(sort);
  return usual && (order ?? usual);
}

/** The effect of clicking a sort again: first its usual direction, then the opposite one, then relevance. */
export function nextSorting(now: Sorting, pressed: SearchSort): Sorting {
  if (now.sort !== pressed) return { sort: pressed };
  if (isTurned(now) || usualOrder(pressed) === undefined) return { sort: "relevance" };
  return { sort: pressed, order: usualOrder(pressed) === "asc" ? "desc" : "asc" };
}
