import type { ContactMessage } from "@earshot/domain/outreach/contact-message";
import { type Origin, OutreachStore } from "@earshot/domain/outreach/outreach-store.port";
import { emailKey } from "@earshot/domain/shared/text/email";
import type { PostgresTransactions } from "../database/postgres-transactions.js";
import { newId } from "../database/returned-rows.js";
import { ContactMessageRow } from "./contact-message.row.js";
import { WaitlistRow } from "./waitlist.row.js";

/** Waitlist and messages in PostgreSQL. */
export class PostgresOutreachStore extends OutreachStore {
  constructor(private readonly transactions: PostgresTransactions) {
    super();
  }

  async join(email: string, { source, userAgent }: Origin): Promise<string> {
    const waiting = await this.transactions.writing(WaitlistRow);
    return newId(
      await waiting
        .createQueryBuilder()
        .insert()
        .values({ email, emailKey: emailKey(email), source, userAgent })
        // If an address is known, its row is updated with the same key, so that both cases take equally long.
        .orUpdate(["email_key"], ["email_key"])
        .execute(),
    );
  }

  async addMessage({ name, email, message }: ContactMessage, { source, userAgent }: Origin): Promise<string> {
    const messages = await this.transactions.writing(ContactMessageRow);
    return newId(await messages.insert({ name, email, message, source, userAgent }));
  }
}
