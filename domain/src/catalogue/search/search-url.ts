import { appleCategories, MAX_CATEGORIES } from "../codes/categories.js";
import { FILTER_NAMES, FILTERS, type FilterSpec } from "./filter-table.js";
import { parseCount } from "../text/parse-count.js";
import type { SearchFilters, SearchRequest, SearchSort, SortOrder } from "./search-request.js";
import { withoutIdleReach } from "./search-filters.js";
import { FIRST_MODE, toSearchMode } from "./search-rules.js";
import { plainSorting } from "./sort-order.js";

/** The state in the search page's URL. Reloading, sharing and going back lead to the same search. */
export type SearchState = Pick<SearchRequest, "term" | "mode" | "sort" | "order" | "filters">;

/** The subset of the browser's URLSearchParams used here. */
export type UrlParameters = { get(name: string): string | null; getAll(name: string): string[] };

export const DEFAULT_SORT: SearchSort = "relevance";
export const SEARCH_SORTS: readonly SearchSort[] = [
  "relevance",
  "listeners",
  "perEpisode",
  "popularity",
  "updated",
  "episodes",
  "rhythm",
  "title",
];
export const SORT_ORDERS: readonly SortOrder[] = ["asc", "desc"];
/** The search page's path (product specification, section 2). */
export const SEARCH_PATH = "/home";

/** How results are displayed. Not part of the search, because both layouts show the same results. */
export type ResultsLayout = "cards" | "table";
export const RESULTS_LAYOUTS: readonly ResultsLayout[] = ["cards", "table"];

/**
 * The URL of a search, without defaults. Term and mode always appear together, as on the landing page. Without a layout, the reader's own
 * choice applies.
 */
export function searchToUrl(state: SearchState, layout?: ResultsLayout): string {
  const { filters } = state;
  const term = state.term.trim();
  const parameters: (readonly [string, string | number | undefined])[] = [
    ["term", term === "" ? undefined : term],
    ["mode", term === "" && state.mode === FIRST_MODE ? undefined : state.mode],
    ...FILTER_NAMES.flatMap((name) => [filters[name]].flat().map((value) => [FILTERS[name].url, value] as const)),
    ["sort", state.sort === DEFAULT_SORT ? undefined : state.sort],
    ["order", plainSorting(state).order],
    ["view", layout],
  ];
  const query = parameters.flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encode(String(value))}`],
  );
  return query.length === 0 ? SEARCH_PATH : `${SEARCH_PATH}?${query.join("&")}`;
}

/**
 * Parses a search URL and ignores unknown values. Words without a mode are searched in titles. With neither words nor a mode, the mode is
 * the search box's initial one.
 */
export function searchFromUrl(parameters: UrlParameters): SearchState {
  const read = FILTER_NAMES.map((name) => [name, filterFrom(FILTERS[name], parameters)] as const);
  const term = (parameters.get("term") ?? "").trim();
  const mode = parameters.get("mode");
  return {
    term,
    mode: term === "" && mode === null ? FIRST_MODE : toSearchMode(mode),
    ...plainSorting({
      sort: SEARCH_SORTS.find((sort) => sort === parameters.get("sort")) ?? DEFAULT_SORT,
      order: SORT_ORDERS.find((order) => order === parameters.get("order")),
    }),
    filters: withoutAbsent(withoutIdleReach({ tags: [], ...Object.fromEntries(read) } as unknown as SearchFilters)),
  };
}

/** The layout in the URL; undefined leaves the choice to the reader. */
export function layoutFromUrl(parameters: Pick<UrlParameters, "get">): ResultsLayout | undefined {
  return RESULTS_LAYOUTS.find((layout) => layout === parameters.get("view"));
}

/** The value of a filter in a URL; undefined if it is absent or unknown. */
export function filterFrom(spec: FilterSpec, parameters: UrlParameters): unknown {
  const text = parameters.get(spec.url);
  switch (spec.kind) {
    case "categories": {
      const names = parameters.getAll(spec.url).flatMap((name) => appleCategories([name]));
      return [...new Set(names)].slice(0, MAX_CATEGORIES);
    }
    case "count": {
      const count = parseCount(text ?? "");
      return count === "invalid" ? undefined : count;
    }
    case "flag":
      return text === "1" ? 1 : text === "0" ? 0 : undefined;
    case "yes":
      return text === "1" ? 1 : undefined;
    case "choice":
      return spec.choices.find((choice) => choice === text);
    case "score":
    case "text":
      // Reading "" would make, sort and fold the names of all countries and languages, only to find none.
      return text ? spec.read(text) : undefined;
  }
}

/** Absent filters have no key, so that states can be compared field by field. */
function withoutAbsent(filters: SearchFilters): SearchFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as SearchFilters;
}

// encodeURIComponent throws on lone surrogates, which pasted text can contain.
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, "\ufffd"));
}
