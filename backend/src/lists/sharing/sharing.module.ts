import { Module } from "@nestjs/common";
import { AccountsModule } from "../../accounts/accounts.module.js";
import { CatalogueModule } from "../../catalogue/catalogue.module.js";
import { LimitsModule } from "../../limits/limits.module.js";
import { MailModule } from "../../mail/mail.module.js";
import { PostgresTransactions } from "../../database/postgres-transactions.js";
import { Housekeeping } from "../../shared/process/housekeeping.js";
import { OwnedData } from "../../database/owned-data.js";
import { ListsModule } from "../lists.module.js";
import { deleteOldActivities } from "../stores/list-activities.js";
import { forgetCircles } from "../stores/list-circles.js";
import { ShareLinks } from "./links/share-links.js";
import { addOwnedSharing } from "./owned-sharing.js";
import { ListInvitations } from "./people/list-invitations.js";
import { sharingControllers, sharingProviders } from "./sharing.providers.js";

/** Lists that other people can see: through links, or as members. */
@Module({
  imports: [AccountsModule, CatalogueModule, LimitsModule, ListsModule, MailModule],
  controllers: sharingControllers,
  providers: sharingProviders,
  exports: [ShareLinks],
})
export class SharingModule {
  constructor(
    data: OwnedData,
    transactions: PostgresTransactions,
    housekeeping: Housekeeping,
    invitations: ListInvitations,
  ) {
    addOwnedSharing(data, transactions);
    housekeeping.add("expired invitations", () => invitations.forgetExpired());
    housekeeping.add("old activity of lists", () => deleteOldActivities(transactions));
    housekeeping.add("people of lists that are gone", () => forgetCircles(transactions));
  }
}
