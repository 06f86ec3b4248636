import type { Query } from "@earshot/domain/catalogue/query/query";
import type {
  RelevanceClause,
  SearchFacets,
  SearchFilters,
  SearchMode,
  SearchRequest,
  SuggestRequest,
} from "@earshot/domain/catalogue/search/search-request";
import type { ClusterAudience } from "@earshot/domain/market/cluster-audience";
import type { CategorySegments } from "./category-segments.js";
import type { Total } from "../reader/matches.js";
import type { SearchPlace } from "../ranking/search-cursor.js";

/** A search in the form that the index receives: plain data only, because another thread answers it. */
export type IndexQuestion = {
  readonly query: Query;
  readonly mode: SearchMode;
  readonly filters: SearchFilters;
  readonly term: string;
  readonly sort: SearchRequest["sort"];
  readonly order?: SearchRequest["order"];
  readonly limit: number;
  readonly facets: boolean;
  readonly explain: boolean;
  readonly modes: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Where the page begins; undefined for the first one. */
  readonly at?: SearchPlace;
};

export type FoundShow = {
  readonly id: string;
  readonly ranked?: { readonly score: number; readonly clauses: readonly RelevanceClause[] };
};

export type IndexAnswer = {
  readonly shows: readonly FoundShow[];
  readonly total: number;
  readonly partial: boolean;
  readonly next?: Omit<SearchPlace, "total">;
  /** Whether the page continues one from another generation of the catalogue. */
  readonly catalogueChanged?: true;
  /** The number of shows with all words, if shows with only some of them follow; undefined if all shows have them. */
  readonly exact?: number;
  readonly suggestion?: string;
  readonly facets?: SearchFacets;
  readonly modes?: Readonly<Record<SearchMode, Total>>;
};

/** Suggestions in their order; the names of shows and hosts are read where shows are stored. */
export type IndexSuggestion =
  { readonly kind: "podcast" | "host"; readonly id: string } | { readonly kind: "category"; readonly text: string };

export type ComparedShow = {
  readonly id: string;
  readonly host?: string;
  readonly title: string;
  readonly description: string;
  readonly categories: readonly string[];
  readonly language?: string;
  /** The middle of the range of listeners. */
  readonly listeners?: number;
};

export type LikeShow = { readonly id: string; readonly reasons: readonly string[] };

/** All queries of the index by name, each with its input and output. */
export type IndexTasks = {
  readonly search: (question: IndexQuestion) => IndexAnswer;
  readonly suggest: (request: SuggestRequest) => readonly IndexSuggestion[];
  readonly similar: (asked: { readonly show: ComparedShow; readonly limit: number }) => readonly LikeShow[];
  /** The ids of the most popular shows with this title, however it is written. */
  readonly titled: (title: string) => readonly string[];
  /** The rank of a show, 1 is the most popular; null for an unranked one. */
  readonly rank: (id: string) => number | null;
  readonly clusters: (all: null) => readonly ClusterAudience[];
  /** The sizes of each category's shows, by its folded name. */
  readonly segments: (all: null) => ReadonlyMap<string, CategorySegments>;
};
