import type { SearchFacets } from "@earshot/domain/catalogue/search-request";
import { useFacetsQuery } from "./catalogue-api";
import type { Search } from "./search";
import { useAbortedWhenReplaced } from "./use-aborted-when-replaced";
import type { Results } from "./use-results";

/**
 * How many shows each choice of a filter would give within the search. Asked for once its results are there; undefined until
 * then and where nothing is searched for.
 */
export function useFacets(search: Search, state: Results["state"]): SearchFacets | undefined {
  const { currentData } = useFacetsQuery(search, { skip: state !== "found" && state !== "empty" });
  useAbortedWhenReplaced("facets", search);
  return currentData ?? undefined;
}
