import type { ShownActivity } from "../../audience/facts/activity.js";
import type { FILTERS, FilterValue } from "./filter-table.js";
import type { Podcast, PodcastId } from "../shows/podcast.js";
import type { FacetName } from "../codes/facet-names.js";
import type { Query } from "../query/query.js";

/** "all" combines the results of the other three in one order. */
export type SearchMode = "all" | "title" | "topic" | "host";
export type LastUpdate = "30d" | "60d" | "90d";
export type SearchSort =
  "relevance" | "listeners" | "perEpisode" | "popularity" | "updated" | "episodes" | "rhythm" | "title";

/** "asc" starts with the smallest value or first letter, "desc" with the largest or last. Unknown values always come last. */
export type SortOrder = "asc" | "desc";

/** The filters of a search. An absent filter means "any". */
export type SearchFilters = {
  readonly tags: readonly string[];
  /** Category names. A show matches if it has any of them. */
  readonly categories: readonly string[];
} & {
  readonly [Name in keyof typeof FILTERS as Name extends "categories" ? never : Name]?: FilterValue<Name>;
};

export type SearchRequest = {
  /** The typed text, trimmed. If it is "", the search lists everything that matches the filters. */
  readonly term: string;
  readonly mode: SearchMode;
  readonly filters: SearchFilters;
  readonly sort: SearchSort;
  /** Defaults to the sort's usual direction (`usualOrder`). Relevance has only one direction. */
  readonly order?: SortOrder;
  /** 1 to 100. */
  readonly limit: number;
  /** Opaque; the `nextCursor` of a previous page. */
  readonly cursor?: string;
  readonly facets: boolean;
  readonly explain: boolean;
  /** Whether the first page includes the number of results in each mode. */
  readonly modes?: boolean;
};

/** Exact ("eq") up to 30,000, or if counting takes at most 20 ms (about a million steps); otherwise a lower bound ("gte"). */
export type SearchTotal = { readonly value: number; readonly relation: "eq" | "gte" };

/** How the typed text was interpreted. */
export type Interpretation = {
  /** The query as it was understood, printed in the query language. */
  readonly query: string;
  readonly parsed: Query;
  /**
   * "all": each result has every word. "most": few shows have all words, so shows with some of them follow. "plain": the query could not
   * be parsed and was searched as plain words.
   */
  readonly match: "all" | "most" | "plain";
};

/** A clause of the relevance formula and the points it added. */
export type RelevanceClause = { readonly clause: string; readonly points: number };

export type SearchResult = Podcast & {
  /** Per-episode audience; absent when unknown. */
  readonly pea_range?: string;
  /** Days between episodes, for a show that is still publishing; absent when unknown. */
  readonly daysBetweenEpisodes?: number;
  /** The activity as on the show's page. Absent if the source only gives the date of the newest episode. */
  readonly activity?: ShownActivity;
  readonly explain?: { readonly score: number; readonly clauses: readonly RelevanceClause[] };
};

/** `atLeast` marks the count as a lower bound, because the search has more results than are counted. */
export type FacetCount = { readonly value: string; readonly count: number; readonly atLeast?: true };

/**
 * For each value, the number of shows that the same search finds when filtered by it. Counts ignore the facet's own filter, so that other
 * choices stay visible. A source that cannot ignore it lists only the chosen value.
 */
export type SearchFacets = Readonly<Record<FacetName, readonly FacetCount[]>>;

export type SearchPage = {
  readonly results: readonly SearchResult[];
  readonly total: SearchTotal;
  /**
   * Present if shows with only some of the words fill up the results: how many of the total have all words, as `modes` counts
   * them. These come first in every order.
   */
  readonly exact?: number;
  /**
   * Present if the list has two parts: how many shows are in the first. With `exact`, the words of the others are far apart or
   * missing. Without it, in orders other than relevance, the others only mention the topic.
   */
  readonly leading?: number;
  /** Present if the source does not have the figures that the requested sort compares: the order used instead. */
  readonly sortedBy?: "relevance";
  readonly nextCursor: string | null;
  /**
   * Set if the cursor comes from an earlier version of the catalogue. The page continues after the last show that was returned, but new
   * or moved shows can be missing or appear twice.
   */
  readonly catalogueChanged?: true;
  readonly interpretation: Interpretation;
  /** A better spelling, offered when a search found little or nothing. */
  readonly didYouMean?: string;
  readonly facets?: SearchFacets;
  /** The number of shows that each mode finds with all words and the same filters. */
  readonly modes?: Readonly<Record<SearchMode, SearchTotal>>;
  /** true if this is an older, cached response because the source is down. */
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
  /** How many shows each category and language filter would find; 0 if the source does not provide it. */
  readonly categories: readonly { readonly name: string; readonly podcasts: number }[];
  readonly languages: readonly { readonly code: string; readonly name: string; readonly podcasts: number }[];
};
