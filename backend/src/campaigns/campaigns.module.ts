import { CampaignRequestStore } from "@earshot/domain/campaigns/campaign-request-store.port";
import { CampaignRequests } from "@earshot/domain/campaigns/campaign-requests";
import { Mailer } from "@earshot/domain/shared/mailer.port";
import { Module } from "@nestjs/common";
import { LimitsModule } from "../limits/limits.module.js";
import { MailModule } from "../mail/mail.module.js";
import { CONFIG } from "../shared/config.module.js";
import { OperatorNews } from "../shared/operator-news.js";
import { OwnedData } from "../shared/owned-data.js";
import { ownedRow } from "../shared/owned-rows.js";
import { PostgresTransactions } from "../shared/postgres-transactions.js";
import { plain, plainAs } from "../shared/plain.js";
import { CampaignRequestsController } from "./campaign-requests.controller.js";
import { PostgresCampaignRequestStore } from "./postgres-campaign-request-store.js";

/** Advertising briefs on their way to the operator. */
@Module({
  imports: [LimitsModule, MailModule],
  controllers: [CampaignRequestsController],
  providers: [
    plain(OperatorNews, CONFIG),
    plainAs(CampaignRequestStore, PostgresCampaignRequestStore, PostgresTransactions),
    {
      provide: CampaignRequests,
      inject: [CampaignRequestStore, Mailer, OperatorNews],
      useFactory: (store: CampaignRequestStore, mailer: Mailer, news: OperatorNews) =>
        new CampaignRequests(store, mailer, news.operator),
    },
  ],
})
export class CampaignsModule {
  constructor(data: OwnedData, store: CampaignRequestStore) {
    data.add({
      name: "campaignRequests",
      tables: ["campaign_requests"],
      of: async (userId) => (await store.ofUser(userId)).map(({ userId: _own, ...request }) => ownedRow(request)),
    });
  }
}
