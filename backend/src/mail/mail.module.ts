import { join } from "node:path";
import { Mailer } from "@earshot/domain/shared/mailer.port";
import { Module } from "@nestjs/common";
import { CONFIG } from "../shared/config.module.js";
import type { Config } from "../shared/config.js";
import { Housekeeping } from "../shared/housekeeping.js";
import { SERVICE_SECRET } from "../shared/service-secret.js";
import { PostgresTransactions } from "../shared/postgres-transactions.js";
import { Deliverer } from "./deliverer.js";
import { fileTransport, smtpTransport } from "./mail-transport.js";
import { MailSchedule } from "./mail.schedule.js";
import { Outbox } from "./outbox.js";
import { Seal } from "./seal.js";

const KEEP_DAYS = 30;

/** Mail: features put it into the outbox, the deliverer takes it out to the mail server or into files. */
@Module({
  providers: [
    {
      provide: Outbox,
      inject: [PostgresTransactions, SERVICE_SECRET],
      useFactory: (transactions: PostgresTransactions, secret: string) => new Outbox(transactions, new Seal(secret)),
    },
    { provide: Mailer, useExisting: Outbox },
    {
      provide: Deliverer,
      inject: [Outbox, CONFIG],
      useFactory: (outbox: Outbox, { mail, dataDir }: Config) => {
        const { smtpUrl, from } = mail;
        return new Deliverer(
          outbox,
          smtpUrl ? smtpTransport(smtpUrl, from) : fileTransport(join(dataDir, "mail"), from),
        );
      },
    },
    MailSchedule,
  ],
  exports: [Mailer, Deliverer],
})
export class MailModule {
  constructor(housekeeping: Housekeeping, outbox: Outbox) {
    housekeeping.add("mail of long ago", () => outbox.sweep(KEEP_DAYS));
  }
}
