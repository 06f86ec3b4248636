import { PasswordHasher, Secrets } from "@earshot/domain/accounts/account.port";
import { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { ListItemStore, ListStore } from "@earshot/domain/lists/list-store.port";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Mailer } from "@earshot/domain/mail/mailer.port";
import type { Provider } from "@nestjs/common";
import { ORIGIN } from "../../core/config.module.js";
import { plain } from "../../shared/process/plain.js";
import { PostgresTransactions } from "../../database/postgres-transactions.js";
import { SERVICE_SECRET } from "../../shared/config/service-secret.js";
import { CommentsController } from "./comments/comments.controller.js";
import { PostgresComments } from "./comments/postgres-comments.js";
import { CopiedLists } from "./links/copied-lists.js";
import { PostgresShares } from "./links/postgres-shares.js";
import { SharedListController } from "./links/shared-list.controller.js";
import { SharedRows } from "./links/shared-rows.js";
import { ShareLinks } from "./links/share-links.js";
import { SharesController } from "./links/shares.controller.js";
import { InvitationsController } from "./people/invitations.controller.js";
import { ListInvitations } from "./people/list-invitations.js";
import { ListStates } from "./people/list-states.js";
import { PeopleController } from "./people/people.controller.js";
import { PostgresPeople } from "./people/postgres-people.js";

export const sharingControllers = [
  SharesController,
  SharedListController,
  InvitationsController,
  PeopleController,
  CommentsController,
];

/** Providers for links to lists, their people, and comments. */
export const sharingProviders: Provider[] = [
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
