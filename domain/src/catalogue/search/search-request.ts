import type { ShownActivity } from "../../audience/facts/activity.js";
import type { FILTERS, FilterValue } from "./filter-table.js";
import type { Podcast, PodcastId } from "../shows/podcast.js";
import type { FacetName } from "../codes/facet-names.js";
import type { Query } from "../query/query.js";

/** "all": what the other three find, in one order. */
export type SearchMode = "all" | "title" | "topic" | "host";
export type LastUpdate = "30d" | "60d" | "90d";
export type SearchSort =
  "relevance" | "listeners" | "perEpisode" | "popularity" | "updated" | "episodes" | "rhythm" | "title";

/** "asc" starts with the smallest value or first letter, "desc" with the opposite. Unknown values are always last. */
export type SortOrder = "asc" | "desc";

/** The filters of a search. An absent filter means "any". */
export type SearchFilters = {
  readonly tags: readonly string[];
  /** Category names; a show that has any of them passes. */
  readonly categories: readonly string[];
} & {
  readonly [Name in keyof typeof FILTERS as Name extends "categories" ? never : Name]?: FilterValue<Name>;
};

export type SearchRequest = {
  /** The typed text, trimmed; "" with filters lists everything that passes them. */
  readonly term: string;
  readonly mode: SearchMode;
  readonly filters: SearchFilters;
  readonly sort: SearchSort;
  /** Absent: the sort's usual direction (`usualOrder`). Relevance has one direction only. */
  readonly order?: SortOrder;
  /** 1 to 100. */
  readonly limit: number;
  /** Opaque, from a previous page's `nextCursor`. */
  readonly cursor?: string;
  readonly facets: boolean;
  readonly explain: boolean;
  /** Whether the first page says how many shows each mode finds. */
  readonly modes?: boolean;
};

/** Exact ("eq") where counting takes at most 20 ms, about a million steps, and always up to 30,000; otherwise a lower bound ("gte"). */
export type SearchTotal = { readonly value: number; readonly relation: "eq" | "gte" };

/** How the typed text was interpreted. */
export type Interpretation = {
  /** The query as understood, printed in the query language. */
  readonly query: string;
  readonly parsed: Query;
  /** "all": every word is in each result; "most": few shows have all words, and others with some of them follow; "plain": the query language could not be parsed, searched as plain words. */
  readonly match: "all" | "most" | "plain";
};

/** One clause of the relevance formula and the points that it added. */
export type RelevanceClause = { readonly clause: string; readonly points: number };

export type SearchResult = Podcast & {
  /** Per-episode audience; absent when unknown. */
  readonly pea_range?: string;
  /** Days from one episode to the next, while the show publishes; absent when unknown. */
  readonly daysBetweenEpisodes?: number;
  /** As on the show's page. Absent if the source gives only the date of the newest episode. */
  readonly activity?: ShownActivity;
  readonly explain?: { readonly score: number; readonly clauses: readonly RelevanceClause[] };
};

/** `atLeast`: the count is a lower bound, because the search has more results than are counted. */
export type FacetCount = { readonly value: string; readonly count: number; readonly atLeast?: true };

/**
 * How many shows the same search finds with one value as its filter: each count is the total of that search. A facet's own
 * filter is ignored in its counts, so that other choices are visible; a source that cannot ignore it lists only the chosen
 * value.
 */
export type SearchFacets = Readonly<Record<FacetName, readonly FacetCount[]>>;

export type SearchPage = {
  readonly results: readonly SearchResult[];
  readonly total: SearchTotal;
  /**
   * Present if shows with only some of the words fill up the results: how many of the total have all words. These come first in
   * every order.
   */
  readonly exact?: number;
  /** Present if the source does not have the figures that the requested sort compares: the order used instead. */
  readonly sortedBy?: "relevance";
  readonly nextCursor: string | null;
  /**
   * Set when the cursor comes from an earlier state of the catalogue: the page continues after the last show that was returned,
   * and new or moved shows may be missing or appear twice.
   */
  readonly catalogueChanged?: true;
  readonly interpretation: Interpretation;
  /** A better spelling, when little or nothing was found. */
  readonly didYouMean?: string;
  readonly facets?: SearchFacets;
  /** How many shows the same words and filters find in each mode: those with all words. */
  readonly modes?: Readonly<Record<SearchMode, SearchTotal>>;
  /** True for an older, cached answer because the source is down. */
  readonly stale?: boolean;
};

export type SuggestRequest = { readonly q: string; readonly mode: SearchMode; readonly limit: number };

export type Suggestion = {
  readonly kind: "podcast" | "host" | "category";
  readonly text: string;
  readonly podcastId?: PodcastId;
  readonly imageUrl?: string;
};

export type SimilarPodcast = { readonly podcast: Podcast; readonly reasons: readonly string[] };

export type CatalogueSummary = {
  readonly podcasts: number;
  readonly episodes: number;
  /** ISO 8601, or null before the first import. */
  readonly updatedAt: string | null;
  /** "demo" until real data is imported. */
  readonly source: "demo" | "local" | "rapidapi";
  /** How many shows the filter finds by each category and language; 0 when the source does not provide the count. */
  readonly categories: readonly { readonly name: string; readonly podcasts: number }[];
  readonly languages: readonly { readonly code: string; readonly name: string; readonly podcasts: number }[];
};
