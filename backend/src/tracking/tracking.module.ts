import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { Clock } from "@earshot/domain/shared/clock.port";
import { AlertStore } from "@earshot/domain/tracking/alert-store.port";
import { CheckRecorder } from "@earshot/domain/tracking/check-recorder";
import { RESTORE_SECONDS, TrackedStore } from "@earshot/domain/tracking/tracked-store.port";
import { Tracking } from "@earshot/domain/tracking/tracking";
import { WatchedShows } from "@earshot/domain/tracking/watched-shows.port";
import { checkSoon } from "@earshot/domain/tracking/checks/check-soon";
import { Module } from "@nestjs/common";
import { PushedFeeds } from "../catalogue/hubs/pushed-feeds.js";
import { CatalogueModule } from "../catalogue/catalogue.module.js";
import { JobsModule } from "../jobs/jobs.module.js";
import { MailModule } from "../mail/mail.module.js";
import { Housekeeping } from "../shared/process/housekeeping.js";
import { OwnedData } from "../database/owned-data.js";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { plain, plainAs } from "../shared/process/plain.js";
import { AlertsController } from "./alerts.controller.js";
import { checkProviders } from "./check.providers.js";
import { addOwnedTracking } from "./owned-tracking.js";
import { PostgresAlertStore } from "./stores/postgres-alert-store.js";
import { PostgresTrackedStore } from "./stores/postgres-tracked-store.js";
import { TrackedPodcastsController } from "./tracked-podcasts.controller.js";
import { UnsubscribeController } from "./unsubscribe.controller.js";

/** Shows that people track, their new episodes, and the alerts about them. */
@Module({
  imports: [CatalogueModule, MailModule, JobsModule],
  controllers: [TrackedPodcastsController, AlertsController, UnsubscribeController],
  providers: [
    plainAs(TrackedStore, PostgresTrackedStore, PostgresTransactions),
    plainAs(AlertStore, PostgresAlertStore, PostgresTransactions),
    plain(Tracking, PodcastCatalogue, TrackedStore, CheckRecorder, Clock),
    ...checkProviders,
  ],
})
export class TrackingModule {
  constructor(
    data: OwnedData,
    transactions: PostgresTransactions,
    housekeeping: Housekeeping,
    tracked: TrackedStore,
    shows: WatchedShows,
    pushes: PushedFeeds,
  ) {
    pushes.onPush((show, at) => checkSoon(shows, transactions, show, at));
    addOwnedTracking(data, transactions);
    housekeeping.add("stopped tracking", () => tracked.forgetStopped(RESTORE_SECONDS));
    housekeeping.add("shows that nobody tracks", () => shows.forgetUntracked());
  }
}
