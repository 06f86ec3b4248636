import type { ContactMessage } from "@earshot/domain/outreach/contact-message";
import { type Origin, OutreachStore } from "@earshot/domain/outreach/outreach-store.port";
import { emailKey } from "@earshot/domain/shared/email";
import type { PostgresTransactions } from "../shared/postgres-transactions.js";

/** Waitlist and messages in PostgreSQL. */
export class PostgresOutreachStore extends OutreachStore {
  constructor(private readonly transactions: PostgresTransactions) {
    super();
  }

  async join(email: string, { source, userAgent }: Origin): Promise<string> {
    // A known address is written as well, with what it holds already: both cases cost the same.
    return this.add(
      `INSERT INTO waitlist (email, email_key, source, user_agent) VALUES ($1, $2, $3, $4)
       ON CONFLICT (email_key) DO UPDATE SET email = waitlist.email RETURNING id`,
      [email, emailKey(email), source, userAgent],
    );
  }

  async addMessage({ name, email, message }: ContactMessage, { source, userAgent }: Origin): Promise<string> {
    return this.add(
      `INSERT INTO contact_messages (name, email, message, source, user_agent)
       VALUES ($1, $2, $3, $4, $5) RETURNING id`,
      [name, email, message, source, userAgent],
    );
  }

  private async add(sql: string, values: readonly unknown[]): Promise<string> {
    const [row] = await this.transactions.write<{ id: string }>(sql, values);
    if (!row) throw new Error("Nothing was kept.");
    return row.id;
  }
}
