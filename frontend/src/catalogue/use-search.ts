import type { SearchFilters } from "@earshot/domain/catalogue/search-request";
import { layoutFromUrl, SEARCH_PATH, searchFromUrl, searchToUrl } from "@earshot/domain/catalogue/search-url";
import { useCallback, useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { Search } from "./search";

/** "commit" is a step that Back returns from; "typing" changes the step that one is on. */
export type SearchStep = "commit" | "typing";

/** Changes the search from what it is now, which may be newer than what is on the screen. */
export type ChangeSearch = (change: (now: Search) => Search, step?: SearchStep) => void;

const read = (query: string): Search => searchFromUrl(new URLSearchParams(query));

/** The search in the address, and the way to change it. */
export function useSearch(): { search: Search; change: ChangeSearch } {
  const location = useLocation();
  const query = location.search;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const inAddress = useMemo(() => read(query), [query]);
  // The router draws a new address when it finds time. A control must show at once what was chosen.
  const [ahead, setAhead] = useState<{ readonly of: string; readonly search: Search }>();
  if (ahead && ahead.of !== query) setAhead(undefined);
  const search = ahead?.of === query ? ahead.search : inAddress;
  const change = useCallback<ChangeSearch>(
    (of, step = "commit") => {
      // The screen follows the address a moment later; what is done in between must not undo what was done just before.
      const address = window.location;
      // A change that comes late must not call back a visitor who has gone on to another page.
      if (address.pathname !== SEARCH_PATH) return;
      const path = searchToUrl(of(read(address.search)), layoutFromUrl(new URLSearchParams(address.search)));
      if (path === address.pathname + address.search) return;
      setAhead({ of: query, search: read(path.slice(SEARCH_PATH.length)) });
      // The state belongs to the step: "typing" keeps it (the filter sheet stays open), "commit" starts without.
      void navigate(path, step === "typing" ? { replace: true, state } : {});
    },
    [navigate, query, state],
  );
  return { search, change };
}

/** A change of the filters alone, for `ChangeSearch`. */
export function withFilters(change: (filters: SearchFilters) => SearchFilters): (now: Search) => Search {
  return (now) => ({ ...now, filters: change(now.filters) });
}
