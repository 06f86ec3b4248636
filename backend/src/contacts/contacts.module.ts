import { Clock } from "@earshot/domain/shared/clock.port";
import { Mailer } from "@earshot/domain/mail/mailer.port";
import { Module } from "@nestjs/common";
import { CatalogueModule } from "../catalogue/catalogue.module.js";
import { ShowContacts } from "../catalogue/contacts/show-contacts.js";
import { LimitsModule } from "../limits/limits.module.js";
import { TransactionalLimits } from "../limits/transactional-limits.js";
import { MailModule } from "../mail/mail.module.js";
import { ORIGIN } from "../core/config.module.js";
import { Housekeeping } from "../shared/process/housekeeping.js";
import { OwnedData } from "../database/owned-data.js";
import { plain } from "../shared/process/plain.js";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { ContactDays } from "./contact-days.js";
import { ContactRemovalController } from "./contact-removal.controller.js";
import { ContactRemovals } from "./contact-removals.js";
import { ContactsController } from "./contacts.controller.js";

@Module({
  imports: [CatalogueModule, LimitsModule, MailModule],
  controllers: [ContactsController, ContactRemovalController],
  providers: [
    plain(ContactDays, PostgresTransactions),
    plain(ContactRemovals, PostgresTransactions, ShowContacts, Mailer, TransactionalLimits, ORIGIN),
  ],
})
export class ContactsModule {
  constructor(data: OwnedData, housekeeping: Housekeeping, days: ContactDays, removals: ContactRemovals, clock: Clock) {
    data.leaveOut("contact_days", "Keyed hashes of the addresses that were shown, kept for two days to count them.");
    housekeeping.add("addresses shown on past days", () => days.sweep(clock.now()));
    housekeeping.add("links to remove an address", () => removals.sweep(clock.now()));
  }
}
