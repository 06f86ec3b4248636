import { ownHosts } from "../shared/config/host-name.js";
import { CatalogueChanges } from "@earshot/domain/catalogue/catalogue-changes.port";
import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Mailer } from "@earshot/domain/mail/mailer.port";
import { DELIVERIES_KEPT_DAYS } from "@earshot/domain/webhooks/webhook";
import { Module } from "@nestjs/common";
import { CatalogueModule } from "../catalogue/catalogue.module.js";
import { LimitsModule } from "../limits/limits.module.js";
import { MailModule } from "../mail/mail.module.js";
import { Seal } from "../mail/seal.js";
import { CONFIG, ORIGIN } from "../core/config.module.js";
import type { Config } from "../shared/config/config.js";
import { SERVICE_SECRET } from "../shared/config/service-secret.js";
import { OwnedData } from "../database/owned-data.js";
import { ownedRows } from "../database/owned-rows.js";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { AnnouncementDispatcher } from "../database/announcement-dispatcher.js";
import { Housekeeping } from "../shared/process/housekeeping.js";
import { Metrics } from "../shared/process/metrics.js";
import { plain } from "../shared/process/plain.js";
import { CatalogueFollower } from "./catalogue-follower.js";
import { DeliveriesController } from "./deliveries.controller.js";
import { WebhookDeliveries } from "./webhook-deliveries.js";
import { WebhookDeliveryRow } from "./webhook-delivery.row.js";
import { WebhookEndpointRow } from "./webhook-endpoint.row.js";
import { WebhookEndpoints } from "./webhook-endpoints.js";
import { WebhookEvents } from "./webhook-events.js";
import { addWebhookMetrics, WebhookAttempts } from "./webhook-metrics.js";
import { WebhookMails } from "./webhook-mails.js";
import { WebhookSender } from "./webhook-sender.js";
import { WebhookWork } from "./webhook-work.js";
import { WebhooksController } from "./webhooks.controller.js";
import { WebhooksSchedule } from "./webhooks.schedule.js";

const ENDPOINT = ["id", "url", "description", "events", "filter", "state", "disabledBy", "failingSince", "createdAt"] as const; // prettier-ignore
const DELIVERY = ["id", "endpointId", "type", "body", "state", "tries", "createdAt", "lastTryAt", "status", "error", "answer"] as const; // prettier-ignore

/** Webhooks: events are sent to the URLs of the people that they concern. */
@Module({
  imports: [CatalogueModule, LimitsModule, MailModule],
  controllers: [WebhooksController, DeliveriesController],
  providers: [
    plain(WebhookDeliveries, PostgresTransactions),
    {
      provide: WebhookEndpoints,
      inject: [PostgresTransactions, WebhookDeliveries, SERVICE_SECRET],
      useFactory: (transactions: PostgresTransactions, deliveries: WebhookDeliveries, secret: string) =>
        new WebhookEndpoints(transactions, deliveries, new Seal(secret, "earshot webhooks")),
    },
    {
      provide: WebhookSender,
      inject: [CONFIG],
      useFactory: (config: Config) => new WebhookSender({ allow: config.fetchAllow, ownHosts: ownHosts(config) }),
    },
    plain(WebhookMails, PostgresTransactions, Mailer, ORIGIN),
    plain(WebhookEvents, PostgresTransactions, WebhookDeliveries, Clock),
    plain(CatalogueFollower, CatalogueChanges, PodcastCatalogue, WebhookEvents, PostgresTransactions),
    plain(WebhookAttempts, Metrics),
    plain(
      WebhookWork,
      WebhookDeliveries,
      WebhookEndpoints,
      WebhookSender,
      WebhookMails,
      PostgresTransactions,
      Clock,
      WebhookAttempts,
    ),
    plain(WebhooksSchedule, WebhookWork, CatalogueFollower),
  ],
})
export class WebhooksModule {
  constructor(
    data: OwnedData,
    transactions: PostgresTransactions,
    housekeeping: Housekeeping,
    announcements: AnnouncementDispatcher,
    events: WebhookEvents,
    endpoints: WebhookEndpoints,
    deliveries: WebhookDeliveries,
    clock: Clock,
    metrics: Metrics,
  ) {
    addWebhookMetrics(metrics, transactions);
    announcements.onAnnounced((some) => events.note(some));
    housekeeping.add("deliveries of webhooks", () => deliveries.sweep(clock.now()));
    housekeeping.add("replaced secrets of webhooks", () => endpoints.forgetSecrets(clock.now()));
    data.add({
      name: "webhooks",
      tables: ["webhook_endpoints"],
      what: "The webhooks that you created, with their encrypted secrets",
      until: "You delete it or your account",
      of: (userId) => ownedRows(transactions, WebhookEndpointRow, ENDPOINT, userId),
    });
    data.add({
      name: "webhookDeliveries",
      tables: ["webhook_deliveries"],
      what: "What was sent to your webhooks, and the beginning of each response",
      until: `${DELIVERIES_KEPT_DAYS} days have passed, you delete the webhook or your account`,
      of: (userId) => ownedRows(transactions, WebhookDeliveryRow, DELIVERY, userId),
    });
  }
}
