import type { SearchMode } from "../catalogue/search/search-request.js";
import { FIRST_MODE } from "../catalogue/search/search-rules.js";
import { DEFAULT_SORT, type ResultsLayout, SEARCH_PATH, type SearchState } from "../catalogue/search/search-url.js";
import { BRAND } from "../shared/brand.js";
import { metadataAt, type PageMetadata, SEARCH_PAGE } from "./page-metadata.js";

/** Whether there is nothing to search for: no words and no filter. */
export function isIdle({ term, filters }: SearchState): boolean {
  return term.trim() === "" && isUnfiltered(filters);
}

function isUnfiltered(filters: SearchState["filters"]): boolean {
  return Object.values(filters).every((value) => value === undefined || (Array.isArray(value) && value.length === 0));
}

/** The heading of the results. */
export function searchHeading(search: SearchState): string {
  const term = search.term.trim();
  if (isIdle(search)) return "Search podcasts";
  const [category, ...others] = search.filters.categories;
  if (term === "") return category !== undefined && others.length === 0 ? `${category} podcasts` : "Podcasts";
  if (search.mode === "all") return `Podcasts for “${term}”`;
  if (search.mode === "host") return `Podcasts hosted by “${term}”`;
  return search.mode === "topic" ? `Podcasts about “${term}”` : `Podcasts titled “${term}”`;
}

/** The search page's metadata, with the search in its title. Search results are not indexed. */
export function searchMetadata(search: SearchState): PageMetadata {
  const idle = metadataAt(SEARCH_PATH, SEARCH_PAGE);
  if (isIdle(search)) return idle;
  return { ...idle, title: `${searchHeading(search)} - ${BRAND}`, indexed: false };
}

/** Placeholder for the search words in prerendered markup. The server replaces it. */
export const ANY_TERM = "earshot-any-term";

/** The prerendered variants of the search page: before a search, or with a search in one of the modes. */
export type SearchDrawing = "idle" | SearchMode;

/** The prerendered variant for a search, which has cards; undefined if only the browser can render it. */
export function searchDrawing(search: SearchState, layout?: ResultsLayout): SearchDrawing | undefined {
  if (!isUnfiltered(search.filters)) return undefined;
  if (isIdle(search)) return search.mode === FIRST_MODE ? "idle" : undefined;
  if (layout === "table") return undefined;
  return search.sort === DEFAULT_SORT ? search.mode : undefined;
}
