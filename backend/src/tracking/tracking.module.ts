import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { Clock } from "@earshot/domain/shared/clock.port";
import { AlertStore } from "@earshot/domain/tracking/alert-store.port";
import { ShowLooks } from "@earshot/domain/tracking/show-looks";
import { RESTORE_SECONDS, TrackedStore } from "@earshot/domain/tracking/tracked-store.port";
import { Tracking } from "@earshot/domain/tracking/tracking";
import { UnsubscribeTokens } from "@earshot/domain/tracking/unsubscribe-tokens.port";
import { WatchedShows } from "@earshot/domain/tracking/watched-shows.port";
import { Module } from "@nestjs/common";
import { CatalogueModule } from "../catalogue/catalogue.module.js";
import { JobsModule } from "../jobs/jobs.module.js";
import { MailModule } from "../mail/mail.module.js";
import { Housekeeping } from "../shared/housekeeping.js";
import { OwnedData } from "../shared/owned-data.js";
import { PostgresTransactions } from "../shared/postgres-transactions.js";
import { SERVICE_SECRET } from "../shared/service-secret.js";
import { plain, plainAs } from "../shared/plain.js";
import { AlertsController } from "./alerts.controller.js";
import { checkProviders } from "./check.providers.js";
import { addOwnedTracking } from "./owned-tracking.js";
import { PostgresAlertStore } from "./postgres-alert-store.js";
import { PostgresTrackedStore } from "./postgres-tracked-store.js";
import { SealedUnsubscribeTokens } from "./sealed-unsubscribe-tokens.js";
import { TrackedPodcastsController } from "./tracked-podcasts.controller.js";
import { UnsubscribeController } from "./unsubscribe.controller.js";

/** Shows that people track, their new episodes, and how people hear of them. */
@Module({
  imports: [CatalogueModule, MailModule, JobsModule],
  controllers: [TrackedPodcastsController, AlertsController, UnsubscribeController],
  providers: [
    plainAs(TrackedStore, PostgresTrackedStore, PostgresTransactions),
    plainAs(AlertStore, PostgresAlertStore, PostgresTransactions),
    plainAs(UnsubscribeTokens, SealedUnsubscribeTokens, SERVICE_SECRET),
    plain(Tracking, PodcastCatalogue, TrackedStore, ShowLooks, Clock),
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
  ) {
    addOwnedTracking(data, transactions);
    housekeeping.add("stopped tracking", () => tracked.forgetStopped(RESTORE_SECONDS));
    housekeeping.add("shows that nobody tracks", () => shows.forgetUntracked());
  }
}
