import { FeedHealths } from "@earshot/domain/catalogue/feed-health.port";
import { Clock } from "@earshot/domain/shared/clock.port";
import { Mailer } from "@earshot/domain/mail/mailer.port";
import { Module } from "@nestjs/common";
import { CatalogueModule } from "../catalogue/catalogue.module.js";
import { ShowContacts } from "../catalogue/contacts/show-contacts.js";
import { FeedProofs } from "../catalogue/refresh/feed-proofs.js";
import { FeedState } from "../catalogue/refresh/feed-state.js";
import { ShowFeeds } from "../catalogue/refresh/show-feeds.js";
import { Limits } from "../limits/limits.js";
import { LimitsModule } from "../limits/limits.module.js";
import { TransactionalLimits } from "../limits/transactional-limits.js";
import { MailModule } from "../mail/mail.module.js";
import { ORIGIN } from "../core/config.module.js";
import { OwnedData } from "../database/owned-data.js";
import { ownedRows } from "../database/owned-rows.js";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { Housekeeping } from "../shared/process/housekeeping.js";
import { plain } from "../shared/process/plain.js";
import { ClaimMails } from "./claim-mails.js";
import { ClaimChecks } from "./claim-checks.js";
import { ClaimStore } from "./claim-store.js";
import { FeedChecks } from "./feed-checks.js";
import { ClaimsController } from "./claims.controller.js";
import { ClaimsSchedule } from "./claims.schedule.js";
import { ShowClaimRow } from "./show-claim.row.js";

const OWNED = [
  "id", "podcastId", "title", "code", "createdAt", "expiresAt", "way", "provedAt", "checkedAt", "endedBy", "endedAt",
  "description", "website", "contact", "correctedAt",
] as const; // prettier-ignore

@Module({
  imports: [CatalogueModule, LimitsModule, MailModule],
  controllers: [ClaimsController],
  providers: [
    plain(ClaimStore, PostgresTransactions),
    plain(ClaimChecks, ClaimStore, FeedProofs, ShowContacts, Mailer, PostgresTransactions, Clock, ORIGIN),
    plain(ClaimMails, ClaimStore, FeedProofs, ShowContacts, Mailer, TransactionalLimits, PostgresTransactions),
    plain(FeedChecks, ShowFeeds, FeedState, FeedHealths, Limits),
    plain(ClaimsSchedule, ClaimChecks),
  ],
})
export class ClaimsModule {
  constructor(data: OwnedData, transactions: PostgresTransactions, housekeeping: Housekeeping, claims: ClaimStore) {
    housekeeping.add("claims that ended a year ago", () => claims.forgetEnded());
    data.add({
      name: "claims",
      tables: ["show_claims"],
      what: "The shows that you claimed, with their codes and your corrections",
      until: "A year after the claim ended, or you delete your account",
      of: (userId) => ownedRows(transactions, ShowClaimRow, OWNED, userId),
    });
  }
}
