import type { Episode } from "@earshot/domain/catalogue/shows/episode";
import type { Podcast, PodcastDetail, PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import { providerSearchParameters } from "@earshot/domain/catalogue/search/provider-parameters";
import type { SearchRequest } from "@earshot/domain/catalogue/search/search-request";
import type { Clock } from "@earshot/domain/shared/clock.port";
import { AnswerCache, type Cached, type CacheRules } from "./answer-cache.js";
import {
  type ProviderCategory,
  readCategories,
  readEpisodes,
  readPodcastDetail,
  readPodcasts,
} from "./provider-answers.js";
import type { Parameters, ProviderClient } from "./provider-client.js";

/**
 * The four calls in section 7 of the product specification, each answered from the cache if possible. `until` is the time by which
 * an answer must have arrived. All throw ProviderFailure.
 */
export class ProviderReader {
  private readonly searches: AnswerCache<readonly Podcast[]>;
  private readonly details: AnswerCache<PodcastDetail | undefined>;
  private readonly episodeLists: AnswerCache<readonly Episode[]>;
  private readonly categoryMaps: AnswerCache<ReadonlyMap<string, ProviderCategory>>;

  constructor(
    private readonly client: ProviderClient,
    private readonly clock: Clock,
    rules: CacheRules,
    elapsed: () => number,
  ) {
    this.searches = new AnswerCache(rules, elapsed);
    this.details = new AnswerCache(rules, elapsed);
    this.episodeLists = new AnswerCache(rules, elapsed);
    this.categoryMaps = new AnswerCache(rules, elapsed);
  }

  /** All results of a search, in the provider's order. Ignores the sort, limit and cursor of the request. */
  search(request: SearchRequest, until: number): Promise<Cached<readonly Podcast[]>> {
    const now = this.clock.now();
    const parameters = providerSearchParameters(request, now);
    // The key contains the period instead of the exact time, so that the same search one second later has the same key.
    const key = parameters.map(([name, value]) => [
      name,
      name === "updated_after" ? [request.filters.lastUpdate, request.filters.updatedSince] : value,
    ]);
    const read = (answer: unknown) => readPodcasts(answer, now);
    return this.searches.get(JSON.stringify(key), () => this.client.get("search", parameters, until, read));
  }

  /** undefined: the provider does not have this podcast. */
  async podcast(id: PodcastId, until: number): Promise<PodcastDetail | undefined> {
    const read = (answer: unknown) => readPodcastDetail(answer, this.clock.now());
    const { value } = await this.details.get(id, () => this.client.get("podcast", [["id", id]], until, read));
    return value;
  }

  /** Episodes in the provider's order; also empty for an unknown podcast. `fresh`: fetched now, regardless of the cache. */
  async episodes(id: PodcastId, until: number, fresh = false): Promise<readonly Episode[]> {
    const load = () => this.client.get("episodes", [["id", id]], until, readEpisodes);
    if (fresh) return this.episodeLists.renew(id, load);
    return (await this.episodeLists.get(id, load)).value;
  }

  /** Names must be distinct, trimmed and in lower case. */
  async categories(names: readonly string[], until: number): Promise<ReadonlyMap<string, ProviderCategory>> {
    const parameters: Parameters = names.map((name) => ["category", name]);
    const { value } = await this.categoryMaps.get(JSON.stringify(names.toSorted()), () =>
      this.client.get("categoryStats", parameters, until, readCategories),
    );
    return value;
  }
}
