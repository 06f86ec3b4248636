import type { SearchMode } from "@earshot/domain/catalogue/search/search-request";
import { SEARCH_MODES } from "@earshot/domain/catalogue/search/search-rules";
import { deviceMemory } from "../../platform/device-memory";
import { storedItems } from "../../platform/stored-items";

/** A search made in this browser. `url` repeats it, including its filters. */
export type RecentSearch = { readonly term: string; readonly mode: SearchMode; readonly url: string };

const KEY = "earshot.recent-searches";
const RECENT_MAX = 8;

/** Newest first. Stored only in this browser; empty if the browser stores nothing. */
export function recentSearches(): readonly RecentSearch[] {
  return storedItems(deviceMemory.read(KEY), isRecentSearch).slice(0, RECENT_MAX);
}

/** Puts a search first. The same words in the same mode are stored once, with their latest filters. */
export function rememberSearch(search: RecentSearch): void {
  const same = (other: RecentSearch) =>
    other.mode === search.mode && other.term.toLowerCase() === search.term.toLowerCase();
  const stored = [search, ...recentSearches().filter((other) => !same(other))].slice(0, RECENT_MAX);
  deviceMemory.write(KEY, JSON.stringify(stored));
}

export function forgetSearches(): void {
  deviceMemory.write(KEY, null);
}

/** Also rejects addresses of other sites, because any script or extension of this origin can write to the storage. */
function isRecentSearch(stored: unknown): stored is RecentSearch {
  if (typeof stored !== "object" || stored === null) return false;
  const { term, mode, url } = stored as Record<string, unknown>;
  const isMode = SEARCH_MODES.some((known) => known === mode);
  return typeof term === "string" && term !== "" && isMode && typeof url === "string" && url.startsWith("/home?");
}
