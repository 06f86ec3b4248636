import { Module, type Provider } from "@nestjs/common";
import { PasswordHasher, Secrets } from "@earshot/domain/accounts/account.port";
import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { ListItemStore, ListStore } from "@earshot/domain/lists/list-store.port";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Mailer } from "@earshot/domain/mail/mailer.port";
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
import { ORIGIN } from "../../core/config.module.js";
import { plain } from "../../shared/process/plain.js";
import { SERVICE_SECRET } from "../../shared/config/service-secret.js";
import { CommentsController } from "./comments/comments.controller.js";
import { PostgresComments } from "./comments/postgres-comments.js";
import { CopiedLists } from "./links/copied-lists.js";
import { PostgresShares } from "./links/postgres-shares.js";
import { SharedListController } from "./links/shared-list.controller.js";
import { SharedRows } from "./links/shared-rows.js";
import { SharesController } from "./links/shares.controller.js";
import { InvitationsController } from "./people/invitations.controller.js";
import { ListStates } from "./people/list-states.js";
import { PeopleController } from "./people/people.controller.js";
import { PostgresPeople } from "./people/postgres-people.js";

const sharingControllers = [
  SharesController,
  SharedListController,
  InvitationsController,
  PeopleController,
  CommentsController,
];

/** Providers for links to lists, their people, and comments. */
const sharingProviders: Provider[] = [
  plain(PostgresShares, PostgresTransactions),
  plain(SharedRows, PostgresTransactions, ListItemStore, PodcastCatalogue),
  plain(
    ShareLinks,
    PostgresTransactions,
    ListStore,
    ListItemStore,
    PostgresShares,
    SharedRows,
    PasswordHasher,
    Secrets,
    Clock,
    SERVICE_SECRET,
  ),
  plain(CopiedLists, PostgresTransactions, ListStore, ListItemStore, SharedRows),
  plain(PostgresPeople, PostgresTransactions),
  plain(ListStates, PostgresTransactions, ListStore),
  plain(PostgresComments, PostgresTransactions),
  plain(ListInvitations, PostgresTransactions, PostgresPeople, Secrets, Mailer, Clock, ORIGIN),
];

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
