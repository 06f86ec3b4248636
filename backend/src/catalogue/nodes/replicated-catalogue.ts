import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import type { LocalCatalogue } from "../local/local-catalogue.js";
import type { StoredCatalogue } from "../local/record/stored-catalogue.js";
import type { CatalogueNodes } from "./catalogue-nodes.js";

type Method<Name extends keyof PodcastCatalogue> = PodcastCatalogue[Name];

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

  search: Method<"search"> = (request) => this.read((catalogue) => catalogue.search(request));
  podcast: Method<"podcast"> = (id) => this.read((catalogue) => catalogue.podcast(id));
  podcasts: Method<"podcasts"> = (ids) => this.read((catalogue) => catalogue.podcasts(ids));
  figures: Method<"figures"> = (ids) => this.read((catalogue) => catalogue.figures(ids));
  lookUp: Method<"lookUp"> = (keys) => this.read((catalogue) => catalogue.lookUp(keys));
  categoryStats: Method<"categoryStats"> = (names) => this.read((catalogue) => catalogue.categoryStats(names));
  similar: Method<"similar"> = (id, limit) => this.read((catalogue) => catalogue.similar(id, limit));
  suggest: Method<"suggest"> = (request) => this.read((catalogue) => catalogue.suggest(request));
  summary: Method<"summary"> = () => this.read((catalogue) => catalogue.summary());
  mostPopular: Method<"mostPopular"> = (page) => this.read((catalogue) => catalogue.mostPopular(page));

  episodes: Method<"episodes"> = (id, request) => {
    const ask = (catalogue: LocalCatalogue) => catalogue.episodes(id, request);
    // The feed's current episodes have just been written to the primary.
    return request.fresh ? this.onPrimary(ask) : this.read(ask);
  };

  // These need only the index. A single catalogue caches its counts; with one per node, each would count again.
  categoryDistributions: Method<"categoryDistributions"> = (categories, language) =>
    this.onPrimary((catalogue) => catalogue.categoryDistributions(categories, language));
  clusterAudiences: Method<"clusterAudiences"> = () => this.onPrimary((catalogue) => catalogue.clusterAudiences());

  private onPrimary<Result>(ask: (catalogue: LocalCatalogue) => Promise<Result>): Promise<Result> {
    return this.nodes.readPrimary((rows) => ask(this.over(rows)));
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
