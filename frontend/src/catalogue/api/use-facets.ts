import type { SearchFacets } from "@earshot/domain/catalogue/search/search-request";
import { useFacetsQuery } from "./catalogue-api";
import type { Search } from "../query/search";
import { useAbortedWhenReplaced } from "./use-aborted-when-replaced";
import type { Results } from "./use-results";

/**
 * How many shows each choice of a filter would find within the search. They arrive with the results, or are requested after them if the
 * filters opened later. Undefined until then, before a search, and if the source cannot count.
 */
export function useFacets(search: Search, { state, answer }: Results): SearchFacets | undefined {
  const isCurrent = state === "found" || state === "empty";
  const counts = isCurrent ? answer?.facets : undefined;
  const { currentData } = useFacetsQuery(search, { skip: !isCurrent || counts !== undefined });
  useAbortedWhenReplaced("facets", search);
  return counts ?? currentData ?? undefined;
}
