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
 * The source of podcasts. An unknown podcast is `undefined` or an empty answer, an unknown number is a field named in
 * `defaulted`, and an unreachable source throws `CatalogueUnavailable`.
 */
export abstract class PodcastCatalogue {
  /** Stored with users' data ("source_provider"). */
  abstract readonly sourceProvider: "local" | "rapidapi";
  /** Throws DomainError "search.blank" for a blank term without filters, "cursor.invalid" for a foreign cursor. */
  abstract search(request: SearchRequest): Promise<SearchPage>;
  /** undefined: no such podcast. */
  abstract podcast(id: PodcastId): Promise<PodcastDetail | undefined>;
  /** Many podcasts at once; unknown ids are absent from the answer. */
  abstract podcasts(ids: readonly PodcastId[]): Promise<ReadonlyMap<PodcastId, Podcast>>;
  /** As `podcasts`, with their per-episode audiences. */
  abstract figures(ids: readonly PodcastId[]): Promise<ReadonlyMap<PodcastId, PodcastFigures>>;
  /**
   * Looks shows up by up to 1,000 external keys: for each key, in order, at most LOOKUP_MAX shows. For a title, exact
   * matches come first, then near ones. A kind of key that the source does not support finds nothing.
   */
  abstract lookUp(keys: readonly LookupKey[]): Promise<readonly (readonly Podcast[])[]>;
  /** Newest first; undefined: no such podcast. Throws FeedUnread when a fresh answer is requested and the feed cannot be read. */
  abstract episodes(id: PodcastId, request: EpisodesRequest): Promise<EpisodePage | undefined>;
  /** Keyed by category in lower case; unknown categories are absent. */
  abstract categoryStats(categories: readonly string[]): Promise<Readonly<Record<string, CategoryStat>>>;
  /**
   * The sizes of the living shows in categories: of those in the language (a code) if enough of them have an estimate
   * (`comparedShows`), otherwise of all. Keyed by category in lower case; unknown categories are absent. A source that
   * cannot list its shows returns none.
   */
  abstract categoryDistributions(
    categories: readonly string[],
    language?: string,
  ): Promise<Readonly<Record<string, CategoryDistribution>>>;
  /** The audiences of all languages and top categories. A source that cannot list its shows returns none. */
  abstract clusterAudiences(): Promise<readonly ClusterAudience[]>;
  /** Best first; undefined: no such podcast. A source that cannot compare shows returns an empty list. */
  abstract similar(id: PodcastId, limit: number): Promise<readonly SimilarPodcast[] | undefined>;
  abstract suggest(request: SuggestRequest): Promise<readonly Suggestion[]>;
  abstract summary(): Promise<CatalogueSummary>;
  /**
   * Living shows, most popular first, each once: at most `limit`, without the first `after`. A source that cannot list
   * its shows returns an empty list.
   */
  abstract mostPopular(page: { readonly after: number; readonly limit: number }): Promise<readonly ListedShow[]>;
}

/** Which episodes of a show are wanted. */
export type EpisodesRequest = {
  readonly limit: number;
  /** From a page with the same filter. */
  readonly cursor?: string;
  /** The source's current list, never a cached answer. */
  readonly fresh?: boolean;
  readonly filter?: EpisodeFilter;
  /** Only the episode with this id. */
  readonly only?: string;
  readonly facets?: boolean;
};

/** A show in a list of all. `lastUpdate` in seconds since 1970, 0 when unknown. */
export type ListedShow = { readonly id: PodcastId; readonly lastUpdate: number };

/** A key for a lookup: our id, the feed's URL in any spelling, the Apple id, the `podcast:guid` in any case, the title. */
export type LookupKey = { readonly kind: "id" | "feed" | "itunes" | "guid" | "title"; readonly value: string };

/** Shows that a lookup returns for one key. */
export const LOOKUP_MAX = 8;

/** The source of podcasts is unreachable or its answer is invalid. `reason` is one of the specification's underlying texts. */
export class CatalogueUnavailable extends Unavailable {
  readonly code = "catalogue.unavailable";
  readonly detail = "Failed to load podcasts. Please try again later.";
  /** false: no request was made, because it failed just before; its current state is unknown. */
  readonly sent: boolean;
  /** The source answered that it gets too many requests. */
  get limited(): boolean {
    return false;
  }

  constructor(reason: string, retryAfter = 30, sent = true) {
    super(reason, retryAfter);
    this.name = "CatalogueUnavailable";
    this.sent = sent;
  }
}
