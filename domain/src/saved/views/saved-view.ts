import {
  layoutFromUrl,
  RESULTS_LAYOUTS,
  type ResultsLayout,
  searchFromUrl,
  type SearchState,
  searchToUrl,
  type UrlParameters,
} from "../../catalogue/search/search-url.js";
import { DomainError } from "../../shared/domain-error.js";

/** Views that an account, or a guest's browser, may have. */
export const VIEWS_MAX = 50;
export const VIEW_NAME_MAX = 80;
/** The shape of `StoredSearch`. A later shape gets the next number, and `readStoredSearch` reads both. */
export const SEARCH_VERSION = 1;

/** A search as it is stored: parsed, so that it can be run without a browser. */
export type StoredSearch = {
  readonly version: typeof SEARCH_VERSION;
  readonly search: SearchState;
  /** null: the default of the reader's device. */
  readonly layout: ResultsLayout | null;
  /** Columns of the table that are switched off. */
  readonly hidden: readonly string[];
};

/** A search with a name. The id is made by the client that makes the view: saving it again, or after a removal, is the same call. */
export type SavedView = { readonly id: string; readonly name: string; readonly stored: StoredSearch };

/** The search of an address, with its layout. Rejects an empty search. */
export function storedSearch(parameters: UrlParameters, hidden: readonly string[]): StoredSearch {
  const search = searchFromUrl(parameters);
  if (
    search.term === "" &&
    Object.values(search.filters)
      .flat()
      .every((value) => value === undefined)
  ) {
    throw new DomainError("view.empty", "Search for something first.", [
      { path: "query", message: "Search for something first." },
    ]);
  }
  return { version: SEARCH_VERSION, search, layout: layoutFromUrl(parameters) ?? null, hidden };
}

/** Parses a stored view. undefined for values that no version has written. */
export function readStoredSearch(found: unknown): StoredSearch | undefined {
  const stored = found as Partial<StoredSearch> | null;
  if (typeof stored !== "object" || stored?.version !== SEARCH_VERSION || typeof stored.search !== "object") {
    return undefined;
  }
  // Through the address, which knows each filter and drops what is unknown.
  const hidden = Array.isArray(stored.hidden) ? stored.hidden.filter((id) => typeof id === "string") : [];
  return {
    version: SEARCH_VERSION,
    search: searchFromUrl(parametersOf(searchToUrl(stored.search))),
    layout: RESULTS_LAYOUTS.find((layout) => layout === stored.layout) ?? null,
    hidden,
  };
}

/** The part after the "?" of an address that `searchToUrl` wrote. */
function parametersOf(address: string): UrlParameters {
  const pairs = (address.split("?")[1] ?? "").split("&").map((pair) => pair.split("="));
  const getAll = (name: string) =>
    pairs.filter(([own]) => own === name).map(([, value = ""]) => decodeURIComponent(value));
  return { getAll, get: (name) => getAll(name)[0] ?? null };
}

/** The address that opens a view. */
export function viewAddress({ search, layout }: StoredSearch): string {
  return searchToUrl(search, layout ?? undefined);
}

/** A name without space around it. Refuses an empty one and one that is too long. */
export function viewName(typed: string): string {
  const name = typed.trim().replace(/\s+/g, " ");
  const problem =
    name === ""
      ? "Give the view a name."
      : [...name].length > VIEW_NAME_MAX
        ? `At most ${VIEW_NAME_MAX} characters.`
        : "";
  if (problem !== "") throw new DomainError("view.name", problem, [{ path: "name", message: problem }]);
  return name;
}
