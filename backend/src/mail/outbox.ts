import { createHash } from "node:crypto";
import { type Mail, Mailer } from "@earshot/domain/mail/mailer.port";
import { type FindOptionsWhere, In, Not } from "typeorm";
import type { QueryDeepPartialEntity } from "typeorm/query-builder/QueryPartialEntity.js";
import { olderThan } from "../database/older-than.js";
import type { PostgresTransactions } from "../database/postgres-transactions.js";
import { MailRow } from "./mail.row.js";
import type { Seal } from "./seal.js";

export type ClaimedMail = Omit<Mail, "key" | "userId"> & {
  readonly id: string;
  readonly attempt: number;
  readonly createdAt: Date;
  /** The same in each attempt, so that a receiver can recognize a repeat. */
  readonly messageName: string;
};

/** Maximum length of a stored reason. */
const LONGEST_REASON = 300;

type Claimed = { id: string; key: string; sealed: Buffer; attempts: number; created_at: Date };

/** One statement: it skips mail that another process holds, and leaves no transaction open. */
const CLAIM = `
UPDATE outbox SET attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $1)
WHERE id = (
  SELECT id FROM outbox WHERE state = 'waiting' AND next_attempt_at <= now()
  ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED
) RETURNING id, key, sealed, attempts, created_at`;

/** Mail that waits in PostgreSQL. If it is queued in a transaction, it is sent only if the transaction commits. */
export class Outbox extends Mailer {
  constructor(
    private readonly transactions: PostgresTransactions,
    private readonly seal: Seal,
  ) {
    super();
  }

  async send(...mails: Mail[]): Promise<void> {
    for (const address of mails.flatMap(({ to, replyTo = "" }) => [to, replyTo])) {
      if (/[\s,;<>\p{C}]/u.test(address)) throw new Error("An email goes to exactly one address.");
    }
    if (mails.length === 0) return;
    const outbox = await this.transactions.writing(MailRow);
    await outbox
      .createQueryBuilder()
      .insert()
      .values(
        mails.map(({ key, userId, ...mail }) => ({
          key,
          userId: userId ?? null,
          sealed: this.seal.close(JSON.stringify(mail)),
        })),
      )
      .orIgnore()
      .updateEntity(false)
      .execute();
  }

  /**
   * Takes the next due email for `lease` seconds: no other instance takes it in the meantime, and no connection is held while a
   * mail server answers. If the process dies, the email is free again when the lease ends.
   */
  async claim(lease: number): Promise<ClaimedMail | undefined> {
    const [row] = await this.transactions.write<Claimed>(CLAIM, [lease]);
    if (!row) return undefined;
    try {
      const mail = JSON.parse(this.seal.open(row.sealed)) as Omit<Mail, "key" | "userId">;
      const messageName = createHash("sha256").update(row.key).digest("hex").slice(0, 32);
      return { ...mail, id: row.id, attempt: row.attempts, createdAt: row.created_at, messageName };
    } catch {
      await this.abandon(row, "sealed with another secret");
      return this.claim(lease);
    }
  }

  /** Records the delivery, and removes the content, which contains a one-time link. */
  async delivered({ id, attempt }: ClaimedMail): Promise<void> {
    await this.change(
      { id, attempts: attempt },
      { state: "sent", sentAt: () => "now()", sealed: null, lastError: null },
    );
  }

  /** Records a failed attempt; the next one is in `seconds`. */
  async postpone({ id, attempt }: ClaimedMail, seconds: number, reason: string): Promise<void> {
    const outbox = await this.transactions.writing(MailRow);
    await outbox
      .createQueryBuilder()
      .update()
      .set({
        nextAttemptAt: () => "now() + make_interval(secs => :seconds)",
        lastError: reason.slice(0, LONGEST_REASON),
      })
      .where({ id, attempts: attempt })
      .setParameters({ seconds })
      .execute();
  }

  /** Gives up on the email; it is kept without its content, for the operator. */
  async abandon({ id }: { readonly id: string }, reason: string): Promise<void> {
    await this.change({ id }, { state: "dead", sealed: null, lastError: reason.slice(0, LONGEST_REASON) });
  }

  /** When each of these emails was sent, by key. Those that wait, that failed, or that were removed (`sweep`) are missing. */
  async sentAt(keys: readonly string[]): Promise<ReadonlyMap<string, Date>> {
    const outbox = await this.transactions.reading(MailRow);
    const rows = await outbox.find({ select: { key: true, sentAt: true }, where: { key: In(keys), state: "sent" } });
    return new Map(rows.flatMap(({ key, sentAt }) => (sentAt ? [[key, sentAt]] : [])));
  }

  /** Removes mail that was sent or abandoned more than `days` days ago. */
  async sweep(days: number): Promise<void> {
    const outbox = await this.transactions.writing(MailRow);
    await outbox.delete({ state: Not("waiting"), createdAt: olderThan(days * 86_400) });
  }

  private async change(which: FindOptionsWhere<MailRow>, values: QueryDeepPartialEntity<MailRow>): Promise<void> {
    await (await this.transactions.writing(MailRow)).update(which, values);
  }
}
