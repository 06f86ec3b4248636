import { createHash, randomBytes } from "node:crypto";
import { removalMail } from "@earshot/domain/contacts/removal-mail";
import { emailKey } from "@earshot/domain/shared/text/email";
import type { Mailer } from "@earshot/domain/mail/mailer.port";
import { LessThan, MoreThan } from "typeorm";
import { forgetContact } from "../catalogue/contacts/forget-contact.js";
import type { ShowContacts } from "../catalogue/contacts/show-contacts.js";
import type { TransactionalLimits } from "../limits/transactional-limits.js";
import type { PostgresTransactions } from "../database/postgres-transactions.js";
import { ContactRemovalRow } from "./contact-removal.row.js";

/** Days for which an emailed link is valid. */
const LINK_DAYS = 7;

/** Removes an address at the request of someone who can read its email. */
export class ContactRemovals {
  /** `origin` is the site's public origin, never taken from a request. */
  constructor(
    private readonly transactions: PostgresTransactions,
    private readonly contacts: ShowContacts,
    private readonly mailer: Mailer,
    private readonly limits: TransactionalLimits,
    private readonly origin: string,
  ) {}

  /**
   * Emails a link to an address, listed or not, so that the answer does not reveal which. At most three emails an hour to one
   * address. Must be called in a transaction.
   */
  async ask(email: string, now: Date): Promise<void> {
    if (!(await this.limits.take("removalMailsByAddress", emailKey(email)))) return;
    const secret = randomBytes(32).toString("base64url");
    const tokenHash = hashOf(secret);
    const addressHash = await this.contacts.hashOf(email);
    const rows = await this.transactions.writing(ContactRemovalRow);
    await rows.insert({ tokenHash, addressHash, expiresAt: new Date(now.getTime() + LINK_DAYS * 86_400_000) });
    await this.mailer.send(
      removalMail(email, `${this.origin}/contact-removal#token=${secret}`, `contact-removal:${tokenHash}`),
    );
  }

  /** Uses up a link and removes its address permanently. Returns undefined if the link is invalid. */
  confirm(secret: string, now: Date): Promise<{ readonly shows: number } | undefined> {
    return this.transactions.run(async () => {
      const rows = await this.transactions.writing(ContactRemovalRow);
      const where = { tokenHash: hashOf(secret), expiresAt: MoreThan(now) };
      const row = await rows.findOne({ where, lock: { mode: "pessimistic_write" } });
      if (!row) return undefined;
      // Deletes all links to this address, because they are useless after its removal.
      await rows.delete({ addressHash: row.addressHash });
      const { shows } = await forgetContact(this.transactions, row.addressHash);
      return { shows };
    });
  }

  /** Removes expired links. */
  async sweep(now: Date): Promise<void> {
    const rows = await this.transactions.writing(ContactRemovalRow);
    await rows.delete({ expiresAt: LessThan(now) });
  }
}

const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");
