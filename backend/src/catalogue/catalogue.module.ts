import { join } from "node:path";
import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Module } from "@nestjs/common";
import { DataSource } from "typeorm";
import { LimitsModule } from "../limits/limits.module.js";
import { CONFIG } from "../shared/config.module.js";
import type { Config } from "../shared/config.js";
import { CatalogueFactsController } from "./catalogue-facts.controller.js";
import { catalogueIndexProvider } from "./catalogue-index.provider.js";
import { IndexFilesController } from "./index-files.controller.js";
import { CatalogueIndex } from "./local/catalogue-index.js";
import { LocalCatalogue } from "./local/local-catalogue.js";
import { openReaders } from "./local/search/open-readers.js";
import { SearchReaders } from "./local/search/search-readers.js";
import { PodcastController } from "./podcast.controller.js";
import { createRapidApiCatalogue } from "./rapidapi/create-rapidapi-catalogue.js";
import { SnapshotController } from "./snapshot/snapshot.controller.js";
import { Snapshots } from "./snapshot/snapshots.js";
import { LocalShowHistory } from "./local/search/show-history.js";
import { FeedState } from "./refresh/feed-state.js";
import { freshShows } from "./refresh/fresh-shows.js";
import { refreshProviders } from "./refresh/refresh.providers.js";
import { RefreshController } from "./refresh.controller.js";
import { ShowFeeds } from "./refresh/show-feeds.js";
import { signalsProviders } from "./signals/signals.providers.js";
import { SearchController } from "./search.controller.js";
import { NoHistory } from "./no-history.js";
import { ShowHistory } from "@earshot/domain/catalogue/show-history.port";
import { SlowSearches } from "./slow-searches.js";

/** Podcasts over HTTP, from the catalogue that the settings choose. */
@Module({
  imports: [LimitsModule],
  controllers: [
    SearchController,
    PodcastController,
    RefreshController,
    CatalogueFactsController,
    IndexFilesController,
    SnapshotController,
  ],
  providers: [
    SlowSearches,
    catalogueIndexProvider(openReaders),
    ...refreshProviders,
    ...signalsProviders,
    {
      provide: Snapshots,
      inject: [CONFIG, DataSource, Clock],
      useFactory: ({ dataDir }: Config, database: DataSource, clock: Clock) =>
        new Snapshots(database, join(dataDir, "snapshots"), clock),
    },
    {
      provide: ShowHistory,
      inject: [CONFIG, DataSource],
      useFactory: ({ catalogue }: Config, database: DataSource): ShowHistory =>
        catalogue.kind === "local" ? new LocalShowHistory(database) : new NoHistory(),
    },
    {
      provide: PodcastCatalogue,
      inject: [CONFIG, DataSource, Clock, CatalogueIndex, ShowFeeds, FeedState],
      useFactory: (
        { catalogue }: Config,
        database: DataSource,
        clock: Clock,
        index: CatalogueIndex<SearchReaders>,
        feeds: ShowFeeds,
        state: FeedState,
      ): PodcastCatalogue =>
        catalogue.kind === "local"
          ? new LocalCatalogue(database, clock, index, freshShows(feeds, state))
          : createRapidApiCatalogue(catalogue, undefined, clock),
    },
  ],
  exports: [PodcastCatalogue, CatalogueIndex],
})
export class CatalogueModule {}
