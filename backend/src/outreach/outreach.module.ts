import { ContactMessages } from "@earshot/domain/outreach/contact-messages";
import { OutreachStore } from "@earshot/domain/outreach/outreach-store.port";
import { Mailer } from "@earshot/domain/mail/mailer.port";
import { Module } from "@nestjs/common";
import { LimitsModule } from "../limits/limits.module.js";
import { MailModule } from "../mail/mail.module.js";
import { CONFIG } from "../core/config.module.js";
import { OperatorNotices } from "../mail/operator-notices.js";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { from, plain, plainAs } from "../shared/process/plain.js";
import { OutreachController } from "./outreach.controller.js";
import { PostgresOutreachStore } from "./postgres-outreach-store.js";

/** The waitlist and messages to us. */
@Module({
  imports: [LimitsModule, MailModule],
  controllers: [OutreachController],
  providers: [
    plain(OperatorNotices, CONFIG),
    plainAs(OutreachStore, PostgresOutreachStore, PostgresTransactions),
    plain(ContactMessages, OutreachStore, Mailer, from(OperatorNotices, "operator")),
  ],
})
export class OutreachModule {}
