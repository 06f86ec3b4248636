import type { SearchFacets } from "@earshot/domain/catalogue/search/search-request";
import { useFacetsQuery } from "./catalogue-api";
import type { Search } from "../query/search";
import { useAbortedWhenReplaced } from "./use-aborted-when-replaced";
import type { Results } from "./use-results";

/**
 * How many shows each choice of a filter would find within the search. Requested after the results have loaded. Undefined until then,
 * before a search, and if the source cannot count.
 */
export function useFacets(search: Search, state: Results["state"]): SearchFacets | undefined {
  const { currentData } = useFacetsQuery(search, { skip: state !== "found" && state !== "empty" });
  useAbortedWhenReplaced("facets", search);
  return currentData ?? undefined;
}
