import type { EpisodePage } from "@earshot/domain/catalogue/shows/episode";
import type { Podcast, PodcastDetail, PodcastFigures, PodcastId } from "@earshot/domain/catalogue/shows/podcast";
import {
  type EpisodesRequest,
  type ListedShow,
  type LookupKey,
  PodcastCatalogue,
} from "@earshot/domain/catalogue/podcast-catalogue.port";
import type {
  CatalogueSummary,
  SearchPage,
  SearchRequest,
  SimilarPodcast,
  SuggestRequest,
  Suggestion,
} from "@earshot/domain/catalogue/search/search-request";
import type { CategoryDistribution } from "@earshot/domain/market/category-distribution";
import type { ClusterAudience } from "@earshot/domain/market/cluster-audience";
import type { CategoryStat } from "@earshot/domain/market/category-stat";
import type { LocalCatalogue } from "../local/local-catalogue.js";
import type { StoredCatalogue } from "../local/record/stored-catalogue.js";
import type { CatalogueNodes } from "./catalogue-nodes.js";

/** The local catalogue on several nodes. Each call is answered by one of them, so that an answer never mixes generations. */
export class ReplicatedCatalogue extends PodcastCatalogue {
  readonly sourceProvider = "local";

  private readonly catalogues = new WeakMap<StoredCatalogue, LocalCatalogue>();

  /** `open` creates the catalogue that reads the rows of one node. */
  constructor(
    private readonly nodes: CatalogueNodes,
    private readonly open: (rows: StoredCatalogue) => LocalCatalogue,
  ) {
    super();
  }

  search(request: SearchRequest): Promise<SearchPage> {
    return this.read((catalogue) => catalogue.search(request));
  }

  podcast(id: PodcastId): Promise<PodcastDetail | undefined> {
    return this.read((catalogue) => catalogue.podcast(id));
  }

  podcasts(ids: readonly PodcastId[]): Promise<ReadonlyMap<PodcastId, Podcast>> {
    return this.read((catalogue) => catalogue.podcasts(ids));
  }

  figures(ids: readonly PodcastId[]): Promise<ReadonlyMap<PodcastId, PodcastFigures>> {
    return this.read((catalogue) => catalogue.figures(ids));
  }

  lookUp(keys: readonly LookupKey[]): Promise<readonly (readonly Podcast[])[]> {
    return this.read((catalogue) => catalogue.lookUp(keys));
  }

  episodes(id: PodcastId, request: EpisodesRequest): Promise<EpisodePage | undefined> {
    const ask = (catalogue: LocalCatalogue) => catalogue.episodes(id, request);
    // The feed's current episodes have just been written to the primary.
    return request.fresh ? this.nodes.readPrimary((rows) => ask(this.over(rows))) : this.read(ask);
  }

  categoryStats(categories: readonly string[]): Promise<Readonly<Record<string, CategoryStat>>> {
    return this.read((catalogue) => catalogue.categoryStats(categories));
  }

  categoryDistributions(
    categories: readonly string[],
    language?: string,
  ): Promise<Readonly<Record<string, CategoryDistribution>>> {
    // This needs only the index. A single catalogue caches its counts; with one per node, each would count again.
    return this.nodes.readPrimary((rows) => this.over(rows).categoryDistributions(categories, language));
  }

  clusterAudiences(): Promise<readonly ClusterAudience[]> {
    // This needs only the index, too.
    return this.nodes.readPrimary((rows) => this.over(rows).clusterAudiences());
  }

  similar(id: PodcastId, limit: number): Promise<readonly SimilarPodcast[] | undefined> {
    return this.read((catalogue) => catalogue.similar(id, limit));
  }

  suggest(request: SuggestRequest): Promise<readonly Suggestion[]> {
    return this.read((catalogue) => catalogue.suggest(request));
  }

  summary(): Promise<CatalogueSummary> {
    return this.read((catalogue) => catalogue.summary());
  }

  mostPopular(page: { readonly after: number; readonly limit: number }): Promise<readonly ListedShow[]> {
    return this.read((catalogue) => catalogue.mostPopular(page));
  }

  private read<Result>(ask: (catalogue: LocalCatalogue) => Promise<Result>): Promise<Result> {
    return this.nodes.read((rows) => ask(this.over(rows)));
  }

  private over(rows: StoredCatalogue): LocalCatalogue {
    const known = this.catalogues.get(rows);
    if (known) return known;
    const made = this.open(rows);
    this.catalogues.set(rows, made);
    return made;
  }
}
