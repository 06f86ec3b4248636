import type { CategoryStat } from "../market/category-stat.js";
import { Unavailable } from "../shared/unavailable.js";
import type { EpisodePage } from "./episode.js";
import type { Podcast, PodcastDetail, PodcastId } from "./podcast.js";
import type {
  CatalogueSummary,
  SearchPage,
  SearchRequest,
  SimilarPodcast,
  SuggestRequest,
  Suggestion,
} from "./search-request.js";

/**
 * Where podcasts come from. Unknown podcast, unknown number and unreachable source are three things:
 * `undefined` (or an empty answer), a field named in `defaulted`, and `CatalogueUnavailable`.
 */
export abstract class PodcastCatalogue {
  /** Recorded with what users keep ("source_provider"). */
  abstract readonly sourceProvider: "local" | "rapidapi";
  /** Throws DomainError "search.blank" for a blank term without filters, "cursor.invalid" for a foreign cursor. */
  abstract search(request: SearchRequest): Promise<SearchPage>;
  /** undefined: no such podcast. */
  abstract podcast(id: PodcastId): Promise<PodcastDetail | undefined>;
  /** Many podcasts at once; ids that nobody has are absent from the answer. */
  abstract podcasts(ids: readonly PodcastId[]): Promise<ReadonlyMap<PodcastId, Podcast>>;
  /**
   * Shows by what others call them, up to 1,000 keys at once: per key, in their order, at most LOOKUP_MAX shows. For a
   * title those called exactly so come first, then near ones. A source that cannot look by a kind of key finds nothing by it.
   */
  abstract lookUp(keys: readonly LookupKey[]): Promise<readonly (readonly Podcast[])[]>;
  /**
   * Newest first; undefined: no such podcast. `fresh`: what the source lists now, never an answer kept from before. Then it
   * throws FeedUnread when the feed of this one show cannot be read.
   */
  abstract episodes(
    id: PodcastId,
    page: { readonly limit: number; readonly cursor?: string; readonly fresh?: boolean },
  ): Promise<EpisodePage | undefined>;
  /** Keyed by category in lower case; categories that nobody knows are absent. */
  abstract categoryStats(categories: readonly string[]): Promise<Readonly<Record<string, CategoryStat>>>;
  /** Best first; undefined: no such podcast. A source that cannot compare shows answers an empty list. */
  abstract similar(id: PodcastId, limit: number): Promise<readonly SimilarPodcast[] | undefined>;
  abstract suggest(request: SuggestRequest): Promise<readonly Suggestion[]>;
  abstract summary(): Promise<CatalogueSummary>;
  /**
   * Living shows, most popular first, each once: at most `limit`, without the first `after`. A source that cannot list its
   * shows answers an empty list.
   */
  abstract mostPopular(page: { readonly after: number; readonly limit: number }): Promise<readonly ListedShow[]>;
}

/** A show in a list of all. `lastUpdate` in seconds since 1970, 0 when unknown. */
export type ListedShow = { readonly id: PodcastId; readonly lastUpdate: number };

/** How a show is named elsewhere: our id, its feed's address in any spelling, its number at Apple, its title. */
export type LookupKey = { readonly kind: "id" | "feed" | "itunes" | "title"; readonly value: string };

/** Shows that a lookup answers for one key. */
export const LOOKUP_MAX = 8;

/** The source of podcasts cannot be reached or answers nonsense. `reason` is one of the specification's underlying texts. */
export class CatalogueUnavailable extends Unavailable {
  readonly code = "catalogue.unavailable";
  readonly detail = "Failed to load podcasts. Please try again later.";
  /** false: it was not even asked, because it failed just before. Says nothing about how it is now. */
  readonly asked: boolean;
  constructor(reason: string, retryAfter = 30, asked = true) {
    super(reason, retryAfter);
    this.name = "CatalogueUnavailable";
    this.asked = asked;
  }
}
