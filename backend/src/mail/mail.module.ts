import { join } from "node:path";
import { Mailer } from "@earshot/domain/mail/mailer.port";
import { UnsubscribeTokens } from "@earshot/domain/mail/unsubscribe-tokens.port";
import { Module } from "@nestjs/common";
import { CONFIG } from "../core/config.module.js";
import type { Config } from "../shared/config/config.js";
import { Housekeeping } from "../shared/process/housekeeping.js";
import { SERVICE_SECRET } from "../shared/config/service-secret.js";
import { PostgresTransactions } from "../database/postgres-transactions.js";
import { Metrics } from "../shared/process/metrics.js";
import { plainAs } from "../shared/process/plain.js";
import { addOutboxMetrics } from "./outbox-metrics.js";
import { Deliverer } from "./deliverer.js";
import { fileTransport, smtpTransport } from "./mail-transport.js";
import { MailSchedule } from "./mail.schedule.js";
import { Outbox } from "./outbox.js";
import { SealedUnsubscribeTokens } from "./sealed-unsubscribe-tokens.js";
import { Seal } from "./seal.js";

const KEEP_DAYS = 30;

/** Mail: features put it into the outbox, and the deliverer sends it to the mail server or writes it to files. */
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
    plainAs(UnsubscribeTokens, SealedUnsubscribeTokens, SERVICE_SECRET),
    MailSchedule,
  ],
  exports: [Mailer, Outbox, Deliverer, UnsubscribeTokens],
})
export class MailModule {
  constructor(housekeeping: Housekeeping, outbox: Outbox, metrics: Metrics, transactions: PostgresTransactions) {
    addOutboxMetrics(metrics, transactions);
    housekeeping.add("old mail", () => outbox.sweep(KEEP_DAYS));
  }
}
