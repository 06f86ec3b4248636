import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Transactions } from "@earshot/domain/shared/transactions.port";
import { AlertStore } from "@earshot/domain/tracking/alert-store.port";
import { ShowLooks } from "@earshot/domain/tracking/show-looks";
import { TrackedStore } from "@earshot/domain/tracking/tracked-store.port";
import { Tracking } from "@earshot/domain/tracking/tracking";
import { WatchedShows } from "@earshot/domain/tracking/watched-shows.port";
import { Module } from "@nestjs/common";
import { CatalogueModule } from "../catalogue/catalogue.module.js";
import { PostgresTransactions } from "../shared/postgres-transactions.js";
import { AlertsController } from "./alerts.controller.js";
import { PostgresAlertStore } from "./postgres-alert-store.js";
import { PostgresTrackedStore } from "./postgres-tracked-store.js";
import { PostgresWatchedShows } from "./postgres-watched-shows.js";
import { TrackedPodcastsController } from "./tracked-podcasts.controller.js";

/** Shows that people track, their new episodes, and how people hear of them. */
@Module({
  imports: [CatalogueModule],
  controllers: [TrackedPodcastsController, AlertsController],
  providers: [
    {
      provide: TrackedStore,
      inject: [PostgresTransactions],
      useFactory: (transactions: PostgresTransactions) => new PostgresTrackedStore(transactions),
    },
    {
      provide: AlertStore,
      inject: [PostgresTransactions],
      useFactory: (transactions: PostgresTransactions) => new PostgresAlertStore(transactions),
    },
    {
      provide: WatchedShows,
      inject: [PostgresTransactions, PodcastCatalogue],
      useFactory: (transactions: PostgresTransactions, { sourceProvider }: PodcastCatalogue) =>
        new PostgresWatchedShows(transactions, sourceProvider),
    },
    {
      provide: ShowLooks,
      inject: [PodcastCatalogue, WatchedShows, TrackedStore, AlertStore],
      useFactory: (
        { sourceProvider }: PodcastCatalogue,
        shows: WatchedShows,
        tracked: TrackedStore,
        alerts: AlertStore,
      ) => new ShowLooks(sourceProvider, shows, tracked, alerts, Math.random),
    },
    {
      provide: Tracking,
      inject: [PodcastCatalogue, TrackedStore, ShowLooks, Clock, Transactions],
      useFactory: (...given: ConstructorParameters<typeof Tracking>) => new Tracking(...given),
    },
  ],
})
export class TrackingModule {}
