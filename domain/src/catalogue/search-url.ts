import type { Activity } from "../audience/activity.js";
import { appleCategories, MAX_CATEGORIES } from "./categories.js";
import { languageCode } from "./languages.js";
import { parseCount } from "./parse-count.js";
import type { SearchFilters, SearchRequest, SearchSort } from "./search-request.js";
import { hostingDomain } from "./hosting-domain.js";
import { toDay, toItunesId, toScore, withoutIdleReach } from "./search-filters.js";
import { DEFAULT_MODE, isLastUpdate, toSearchMode } from "./search-rules.js";

/** What the address of the search page says: reloading, sharing and going back give the same search. */
export type SearchState = Pick<SearchRequest, "term" | "mode" | "sort" | "filters">;

/** The part of the browser's URLSearchParams that is needed. */
export type UrlParameters = { get(name: string): string | null; getAll(name: string): string[] };

export const DEFAULT_SORT: SearchSort = "relevance";
export const SEARCH_SORTS: readonly SearchSort[] = [
  "relevance",
  "listeners",
  "popularity",
  "updated",
  "episodes",
  "title",
];
export const ACTIVITIES: readonly Activity[] = ["very-active", "moderately-active", "occasional", "inactive"];

/** The search page's path (product specification, section 2). */
export const SEARCH_PATH = "/home";

/** The address of a search. What is at its default is left out; term and mode go together, as the landing page sends them. */
export function searchToUrl(state: SearchState): string {
  const { filters } = state;
  const term = state.term.trim();
  const parameters: (readonly [string, string | number | undefined])[] = [
    ["term", term === "" ? undefined : term],
    ["mode", term === "" && state.mode === DEFAULT_MODE ? undefined : state.mode],
    ["lmin", filters.minListeners],
    ["lmax", filters.maxListeners],
    ["lreach", filters.listenersReach],
    ["emin", filters.minEpisodes],
    ["emax", filters.maxEpisodes],
    ["pmin", filters.minPopularity],
    ["pmax", filters.maxPopularity],
    ["upd", filters.lastUpdate],
    ["since", filters.updatedSince],
    ["epfrom", filters.newestEpisodeSince],
    ["epto", filters.newestEpisodeUntil],
    ["feedhost", filters.host],
    ["itunes", filters.itunesId],
    ["lang", filters.language],
    ["explicit", filters.explicit],
    ...filters.categories.map((category) => ["cat", category] as const),
    ["act", filters.activity],
    ["sort", state.sort === DEFAULT_SORT ? undefined : state.sort],
  ];
  const query = parameters.flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encode(String(value))}`],
  );
  return query.length === 0 ? SEARCH_PATH : `${SEARCH_PATH}?${query.join("&")}`;
}

/** The search that an address asks for. Unknown values are ignored, as if they were not there. */
export function searchFromUrl(parameters: UrlParameters): SearchState {
  const lastUpdate = parameters.get("upd");
  const explicit = parameters.get("explicit");
  const filters: SearchFilters = {
    tags: [],
    categories: [...new Set(parameters.getAll("cat").flatMap((name) => appleCategories([name])))].slice(
      0,
      MAX_CATEGORIES,
    ),
    language: languageCode(parameters.get("lang") ?? ""),
    explicit: explicit === "1" ? 1 : explicit === "0" ? 0 : undefined,
    minListeners: count(parameters.get("lmin")),
    maxListeners: count(parameters.get("lmax")),
    listenersReach: parameters.get("lreach") === "1" ? 1 : undefined,
    minEpisodes: count(parameters.get("emin")),
    maxEpisodes: count(parameters.get("emax")),
    minPopularity: toScore(parameters.get("pmin")),
    maxPopularity: toScore(parameters.get("pmax")),
    lastUpdate: isLastUpdate(lastUpdate) ? lastUpdate : undefined,
    updatedSince: toDay(parameters.get("since")),
    newestEpisodeSince: toDay(parameters.get("epfrom")),
    newestEpisodeUntil: toDay(parameters.get("epto")),
    host: hostingDomain(parameters.get("feedhost")),
    itunesId: toItunesId(parameters.get("itunes")),
    activity: ACTIVITIES.find((activity) => activity === parameters.get("act")),
  };
  return {
    term: (parameters.get("term") ?? "").trim(),
    mode: toSearchMode(parameters.get("mode")),
    sort: SEARCH_SORTS.find((sort) => sort === parameters.get("sort")) ?? DEFAULT_SORT,
    filters: withoutAbsent(withoutIdleReach(filters)),
  };
}

function count(text: string | null): number | undefined {
  const value = parseCount(text ?? "");
  return value === "invalid" ? undefined : value;
}

/** Absent filters are absent keys: states can then be compared field by field. */
function withoutAbsent(filters: SearchFilters): SearchFilters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as SearchFilters;
}

// encodeURIComponent throws on half a surrogate pair, which a paste may leave behind.
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Cs}/gu, "\ufffd"));
}
