import {
  layoutFromUrl,
  RESULTS_LAYOUTS,
  type ResultsLayout,
  searchFromUrl,
  type SearchState,
  searchToUrl,
  type UrlParameters,
} from "../../catalogue/search/search-url.js";
import { DomainError, fieldFault } from "../../shared/domain-error.js";

/** Maximum number of views of an account, or in a guest's browser. */
export const VIEWS_MAX = 50;
export const VIEW_NAME_MAX = 80;
/** The version of the `StoredSearch` format. A later format gets the next number, and `readStoredSearch` must read both. */
const SEARCH_VERSION = 1;

/** A stored search. It is parsed, so that it can run without a browser. */
export type StoredSearch = {
  readonly version: typeof SEARCH_VERSION;
  readonly search: SearchState;
  /** null for the default of the reader's device. */
  readonly layout: ResultsLayout | null;
  /** The table columns that are switched off. */
  readonly hidden: readonly string[];
};

/**
 * A search with a name. The client that creates the view also creates its id, so saving it again, even after a removal, is the same call.
 */
export type SavedView = { readonly id: string; readonly name: string; readonly stored: StoredSearch };

/** The search and layout in a URL. Throws if the search is empty. */
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

/** Parses a stored view. undefined for a value that no version has written. */
export function readStoredSearch(found: unknown): StoredSearch | undefined {
  const stored = found as Partial<StoredSearch> | null;
  if (typeof stored !== "object" || stored?.version !== SEARCH_VERSION || typeof stored.search !== "object") {
    return undefined;
  }
  // Goes through the URL, because parsing it knows each filter and drops unknown ones.
  const hidden = Array.isArray(stored.hidden) ? stored.hidden.filter((id) => typeof id === "string") : [];
  return {
    version: SEARCH_VERSION,
    search: searchFromUrl(parametersOf(searchToUrl(stored.search))),
    layout: RESULTS_LAYOUTS.find((layout) => layout === stored.layout) ?? null,
    hidden,
  };
}

/** The query parameters of a URL that `searchToUrl` wrote. */
function parametersOf(address: string): UrlParameters {
  const pairs = (address.split("?")[1] ?? "").split("&").map((pair) => pair.split("="));
  const getAll = (name: string) =>
    pairs.filter(([own]) => own === name).map(([, value = ""]) => decodeURIComponent(value));
  return { getAll, get: (name) => getAll(name)[0] ?? null };
}

export function viewAddress({ search, layout }: StoredSearch): string {
  return searchToUrl(search, layout ?? undefined);
}

/** A name with single spaces, trimmed. Throws if it is empty or too long. */
export function viewName(typed: string): string {
  const name = typed.trim().replace(/\s+/g, " ");
  const problem =
    name === ""
      ? "Give the view a name."
      : [...name].length > VIEW_NAME_MAX
        ? `At most ${VIEW_NAME_MAX} characters.`
        : "";
  if (problem !== "") throw fieldFault("view.name", "name", problem);
  return name;
}
