import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { Clock } from "@earshot/domain/shared/clock.port";
import { AlertStore } from "@earshot/domain/tracking/alert-store.port";
import { ShowLooks } from "@earshot/domain/tracking/show-looks";
import { TrackedStore } from "@earshot/domain/tracking/tracked-store.port";
import { Tracking } from "@earshot/domain/tracking/tracking";
import { UnsubscribeTokens } from "@earshot/domain/tracking/unsubscribe-tokens.port";
import { Module } from "@nestjs/common";
import { ScheduleModule } from "@nestjs/schedule";
import { CatalogueModule } from "../catalogue/catalogue.module.js";
import { JobsModule } from "../jobs/jobs.module.js";
import { MailModule } from "../mail/mail.module.js";
import { CONFIG } from "../shared/config.module.js";
import type { Config } from "../shared/config.js";
import { OwnedData } from "../shared/owned-data.js";
import { PostgresTransactions } from "../shared/postgres-transactions.js";
import { SERVICE_SECRET } from "../shared/service-secret.js";
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
  imports: [
    CatalogueModule,
    MailModule,
    JobsModule,
    ScheduleModule.forRootAsync({ inject: [CONFIG], useFactory: ({ worker }: Config) => ({ cronJobs: worker }) }),
  ],
  controllers: [TrackedPodcastsController, AlertsController, UnsubscribeController],
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
      provide: UnsubscribeTokens,
      inject: [SERVICE_SECRET],
      useFactory: (secret: string) => new SealedUnsubscribeTokens(secret),
    },
    {
      provide: Tracking,
      inject: [PodcastCatalogue, TrackedStore, ShowLooks, Clock],
      useFactory: (...given: ConstructorParameters<typeof Tracking>) => new Tracking(...given),
    },
    ...checkProviders,
  ],
})
export class TrackingModule {
  constructor(data: OwnedData, transactions: PostgresTransactions) {
    addOwnedTracking(data, transactions);
  }
}
