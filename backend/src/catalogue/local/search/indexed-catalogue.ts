import type { Podcast, PodcastFigures, PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import type {
  SearchPage,
  SearchRequest,
  SimilarPodcast,
  Suggestion,
  SuggestRequest,
} from "@earshot/domain/catalogue/search/search-request";
import type { CategoryDistribution } from "@earshot/domain/market/category-distribution";
import type { ClusterAudience } from "@earshot/domain/market/cluster-audience";
import type { Clock } from "@earshot/domain/shared/clock.port";
import { figuresOfRow, podcastOf, type PodcastRow } from "../shows/podcast.row.js";
import { distributionsOf } from "./category-distributions.js";
import { searchLocally } from "./local-search.js";
import { OncePerGeneration, type SearchSources } from "./one-generation.js";
import { similarTo, suggestionsFor } from "./similar-and-suggested.js";

/** A catalogue with an index file: what a server and a device answer in the same way. */
export abstract class IndexedCatalogue extends PodcastCatalogue {
  readonly sourceProvider = "local";

  private readonly segments: OncePerGeneration<"segments">;
  private readonly clusters: OncePerGeneration<"clusters">;

  constructor(
    protected readonly sources: SearchSources,
    protected readonly clock: Clock,
  ) {
    super();
    this.segments = new OncePerGeneration(sources.index, "segments");
    this.clusters = new OncePerGeneration(sources.index, "clusters");
  }

  search(request: SearchRequest): Promise<SearchPage> {
    return searchLocally(this.sources, request, this.clock.now());
  }

  async podcasts(ids: readonly PodcastId[]): Promise<ReadonlyMap<PodcastId, Podcast>> {
    return new Map([...(await this.rowsOf(ids))].map(([id, row]) => [id, podcastOf(row)]));
  }

  async figures(ids: readonly PodcastId[]): Promise<ReadonlyMap<PodcastId, PodcastFigures>> {
    return new Map([...(await this.rowsOf(ids))].map(([id, row]) => [id, figuresOfRow(row)]));
  }

  async categoryDistributions(
    categories: readonly string[],
    language?: string,
  ): Promise<Readonly<Record<string, CategoryDistribution>>> {
    return distributionsOf(await this.segments.all(), categories, language);
  }

  clusterAudiences(): Promise<readonly ClusterAudience[]> {
    return this.clusters.all();
  }

  async similar(id: PodcastId, limit: number): Promise<readonly SimilarPodcast[] | undefined> {
    const row = await this.row(id);
    return row && similarTo(this.sources, row, limit);
  }

  suggest(request: SuggestRequest): Promise<readonly Suggestion[]> {
    return suggestionsFor(this.sources, request);
  }

  protected abstract rowsOf(ids: readonly PodcastId[]): Promise<ReadonlyMap<PodcastId, PodcastRow>>;

  protected async row(id: PodcastId): Promise<PodcastRow | undefined> {
    return (await this.rowsOf([id])).get(id);
  }

  protected async rankOf({ id, ranked }: PodcastRow): Promise<number | null> {
    return ranked ? this.sources.index.use((readers) => readers.ask("shownRank", id)) : null;
  }
}
