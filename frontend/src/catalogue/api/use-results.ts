import { reversedBounds } from "@earshot/domain/catalogue/search/search-filters";
import type { SearchPage, SearchResult } from "@earshot/domain/catalogue/search/search-request";
import type { Sorting } from "@earshot/domain/catalogue/search/sort-order";
import { isIdle } from "@earshot/domain/site/search-metadata";
import { useEffect, useMemo } from "react";
import { useLocation } from "react-router-dom";
import { track } from "../../analytics/tracker";
import { isApiError } from "../../client/api-error";
import { resultsShown, rememberResults } from "../../navigation/results-memory";
import { stepName } from "../../navigation/scroll-positions";
import { useHydrated } from "../../platform/hydration";
import { PAGE_SIZE, type ResultPart, useSearchInfiniteQuery } from "./catalogue-api";
import type { Search } from "../query/search";
import { useAbortedWhenReplaced } from "./use-aborted-when-replaced";

/** The largest part that the server returns at once, in whole pages. */
const LONGEST_PART = 96;

export type Results = {
  /** "old": results of the previous search, while the new ones load. "reversed": a minimum is above its maximum, so no request is sent. */
  readonly state: "idle" | "loading" | "old" | "failed" | "empty" | "found" | "reversed";
  readonly results: readonly SearchResult[];
  /** The first page of the response, with the server's interpretation of the search; undefined until the first response arrives. */
  readonly answer: SearchPage | undefined;
  /** The order of the results: the requested one, or a fallback if the source cannot sort by it. */
  readonly sorting: Sorting;
  readonly more: "none" | "ready" | "loading" | "failed";
  readonly loadMore: () => void;
  readonly retry: () => void;
  readonly retrying: boolean;
};

/**
 * Runs the search. The old results stay until the new response arrives; a response to another search is never shown. `counted`: filters
 * are visible, so the response includes their counts.
 */
export function useResults(search: Search, counted: boolean): Results {
  const { key, pathname, search: typed } = useLocation();
  const step = stepName(key, pathname + typed);
  const idle = isIdle(search);
  const reversed = reversedBounds(search.filters).length > 0;
  const wanted = useMemo(() => resultsShown(step), [step]);
  const limit = Math.min(Math.max(wanted, PAGE_SIZE), LONGEST_PART);
  const first: ResultPart = { limit, facets: counted ? 1 : undefined };
  // Whether filters are visible is known after hydration.
  const hydrated = useHydrated();
  const skip = idle || reversed || !hydrated;
  const query = useSearchInfiniteQuery(search, { skip, initialPageParam: first });
  useAbortedWhenReplaced("search", search);

  const { currentData, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage } = query;
  const data = currentData ?? query.data;
  const results = useMemo(() => data?.pages.flatMap((page) => page.results) ?? [], [data]);

  // After a reload, results beyond the server's page limit are fetched in parts.
  const missing = currentData !== undefined && results.length < wanted && hasNextPage;
  useEffect(() => {
    if (missing && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [missing, isFetching, isFetchNextPageError, fetchNextPage]);
  useEffect(() => {
    if (currentData !== undefined && !missing) rememberResults(step, results.length);
  }, [step, currentData, missing, results.length]);

  const found = currentData && (currentData.pages[0]?.results.length ?? 0) > 0;
  const { mode, term } = search;
  useEffect(() => {
    // Tracked once the response arrives; a change of filters alone is not tracked as a search.
    if (found !== undefined && term !== "") track({ name: "search", props: { mode, found } });
  }, [found, mode, term]);

  const failed = isApiError(query.error) && currentData === undefined;
  const retry = () => void query.refetch();
  const sortedBy = currentData?.pages[0]?.sortedBy;
  const sorting: Sorting = sortedBy ? { sort: sortedBy } : { sort: search.sort, order: search.order };
  const common = { loadMore: () => void fetchNextPage(), retry, retrying: isFetching, answer: data?.pages[0], sorting };
  if (idle) return { ...common, state: "idle", results: [], answer: undefined, more: "none" };
  if (reversed) return { ...common, state: "reversed", results: [], answer: undefined, more: "none" };
  // A failure clears the results (product specification, section 4). During a retry, the notice stays until the response arrives.
  if (failed) return { ...common, state: "failed", results: [], answer: undefined, more: "none" };
  if (currentData === undefined)
    return { ...common, state: data === undefined ? "loading" : "old", results, more: "none" };
  if (results.length === 0) return { ...common, state: "empty", results, more: "none" };
  const rest = isFetchingNextPage ? "loading" : isFetchNextPageError ? "failed" : hasNextPage ? "ready" : "none";
  return { ...common, state: "found", results, more: rest };
}
