import type { Podcast } from "@earshot/domain/catalogue/shows/podcast";
import { useMatchesQuery } from "./catalogue-api";
import type { Search } from "../query/search";
import { useAbortedWhenReplaced } from "./use-aborted-when-replaced";
import { useDebounced } from "./use-debounced";

const SETTLE_MS = 150;

/** The first shows found by the search that is being typed. The previous ones stay until the next ones arrive. */
export function useMatches(search: Search): { matches: readonly Podcast[]; settled: boolean } {
  const settled = useDebounced(JSON.stringify(search), SETTLE_MS);
  const settledSearch = JSON.parse(settled) as Search;
  const skip = search.term === "" || settledSearch.term === "";
  const { data, currentData, isFetching } = useMatchesQuery(settledSearch, { skip });
  useAbortedWhenReplaced("matches", settledSearch);
  const matches = skip ? [] : (currentData ?? data ?? []);
  return { matches, settled: !isFetching && JSON.stringify(search) === settled };
}
