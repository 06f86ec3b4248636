import { littleKnownFrom } from "@earshot/domain/catalogue/shows/knows-little";
import type { SearchResult, SearchSort } from "@earshot/domain/catalogue/search/search-request";

/** A part of the results: its first index and its heading; the first part has none. */
type ListPart = { readonly at: number; readonly heading?: string };

/**
 * The parts of a list: shows that contain every word, shows about which little is known, and shows that contain only some words. `exact`:
 * how many of all results contain every word. Only sorting by relevance puts shows about which little is known last.
 */
export function listParts(results: readonly SearchResult[], exact: number, sort: SearchSort): readonly ListPart[] {
  const split = exact > 0 && exact < results.length ? exact : results.length;
  const little = sort === "relevance" ? littleKnownFrom(results.slice(0, split)) : undefined;
  return [
    { at: 0 },
    ...(little === undefined ? [] : [{ at: little, heading: "Little is known about these" }]),
    ...(split < results.length ? [{ at: split, heading: "Close matches" }] : []),
  ];
}
