import type { SearchFilters } from "@earshot/domain/catalogue/search/search-request";
import { layoutFromUrl, SEARCH_PATH, searchFromUrl, searchToUrl } from "@earshot/domain/catalogue/search/search-url";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useHydrated } from "../../platform/hydration";
import type { Search } from "./search";

/** "commit" adds a history entry, so that Back returns from it; "typing" replaces the current one. */
export type SearchStep = "commit" | "typing";

/** Changes the current search, which can be newer than the rendered one. Returns the new address, unless the visitor has left the page. */
export type ChangeSearch = (change: (now: Search) => Search, step?: SearchStep) => string | undefined;

/** A search that the controls show before the router has rendered its address, even while it is still rendering earlier ones. */
type Ahead = { readonly before: readonly string[]; readonly query: string; readonly search: Search };

const read = (query: string): Search => searchFromUrl(new URLSearchParams(query));

/** The address of a search with the layout of a query. */
const pathOf = (search: Search, query: string): string =>
  searchToUrl(search, layoutFromUrl(new URLSearchParams(query)));

/** The number of parameters in an address or a query. */
const parameters = (of: string): number => of.split(/[?&]/).filter((part) => part.includes("=")).length;

type InAddress = {
  search: Search;
  change: ChangeSearch;
  /** The address's query if it has more than the search uses, such as unreadable filters. Always false in the server's HTML. */
  unread: string | false;
};

/** The search in the address, and a function to change it. */
export function useSearch(): InAddress {
  const location = useLocation();
  const query = location.search;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const inAddress = useMemo(() => read(query), [query]);
  // The router renders a new address with a delay, but a control must show its new value at once.
  const [ahead, setAhead] = useState<Ahead>();
  const isAhead = ahead !== undefined && ahead.query !== query && ahead.before.includes(query);
  if (ahead && !isAhead) setAhead(undefined);
  const search = isAhead ? ahead.search : inAddress;
  // After Back, the new address can be the one that is still rendered.
  useEffect(() => {
    const onBack = () => setAhead(undefined);
    window.addEventListener("popstate", onBack);
    return () => window.removeEventListener("popstate", onBack);
  }, []);
  const change = useCallback<ChangeSearch>(
    (of, step = "commit") => {
      // The screen lags behind the address; an action in between must not undo the previous one.
      const address = window.location;
      // A late change must not bring a visitor back from another page.
      if (address.pathname !== SEARCH_PATH) return undefined;
      const path = pathOf(of(read(address.search)), address.search);
      if (path === address.pathname + address.search) return path;
      const next = path.slice(SEARCH_PATH.length);
      setAhead((last) => ({ before: last ? [...last.before, last.query] : [query], query: next, search: read(next) }));
      // The state belongs to the history entry: "typing" keeps it (the filter sheet stays open), "commit" starts without it.
      void navigate(path, step === "typing" ? { replace: true, state } : {});
      return path;
    },
    [navigate, query, state],
  );
  const hydrated = useHydrated();
  const unread = hydrated && parameters(query) > parameters(pathOf(inAddress, query)) && query;
  return { search, change, unread };
}

/** Turns a change of the filters into a change of the search, for `ChangeSearch`. */
export function withFilters(change: (filters: SearchFilters) => SearchFilters): (now: Search) => Search {
  return (now) => ({ ...now, filters: change(now.filters) });
}
