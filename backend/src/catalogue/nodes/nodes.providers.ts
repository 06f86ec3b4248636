import { CatalogueChanges } from "@earshot/domain/catalogue/catalogue-changes.port";
import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { ShowHistory } from "@earshot/domain/catalogue/show-history.port";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Logger, type Provider } from "@nestjs/common";
import { DataSource } from "typeorm";
import { migrations } from "../../../migrations/migrations.js";
import { CONFIG } from "../../core/config.module.js";
import type { Config } from "../../shared/config/config.js";
import { SERVICE_SECRET } from "../../shared/config/service-secret.js";
import { PendingMigrations } from "../../database/pending-migrations.js";
import { Metrics } from "../../shared/process/metrics.js";
import { Readiness } from "../../shared/process/readiness.js";
import { CatalogueIndex } from "../local/catalogue-index.js";
import { LocalCatalogue } from "../local/local-catalogue.js";
import type { SearchReaders } from "../local/search/threads/search-readers.js";
import { LocalChanges } from "../local/shows/change-pages.js";
import { LocalShowHistory } from "../local/shows/show-history.js";
import { createRapidApiCatalogue } from "../rapidapi/create-rapidapi-catalogue.js";
import { freshShows } from "../refresh/fresh-shows.js";
import { ShowFeeds } from "../refresh/show-feeds.js";
import { CatalogueNodes } from "./catalogue-nodes.js";
import { postgresNode } from "./postgres-node.js";
import { ReplicatedCatalogue } from "./replicated-catalogue.js";

/** The timestamp in the name of the newest migration that this program has and that was applied to the primary. */
function schemaOf(pending: PendingMigrations): number {
  const done = migrations.filter(({ name }) => !pending.names.includes(name));
  return Math.max(...done.map(({ name }) => Number(/\d{13}$/.exec(name)?.[0] ?? 0)));
}

/** The provider reports no changes and no history of figures. */
const NO_HISTORY: ShowHistory = { changes: () => Promise.resolve([]) };
const NO_CHANGES: CatalogueChanges = { page: () => Promise.resolve(undefined), sweep: () => Promise.resolve() };

/** The configured catalogue, and the nodes that its rows are read from. */
export const nodesProviders: Provider[] = [
  {
    provide: CatalogueNodes,
    inject: [CONFIG, DataSource, CatalogueIndex, Clock, Readiness, Metrics, PendingMigrations],
    useFactory: async (
      { catalogueUrls, catalogue }: Config,
      database: DataSource,
      index: CatalogueIndex<SearchReaders>,
      clock: Clock,
      readiness: Readiness,
      metrics: Metrics,
      pending: PendingMigrations,
    ) => {
      const logger = new Logger(CatalogueNodes.name);
      const nodes = new CatalogueNodes({
        primary: database,
        replicas: catalogueUrls.map((url, at) => postgresNode(`replica ${at + 1}`, url, metrics)),
        generation: () => index.generation,
        schema: () => schemaOf(pending),
        clock,
        log: (message) => logger.warn(message),
      });
      if (catalogue.kind !== "local") return nodes;
      readiness.add(async () => ((await nodes.answers()) ? undefined : "No node of the catalogue answers."));
      await nodes.start();
      return nodes;
    },
  },
  {
    provide: ShowHistory,
    inject: [CONFIG, CatalogueNodes],
    useFactory: ({ catalogue }: Config, nodes: CatalogueNodes): ShowHistory =>
      catalogue.kind === "local"
        ? { changes: (id) => nodes.read((rows) => new LocalShowHistory(rows).changes(id)) }
        : NO_HISTORY,
  },
  {
    provide: CatalogueChanges,
    inject: [CONFIG, DataSource, Clock, SERVICE_SECRET],
    // Not read from a replica: one that lags behind would not know the newest cursor.
    useFactory: ({ catalogue }: Config, database: DataSource, clock: Clock, secret: string): CatalogueChanges =>
      catalogue.kind === "local" ? new LocalChanges(database, clock, secret) : NO_CHANGES,
  },
  {
    provide: PodcastCatalogue,
    inject: [CONFIG, CatalogueNodes, Clock, CatalogueIndex, ShowFeeds],
    useFactory: (
      { catalogue }: Config,
      nodes: CatalogueNodes,
      clock: Clock,
      index: CatalogueIndex<SearchReaders>,
      feeds: ShowFeeds,
    ): PodcastCatalogue =>
      catalogue.kind === "local"
        ? new ReplicatedCatalogue(nodes, (rows) => new LocalCatalogue(rows, clock, index, freshShows(feeds)))
        : createRapidApiCatalogue(catalogue, undefined, clock),
  },
];
