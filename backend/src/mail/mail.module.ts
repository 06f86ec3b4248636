import { join } from "node:path";
import { Module } from "@nestjs/common";
import { CONFIG } from "../shared/config.module.js";
import type { Config } from "../shared/config.js";
import { SERVICE_SECRET } from "../shared/service-secret.js";
import { Transaction } from "../shared/transaction.js";
import { Deliverer } from "./deliverer.js";
import { fileTransport, smtpTransport } from "./mail-transport.js";
import { Outbox } from "./outbox.js";
import { Seal } from "./seal.js";

/** Mail: features put it into the outbox, the deliverer takes it out to the mail server or into files. */
@Module({
  providers: [
    {
      provide: Outbox,
      inject: [Transaction, SERVICE_SECRET],
      useFactory: (transaction: Transaction, secret: string) => new Outbox(transaction, new Seal(secret)),
    },
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
  ],
  exports: [Outbox, Deliverer],
})
export class MailModule {}
