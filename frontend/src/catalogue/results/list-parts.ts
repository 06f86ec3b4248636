import { littleKnownFrom } from "@earshot/domain/catalogue/shows/knows-little";
import type { SearchResult, SearchSort } from "@earshot/domain/catalogue/search/search-request";

/** A part of the found shows: where it begins, and the heading above it; the first part has none. */
type ListPart = { readonly at: number; readonly heading?: string };

/**
 * The parts of a list: shows with every word, those about which little is known, and shows with only some words. `exact`: how
 * many of all results have every word. Orders other than relevance do not put shows about which little is known last.
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
