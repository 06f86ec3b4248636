import { join } from "node:path";
import { CatalogueChanges } from "@earshot/domain/catalogue/catalogue-changes.port";
import { FeedHealths } from "@earshot/domain/catalogue/feed-health.port";
import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { ShowHistory } from "@earshot/domain/catalogue/show-history.port";
import { ShowProfiles } from "@earshot/domain/catalogue/show-profiles.port";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Module } from "@nestjs/common";
import { DataSource } from "typeorm";
import { LimitsModule } from "../limits/limits.module.js";
import { CONFIG } from "../core/config.module.js";
import type { Config } from "../shared/config/config.js";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { Metrics } from "../shared/process/metrics.js";
import { addCatalogueMetrics } from "./catalogue-metrics.js";
import { EpisodeFilesController } from "./episode-files.controller.js";
import { episodeFilesProvider } from "./episode-files/episode-files.provider.js";
import { ChangesController } from "./changes.controller.js";
import { CatalogueFactsController } from "./catalogue-facts.controller.js";
import { NoFeedHealth } from "./health/no-feed-health.js";
import { StoredFeedHealth } from "./health/stored-feed-health.js";
import { FeedState } from "./refresh/feed-state.js";
import { ShowFeeds } from "./refresh/show-feeds.js";
import { HomeController } from "./home.controller.js";
import { homeProviders } from "./home.providers.js";
import { catalogueIndexProvider } from "./catalogue-index.provider.js";
import { IndexFilesController } from "./index-files.controller.js";
import { CatalogueIndex } from "./local/catalogue-index.js";
import type { SearchReaders } from "./local/search/threads/search-readers.js";
import { LookupController } from "./lookup.controller.js";
import { PodcastController } from "./podcast.controller.js";
import { SnapshotController } from "./snapshot/snapshot.controller.js";
import { Snapshots } from "./snapshot/snapshots.js";
import { HubController } from "./hubs/hub.controller.js";
import { hubsProviders } from "./hubs/hubs.providers.js";
import { PushedFeeds } from "./hubs/pushed-feeds.js";
import { ShowContacts } from "./contacts/show-contacts.js";
import { CatalogueNodes } from "./nodes/catalogue-nodes.js";
import { nodesProviders } from "./nodes/nodes.providers.js";
import { Housekeeping } from "../shared/process/housekeeping.js";
import { thinDemand } from "./local/write/thin-demand.js";
import { FeedProofs } from "./refresh/feed-proofs.js";
import { SharedHosts } from "./refresh/shared-hosts.js";
import { refreshProviders } from "./refresh/refresh.providers.js";
import { ProfileController } from "./profile.controller.js";
import { NoShowProfiles } from "./profile/no-show-profiles.js";
import { StoredShowProfiles } from "./profile/stored-show-profiles.js";
import { RefreshController } from "./refresh.controller.js";
import { signalsProviders } from "./signals/signals.providers.js";
import { SearchController } from "./search.controller.js";
import { SearchStages } from "./search-stages.js";
import { SlowSearches } from "./slow-searches.js";

/** Serves podcasts over HTTP, from the catalogue that is selected in the settings. */
@Module({
  imports: [LimitsModule],
  controllers: [
    SearchController,
    LookupController,
    ChangesController,
    PodcastController,
    RefreshController,
    EpisodeFilesController,
    ProfileController,
    CatalogueFactsController,
    IndexFilesController,
    SnapshotController,
    HubController,
    HomeController,
  ],
  providers: [
    SlowSearches,
    SearchStages,
    catalogueIndexProvider,
    ...refreshProviders,
    ...hubsProviders,
    ...signalsProviders,
    {
      provide: Snapshots,
      inject: [CONFIG, DataSource, Clock],
      useFactory: ({ dataDir }: Config, database: DataSource, clock: Clock) =>
        new Snapshots(database, join(dataDir, "snapshots"), clock),
    },
    ...nodesProviders,
    {
      provide: ShowProfiles,
      inject: [CONFIG, PostgresTransactions],
      useFactory: ({ catalogue }: Config, transactions: PostgresTransactions): ShowProfiles =>
        catalogue.kind === "local" ? new StoredShowProfiles(transactions) : new NoShowProfiles(),
    },
    {
      provide: FeedHealths,
      inject: [CONFIG, PostgresTransactions, Clock],
      useFactory: ({ catalogue }: Config, transactions: PostgresTransactions, clock: Clock): FeedHealths =>
        catalogue.kind === "local" ? new StoredFeedHealth(transactions, clock) : new NoFeedHealth(),
    },
    episodeFilesProvider,
    ...homeProviders,
  ],
  exports: [
    ...[PodcastCatalogue, ShowHistory, CatalogueChanges, CatalogueIndex, FeedHealths, FeedProofs],
    ...[ShowContacts, FeedState, ShowFeeds, PushedFeeds],
  ],
})
export class CatalogueModule {
  constructor(
    metrics: Metrics,
    database: DataSource,
    index: CatalogueIndex<SearchReaders>,
    housekeeping: Housekeeping,
    hosts: SharedHosts,
    nodes: CatalogueNodes,
    changes: CatalogueChanges,
    clock: Clock,
  ) {
    addCatalogueMetrics(metrics, database, index, nodes);
    housekeeping.add("old changes of the catalogue", () => changes.sweep());
    housekeeping.add("old points of charts", () => thinDemand(database, clock.now()));
    housekeeping.add("turns at hosts of feeds", () => hosts.forget());
  }
}
