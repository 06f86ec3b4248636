import { useEffect, useRef } from "react";
import { useAppDispatch } from "../../client/store";
import { catalogueApi } from "./catalogue-api";
import type { Search } from "../query/search";

/** Aborts a search when a newer one replaces it, so that the server can stop working on it. */
export function useAbortedWhenReplaced(endpoint: "search" | "matches" | "facets", search: Search): void {
  const dispatch = useAppDispatch();
  const last = useRef(search);
  const same = JSON.stringify(search);
  useEffect(() => {
    const previous = last.current;
    last.current = JSON.parse(same) as Search;
    // All of these endpoints take a search, but the types require naming one of them.
    if (JSON.stringify(previous) !== same)
      dispatch(catalogueApi.util.getRunningQueryThunk(endpoint as "matches", previous))?.abort();
  }, [endpoint, same, dispatch]);
}
