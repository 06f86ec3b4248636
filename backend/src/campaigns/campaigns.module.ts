import { CampaignRequestStore } from "@earshot/domain/campaigns/requests/campaign-request-store.port";
import { CampaignRequests } from "@earshot/domain/campaigns/requests/campaign-requests";
import { Mailer } from "@earshot/domain/mail/mailer.port";
import { Module } from "@nestjs/common";
import { CatalogueModule } from "../catalogue/catalogue.module.js";
import { LimitsModule } from "../limits/limits.module.js";
import { MailModule } from "../mail/mail.module.js";
import { CONFIG } from "../core/config.module.js";
import { OperatorNotices } from "../mail/operator-notices.js";
import { OwnedData } from "../database/owned-data.js";
import { ownedRow } from "../database/owned-rows.js";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { from, plain, plainAs } from "../shared/process/plain.js";
import { CampaignRequestsController } from "./campaign-requests.controller.js";
import { MatchesController } from "./matches.controller.js";
import { PostgresCampaignRequestStore } from "./postgres-campaign-request-store.js";

/** Stores advertising briefs and emails them to the operator, and matches briefs with the catalogue. */
@Module({
  imports: [CatalogueModule, LimitsModule, MailModule],
  controllers: [CampaignRequestsController, MatchesController],
  providers: [
    plain(OperatorNotices, CONFIG),
    plainAs(CampaignRequestStore, PostgresCampaignRequestStore, PostgresTransactions),
    plain(CampaignRequests, CampaignRequestStore, Mailer, from(OperatorNotices, "operator")),
  ],
})
export class CampaignsModule {
  constructor(data: OwnedData, store: CampaignRequestStore) {
    data.add({
      name: "campaignRequests",
      tables: ["campaign_requests"],
      what: "The briefs and campaign requests that you sent",
      until: "You delete your account, or ask us to delete them",
      of: async (userId) => (await store.ofUser(userId)).map(({ userId: _own, ...request }) => ownedRow(request)),
    });
  }
}
