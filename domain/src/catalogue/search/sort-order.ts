import type { SearchRequest, SearchSort, SortOrder } from "./search-request.js";

/** How results are sorted. */
export type Sorting = Pick<SearchRequest, "sort" | "order">;

/** The default direction of a sort; undefined for relevance, which has only one. */
export function usualOrder(sort: SearchSort): SortOrder | undefined {
  if (sort === "relevance") return undefined;
  return sort === "title" ? "asc" : "desc";
}

/** Whether results are sorted against the sort's usual direction. */
export function isTurned({ sort, order }: Sorting): boolean {
  const usual = usualOrder(sort);
  return usual !== undefined && order !== undefined && order !== usual;
}

/** Removes a direction that makes no difference, so that equivalent sortings are equal objects. */
export function plainSorting(sorting: Sorting): Sorting {
  const { sort, order } = sorting;
  return isTurned(sorting) && order !== undefined ? { sort, order } : { sort };
}

/** The direction of the results; undefined for relevance. */
export function orderOf({ sort, order }: Sorting): SortOrder | undefined {
  const usual = usualOrder(sort);
  return usual && (order ?? usual);
}

/** The sorting after another click on a sort: first its usual direction, then the opposite one, then relevance. */
export function nextSorting(now: Sorting, pressed: SearchSort): Sorting {
  if (now.sort !== pressed) return { sort: pressed };
  if (isTurned(now) || usualOrder(pressed) === undefined) return { sort: "relevance" };
  return { sort: pressed, order: usualOrder(pressed) === "asc" ? "desc" : "asc" };
}
