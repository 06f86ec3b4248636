import type { LastUpdate, SearchMode } from "./search-request.js";

/** The default mode if a search has none (product specification, section 9). */
export const DEFAULT_MODE: SearchMode = "title";

/** The mode that a search box starts with, before one is chosen (product decision 55). */
export const FIRST_MODE: SearchMode = "all";

/** Product specification, section 9. A visitor's search still starts with all categories (product decision 5). */
export const DEFAULT_CATEGORY = "Technology";

/** The choice of no particular category. */
const ALL_CATEGORIES = "All";

/** Milliseconds after which a search counts as failed (product specification, section 9). */
export const SEARCH_TIMEOUT_MS = 10_000;

export const SEARCH_MODES: readonly SearchMode[] = ["all", "title", "topic", "host"];
export const LAST_UPDATES = ["30d", "60d", "90d"] as const satisfies readonly LastUpdate[];

const SECONDS_PER_DAY = 86_400;
const DAYS: Readonly<Record<LastUpdate, number>> = { "30d": 30, "60d": 60, "90d": 90 };

/** The text to search for, trimmed; undefined if nothing is left. */
export function searchTerm(text: string): string | undefined {
  const term = text.trim();
  return term === "" ? undefined : term;
}

/** The mode in a query parameter. Anything unknown means titles. */
export function toSearchMode(text: string | null | undefined): SearchMode {
  return SEARCH_MODES.find((mode) => mode === text) ?? DEFAULT_MODE;
}

/** Whether a text is one of the three periods of the last-update filter. */
export function isLastUpdate(text: string | null | undefined): text is LastUpdate {
  return LAST_UPDATES.some((period) => period === text);
}

/** Epoch seconds after which a show must have been updated; undefined for anything but 30d, 60d and 90d. */
export function updatedAfter(lastUpdate: string | undefined, now: Date): number | undefined {
  if (!isLastUpdate(lastUpdate)) return undefined;
  return Math.floor(now.getTime() / 1000) - DAYS[lastUpdate] * SECONDS_PER_DAY;
}

/**
 * The provider's number for a mode: topic 1, title 2, host 3 (product specification, section 3). It has no number for "all", which uses
 * topic unless each mode is searched separately.
 */
export function searchTypeOf(mode: SearchMode): 1 | 2 | 3 {
  return mode === "title" ? 2 : mode === "host" ? 3 : 1;
}

/** A category as the provider expects it: "All" is sent as "". */
export function providerCategory(category: string): string {
  const name = category.trim();
  return name.toLowerCase() === ALL_CATEGORIES.toLowerCase() ? "" : name;
}
