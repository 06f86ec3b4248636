import { ContactMessages } from "@earshot/domain/outreach/contact-messages";
import { OutreachStore } from "@earshot/domain/outreach/outreach-store.port";
import { Mailer } from "@earshot/domain/shared/mail/mailer.port";
import { Module } from "@nestjs/common";
import { LimitsModule } from "../limits/limits.module.js";
import { MailModule } from "../mail/mail.module.js";
import { CONFIG } from "../shared/config.module.js";
import { OperatorNews } from "../shared/process/operator-news.js";
import { PostgresTransactions } from "../shared/database/postgres-transactions.js";
import { plain, plainAs } from "../shared/process/plain.js";
import { OutreachController } from "./outreach.controller.js";
import { PostgresOutreachStore } from "./postgres-outreach-store.js";

/** The waitlist and messages to us. */
@Module({
  imports: [LimitsModule, MailModule],
  controllers: [OutreachController],
  providers: [
    plain(OperatorNews, CONFIG),
    plainAs(OutreachStore, PostgresOutreachStore, PostgresTransactions),
    {
      provide: ContactMessages,
      inject: [OutreachStore, Mailer, OperatorNews],
      useFactory: (store: OutreachStore, mailer: Mailer, news: OperatorNews) =>
        new ContactMessages(store, mailer, news.operator),
    },
  ],
})
export class OutreachModule {}
