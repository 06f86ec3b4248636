import { formatListenerRange, parseListenerRange } from "@earshot/domain/audience/range/listener-range";
import { TOP_CATEGORIES } from "@earshot/domain/catalogue/codes/categories";
import {
  baselineOf,
  type CategoryCount,
  categoryLevel,
  type CategoryLevel,
  LEVELS,
} from "@earshot/domain/catalogue/codes/category-level";
import type { Episode, EpisodePage } from "@earshot/domain/catalogue/shows/episode";
import { filteredEpisodes } from "@earshot/domain/catalogue/shows/episode-filter";
import { LANGUAGES } from "@earshot/domain/catalogue/codes/languages";
import type { Podcast, PodcastDetail, PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import {
  CatalogueUnavailable,
  type EpisodesRequest,
  LOOKUP_MAX,
  type LookupKey,
  PodcastCatalogue,
  type ListedShow,
} from "@earshot/domain/catalogue/podcast-catalogue.port";
import type {
  CatalogueSummary,
  SearchMode,
  SearchPage,
  SearchRequest,
  SearchTotal,
  SimilarPodcast,
  SuggestRequest,
  Suggestion,
} from "@earshot/domain/catalogue/search/search-request";
import { inTwoDigits } from "@earshot/domain/market/category-baseline";
import type { CategoryDistribution } from "@earshot/domain/market/category-distribution";
import type { ClusterAudience } from "@earshot/domain/market/cluster-audience";
import type { CategoryStat } from "@earshot/domain/market/category-stat";
import { isTurned } from "@earshot/domain/catalogue/search/sort-order";
import { listedPodcast } from "@earshot/domain/catalogue/sources/normalize-podcast";
import type { Clock } from "@earshot/domain/shared/clock.port";
import { mapConcurrently } from "./map-concurrently.js";
import { withSafeSummary } from "./provider/provider-answers.js";
import type { ProviderReader } from "./provider/provider-reader.js";
import { facetsOf, interleaved, ordered, possibleSort } from "./result-order.js";
import { holds, passes } from "./search-conditions.js";
import { exactTitlesFirst, titleSearch } from "./title-search.js";
import { planSearch, type SearchBranch } from "./search-plan.js";
import { searchesForSimilar, similarTo } from "./similar-shows.js";
import { sliceOf } from "./slice-cursor.js";
import { isLongEnoughToSuggest, suggestionsFrom } from "./suggestions.js";

/** The four calls that the catalogue needs. The sandbox implements them with fixed shows. */
export type ShowSource = Pick<ProviderReader, "search" | "podcast" | "episodes" | "categories">;

/**
 * The third-party provider as a catalogue. It returns complete lists of results. Pages, sorts, facets and the missing parts of the
 * query language are computed here from these lists. Every method throws CatalogueUnavailable when the provider fails and no older
 * answer is cached, at the latest after the total timeout.
 */
export class RapidApiCatalogue extends PodcastCatalogue {
  readonly sourceProvider: "rapidapi" | "sandbox" = "rapidapi";

  constructor(
    private readonly provider: ShowSource,
    private readonly clock: Clock,
    /** The time by which a call that begins now must end, on the same scale as the provider's deadlines. */
    private readonly deadline: () => number,
  ) {
    super();
  }

  async search(request: SearchRequest): Promise<SearchPage> {
    const plan = planSearch(request);
    const until = this.deadline();
    const answers = await Promise.all(plan.branches.map((branch) => this.searchBranch(branch, request.mode, until)));
    const now = this.clock.now();
    const found = answers.map(({ results }) => results.filter((podcast) => passes(podcast, request.filters, now)));
    const isWanted = (podcast: Podcast, branch: SearchBranch | undefined) =>
      request.mode !== "all" || !branch || hasNoneExcluded(podcast, branch, now);
    const passing = interleaved(found.map((some, at) => some.filter((one) => isWanted(one, plan.branches[at]))));
    const modes = request.cursor === undefined && request.modes && modeTotals(plan.branches, found, passing.length);
    const sort = possibleSort(request.sort);
    const turned = isTurned(request);
    const results = ordered(passing, sort, turned);
    const question = [request.term.trim(), request.mode, request.filters, request.sort, ...(turned ? ["turned"] : [])];
    const { items, nextCursor } = sliceOf(results, question, request.limit, request.cursor);
    return {
      results: items,
      total: { value: results.length, relation: "eq" },
      ...(sort !== request.sort && { sortedBy: "relevance" as const }),
      nextCursor,
      interpretation: plan.interpretation,
      ...(request.facets && { facets: facetsOf(results, request.filters, now) }),
      ...(modes && { modes }),
      ...(answers.some(({ stale }) => stale) && { stale: true }),
    };
  }

  async podcast(id: PodcastId): Promise<PodcastDetail | undefined> {
    return isPossibleId(id) ? this.provider.podcast(id, this.deadline()) : undefined;
  }

  /** The provider describes one show per call. */
  async podcasts(ids: readonly PodcastId[]): Promise<ReadonlyMap<PodcastId, Podcast>> {
    return new Map([...(await this.figures(ids))].map(([id, podcast]) => [id, listedPodcast(podcast)]));
  }

  async figures(ids: readonly PodcastId[]): Promise<ReadonlyMap<PodcastId, PodcastDetail>> {
    const found = await mapConcurrently([...new Set(ids)], async (id) => [id, await this.podcast(id)] as const);
    return new Map(found.flatMap(([id, podcast]) => (podcast ? [[id, podcast] as const] : [])));
  }

  /** Only by id and by title: the provider offers no other lookup. */
  lookUp(keys: readonly LookupKey[]): Promise<readonly (readonly Podcast[])[]> {
    return mapConcurrently(keys, async ({ kind, value }) => {
      if (kind === "id") return [...(await this.podcasts([value])).values()];
      if (kind !== "title" || !isLongEnoughToSuggest(value)) return [];
      const { value: found } = await this.provider.search(titleSearch(value), this.deadline());
      return exactTitlesFirst(value, found).slice(0, LOOKUP_MAX).map(listedPodcast);
    });
  }

  async episodes(id: PodcastId, request: EpisodesRequest): Promise<EpisodePage | undefined> {
    if (!isPossibleId(id)) return undefined;
    const until = this.deadline();
    const { limit, cursor, fresh, filter = {}, only, facets = false } = request;
    const given = await this.provider.episodes(id, until, fresh);
    // The provider sends the same answer for a show without episodes and for an unknown show.
    if (given.length === 0 && !(await this.provider.podcast(id, until))) return undefined;
    const wanted = filteredEpisodes(given, filter);
    const newestFirst = wanted.episodes.toSorted((a, b) => publishedAt(b) - publishedAt(a));
    const selected = only === undefined ? newestFirst : newestFirst.filter((episode) => episode.id === only);
    const { items, nextCursor } = sliceOf(selected, ["episodes", id, filter], limit, cursor);
    return { episodes: items.map(withSafeSummary), nextCursor, ...(facets && { facets: wanted.facets() }) };
  }

  async categoryStats(categories: readonly string[]): Promise<Readonly<Record<string, CategoryStat>>> {
    const names = [...new Set(categories.map((name) => name.trim().toLowerCase()))].filter((name) => name !== "");
    if (names.length === 0) return {};
    const until = this.deadline();
    const levels = [...new Set(names.map(categoryLevel))].filter((level) => level !== undefined);
    const [found, ...counts] = await Promise.all([
      this.provider.categories(names, until),
      ...levels.map((level) => this.countsOf(level, until)),
    ]);
    const baseline = baselineOf(counts.flat());
    const stats = names.flatMap((category): [string, CategoryStat][] => {
      const stat = found.get(category);
      if (stat === undefined) return [];
      const listener_range = formatListenerRange(inTwoDigits(parseListenerRange(stat.listener_range)));
      return [[category, { ...stat, category, listener_range, medianPodcastCount: baseline(category) }]];
    });
    return Object.fromEntries(stats);
  }

  /** Empty: the provider does not list the shows in a category. */
  categoryDistributions(_categories: readonly string[]): Promise<Readonly<Record<string, CategoryDistribution>>> {
    return Promise.resolve({});
  }

  /** Empty: the provider does not list all shows. */
  clusterAudiences(): Promise<readonly ClusterAudience[]> {
    return Promise.resolve([]);
  }

  async similar(id: PodcastId, limit: number): Promise<readonly SimilarPodcast[] | undefined> {
    if (!isPossibleId(id)) return undefined;
    const until = this.deadline();
    const show = await this.provider.podcast(id, until);
    if (!show) return undefined;
    const candidates: Podcast[] = [];
    let found: readonly SimilarPodcast[] = [];
    for (const search of searchesForSimilar(show)) {
      if (found.length >= limit) break;
      candidates.push(...(await this.provider.search(search, until)).value);
      found = similarTo(show, candidates, limit);
    }
    return found;
  }

  /** Empty: the provider can search for shows, but not list them. */
  mostPopular(_page: { readonly after: number; readonly limit: number }): Promise<readonly ListedShow[]> {
    return Promise.resolve([]);
  }

  async suggest({ q, mode, limit }: SuggestRequest): Promise<readonly Suggestion[]> {
    if (!isLongEnoughToSuggest(q)) return suggestionsFrom([], q, mode, limit);
    const filters = { tags: [], categories: [] };
    const searched = mode === "all" ? "title" : mode;
    const request = {
      term: q.trim(),
      mode: searched,
      filters,
      sort: "relevance",
      limit,
      facets: false,
      explain: false,
    } as const;
    const { value } = await this.provider.search(request, this.deadline());
    return suggestionsFrom(value, q, mode, limit);
  }

  /** The provider does not state the size of its catalogue: all counts are 0, which means unknown here. */
  async summary(): Promise<CatalogueSummary> {
    return {
      podcasts: 0,
      episodes: 0,
      updatedAt: null,
      source: "rapidapi",
      categories: TOP_CATEGORIES.map((name) => ({ name, podcasts: 0 })),
      languages: LANGUAGES.map(({ code, name }) => ({ code, name, podcasts: 0 })),
    };
  }

  private async searchBranch({ request, conditions }: SearchBranch, mode: SearchMode, until: number) {
    const { value, stale } = await this.provider.search(request, until);
    const now = this.clock.now();
    // In a search of all modes, each part contains the results of its mode.
    const within = mode === "all" ? request.mode : mode;
    const results = value.filter((podcast) => conditions.every((part) => holds(part, podcast, within, now)));
    return { results, stale };
  }

  /**
   * How many podcasts the categories of a level have; empty if the provider does not state it. The specification defines the page
   * without a baseline, so a missing baseline must not hide the figures.
   */
  private async countsOf(level: CategoryLevel, until: number): Promise<readonly CategoryCount[]> {
    try {
      const found = await this.provider.categories(
        LEVELS[level].map((name) => name.toLowerCase()),
        until,
      );
      return [...found].map(([category, stat]) => ({ category, podcasts: stat.podcast_count }));
    } catch (thrown) {
      if (thrown instanceof CatalogueUnavailable) return [];
      throw thrown;
    }
  }
}

/** Whether no field of a show has an excluded word; topics include titles. */
function hasNoneExcluded(podcast: Podcast, { conditions }: SearchBranch, now: Date): boolean {
  const exclusions = conditions.filter(({ kind }) => kind === "not");
  return exclusions.every((part) => holds(part, podcast, "topic", now) && holds(part, podcast, "host", now));
}

/** The number of results in each mode; undefined if the modes were not requested one by one. */
function modeTotals(
  branches: readonly SearchBranch[],
  found: readonly (readonly Podcast[])[],
  all: number,
): SearchPage["modes"] {
  const total = (mode: SearchMode): SearchTotal | undefined => {
    const at = branches.findIndex(({ request }) => request.mode === mode);
    return at < 0 ? undefined : { value: found[at]?.length ?? 0, relation: "eq" };
  };
  const [title, topic, host] = [total("title"), total("topic"), total("host")];
  return title && topic && host && { all: { value: all, relation: "eq" }, title, topic, host };
}

/** Episodes without a date come last. */
function publishedAt({ published }: Episode): number {
  return published === null ? -8.64e15 : Date.parse(published);
}

/** The provider's ids are short; anything else is not worth a call. */
function isPossibleId(id: PodcastId): boolean {
  return id.trim() !== "" && id.length <= 100;
}
