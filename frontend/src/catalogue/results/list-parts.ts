import { littleKnownFrom } from "@earshot/domain/catalogue/shows/knows-little";
import type { SearchPage, SearchResult, SearchSort } from "@earshot/domain/catalogue/search/search-request";

/** How many of all results have every word of the search, if not all have, and how many of these come first. */
export type ExactCounts = Pick<SearchPage, "exact" | "leading">;

const MENTIONED = "Only mentioned in passing";

/** A part of the found shows: where it begins, and the heading above it; the first part has none, unless it is the only one. */
type ListPart = { readonly at: number; readonly heading?: string };

/**
 * The parts of a list: shows with every word, those about which little is known, and shows with only some words, with all of
 * them far apart, or with nothing but a mention of them. Orders other than relevance do not put shows about which little is known last.
 */
export function listParts(
  results: readonly SearchResult[],
  { exact, leading }: ExactCounts,
  sort: SearchSort,
): readonly ListPart[] {
  const rest = leading === undefined ? "Close matches" : exact === undefined ? MENTIONED : "Words far apart or missing";
  if (leading === 0) return [{ at: 0, heading: rest }];
  const split = Math.min(leading ?? (exact || results.length), results.length);
  const little = sort === "relevance" ? littleKnownFrom(results.slice(0, split)) : undefined;
  return [
    { at: 0 },
    ...(little === undefined ? [] : [{ at: little, heading: "Little is known about these" }]),
    ...(split < results.length ? [{ at: split, heading: rest }] : []),
  ];
}
