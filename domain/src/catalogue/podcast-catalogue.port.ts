import type { CategoryDistribution } from "../market/category-distribution.js";
import type { ClusterAudience } from "../market/cluster-audience.js";
import type { CategoryStat } from "../market/category-stat.js";
import { Unavailable } from "../shared/unavailable.js";
import type { EpisodePage } from "./shows/episode.js";
import type { EpisodeFilter } from "./shows/episode-filter.js";
import type { Podcast, PodcastDetail, PodcastFigures, PodcastId } from "./shows/podcast.js";
import type {
  CatalogueSummary,
  SearchPage,
  SearchRequest,
  SimilarPodcast,
  SuggestRequest,
  Suggestion,
} from "./search/search-request.js";

/**
 * The source of podcasts. An unknown podcast gives `undefined` or an empty result. An unknown number is a field listed in `defaulted`. If
 * the source is unreachable, methods throw `CatalogueUnavailable`.
 */
export abstract class PodcastCatalogue {
  /** Stored with users' data ("source_provider"). */
  abstract readonly sourceProvider: "local" | "rapidapi" | "sandbox";
  /** Throws DomainError "search.blank" for a blank term without filters, and "cursor.invalid" for a cursor from another search. */
  abstract search(request: SearchRequest): Promise<SearchPage>;
  /** undefined if there is no such podcast. */
  abstract podcast(id: PodcastId): Promise<PodcastDetail | undefined>;
  /** Many podcasts at once. Unknown ids are missing from the result. */
  abstract podcasts(ids: readonly PodcastId[]): Promise<ReadonlyMap<PodcastId, Podcast>>;
  /** Like `podcasts`, but with per-episode audiences. */
  abstract figures(ids: readonly PodcastId[]): Promise<ReadonlyMap<PodcastId, PodcastFigures>>;
  /**
   * Looks up shows by at most 1,000 external keys. Returns at most LOOKUP_MAX shows for each key, in the keys' order. For a title, exact
   * matches come before close ones. A kind of key that the source does not support finds nothing.
   */
  abstract lookUp(keys: readonly LookupKey[]): Promise<readonly (readonly Podcast[])[]>;
  /** Newest first; undefined if there is no such podcast. Throws FeedUnread if a fresh list was requested and the feed cannot be read. */
  abstract episodes(id: PodcastId, request: EpisodesRequest): Promise<EpisodePage | undefined>;
  /** Keyed by lower-case category. Unknown categories are missing. */
  abstract categoryStats(categories: readonly string[]): Promise<Readonly<Record<string, CategoryStat>>>;
  /**
   * The audience sizes of active shows by category: of those in the given language (a code) if enough of them have an estimate
   * (`comparedShows`), otherwise of all. Keyed by lower-case category; unknown categories are missing. A source that cannot list its
   * shows returns an empty object.
   */
  abstract categoryDistributions(
    categories: readonly string[],
    language?: string,
  ): Promise<Readonly<Record<string, CategoryDistribution>>>;
  /** The audiences of all languages and top-level categories. A source that cannot list its shows returns an empty list. */
  abstract clusterAudiences(): Promise<readonly ClusterAudience[]>;
  /** Most similar first; undefined if there is no such podcast. A source that cannot compare shows returns an empty list. */
  abstract similar(id: PodcastId, limit: number): Promise<readonly SimilarPodcast[] | undefined>;
  abstract suggest(request: SuggestRequest): Promise<readonly Suggestion[]>;
  abstract summary(): Promise<CatalogueSummary>;
  /**
   * Active shows, most popular first, each once. Skips the first `after` shows and returns at most `limit`. A source that cannot list its
   * shows returns an empty list.
   */
  abstract mostPopular(page: { readonly after: number; readonly limit: number }): Promise<readonly ListedShow[]>;
}

/** Which of a show's episodes to return. */
export type EpisodesRequest = {
  readonly limit: number;
  /** A cursor from a page with the same filter. */
  readonly cursor?: string;
  /** Reads the source's current list, never a cached one. */
  readonly fresh?: boolean;
  readonly filter?: EpisodeFilter;
  /** Return only the episode with this id. */
  readonly only?: string;
  readonly facets?: boolean;
};

/** A show in the list of all shows. `lastUpdate` is in epoch seconds, 0 if unknown. */
export type ListedShow = { readonly id: PodcastId; readonly lastUpdate: number };

/** A lookup key: our id, the feed's URL in any spelling, the Apple id, the `podcast:guid` in any case, or the title. */
export type LookupKey = { readonly kind: "id" | "feed" | "itunes" | "guid" | "title"; readonly value: string };

/** Maximum number of shows that a lookup returns for one key. */
export const LOOKUP_MAX = 8;

/** The source of podcasts is unreachable, or its response is invalid. `reason` is one of the texts in the specification. */
export class CatalogueUnavailable extends Unavailable {
  readonly code = "catalogue.unavailable";
  readonly detail = "Failed to load podcasts. Please try again later.";
  /** false if no request was made because another one failed a moment ago. The source may be back by now. */
  readonly sent: boolean;
  /** The source rejected the request because it gets too many. */
  get limited(): boolean {
    return false;
  }

  constructor(reason: string, retryAfter = 30, sent = true) {
    super(reason, retryAfter);
    this.name = "CatalogueUnavailable";
    this.sent = sent;
  }
}

/** Too many searches are in progress. */
export class CatalogueBusy extends CatalogueUnavailable {
  override get isBusy(): boolean {
    return true;
  }
}
