import { dayStart } from "./search-filters.js";
import type { SearchFilters, SearchRequest } from "./search-request.js";
import { providerCategory, searchTypeOf, updatedAfter } from "./search-rules.js";

/**
 * The query parameters of the catalogue provider's search (product specification, section 7), in order. A filter is only sent if present;
 * `explicit` is not sent if 0. Categories are sent as tags, the only parameter for them. "All" is the empty category, so it is not sent.
 * `now` is the time from which `updated_after` counts back.
 */
export function providerSearchParameters(request: SearchRequest, now: Date): [string, string][] {
  const { filters } = request;
  const tags = [...filters.tags, ...filters.categories].map(providerCategory).filter((tag) => tag !== "");
  const type = searchTypeOf(request.mode);
  return [
    ...present("keyword", request.term),
    ...[...new Set(tags)].map((tag): [string, string] => ["tag", tag]),
    ...present("language", filters.language),
    ...present("explicit", filters.explicit === 1 ? 1 : undefined),
    ...present("min_listeners", filters.minListeners),
    ...present("max_listeners", filters.maxListeners),
    ...present("min_episode_count", filters.minEpisodes),
    ...present("max_episode_count", filters.maxEpisodes),
    ...present("updated_after", latestSince(filters, now)),
    ["search_by_podcast", type === 1 ? "1" : "0"],
    ["search_by_title", type === 2 ? "1" : "0"],
    ["search_by_hostname", type === 3 ? "1" : "0"],
  ];
}

/** Epoch seconds: the later date of the two filters for the last update. */
function latestSince({ lastUpdate, updatedSince }: SearchFilters, now: Date): number | undefined {
  const limits = [updatedAfter(lastUpdate, now), updatedSince && dayStart(updatedSince)];
  const set = limits.filter((limit) => typeof limit === "number");
  return set.length > 0 ? Math.max(...set) : undefined;
}

function present(name: string, value: string | number | undefined): [string, string][] {
  const known = typeof value === "number" ? Number.isFinite(value) : value !== undefined && value !== "";
  return known ? [[name, String(value)]] : [];
}
