import { createHash } from "node:crypto";
import { type Mail, Mailer } from "@earshot/domain/shared/mailer.port";
import type { PostgresTransactions } from "../shared/postgres-transactions.js";
import type { Seal } from "./seal.js";

export type ClaimedMail = Omit<Mail, "key" | "userId"> & {
  readonly id: string;
  readonly attempt: number;
  readonly createdAt: Date;
  /** The same at each attempt, so that a receiver can tell a repetition. */
  readonly messageName: string;
};

/** Mail that waits in PostgreSQL. Put within a transaction, it goes out if and only if the change around it is kept. */
export class Outbox extends Mailer {
  constructor(
    private readonly transactions: PostgresTransactions,
    private readonly seal: Seal,
  ) {
    super();
  }

  async send(...mails: Mail[]): Promise<void> {
    for (const address of mails.flatMap(({ to, replyTo = "" }) => [to, replyTo])) {
      if (/[\s,;<>\p{C}]/u.test(address)) throw new Error("A mail goes to exactly one address.");
    }
    await this.transactions.write(
      `INSERT INTO outbox (key, user_id, sealed) SELECT * FROM unnest($1::text[], $2::uuid[], $3::bytea[])
       ON CONFLICT (key) DO NOTHING`,
      [
        mails.map(({ key }) => key),
        mails.map(({ userId }) => userId ?? null),
        mails.map(({ key: _key, userId: _userId, ...mail }) => this.seal.close(JSON.stringify(mail))),
      ],
    );
  }

  /**
   * Takes the next mail that is due, for `lease` seconds: no other instance takes it meanwhile, and no connection is held
   * while a mail server takes its time. A process that dies leaves it to be taken again when the lease is over.
   */
  async claim(lease: number): Promise<ClaimedMail | undefined> {
    const [row] = await this.transactions.write<{
      id: string;
      key: string;
      sealed: Buffer;
      attempts: number;
      created_at: Date;
    }>(
      `UPDATE outbox SET attempts = attempts + 1, next_attempt_at = now() + make_interval(secs => $1)
       WHERE id = (
         SELECT id FROM outbox WHERE state = 'waiting' AND next_attempt_at <= now()
         ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED
       )
       RETURNING id, key, sealed, attempts, created_at`,
      [lease],
    );
    if (!row) return undefined;
    try {
      const mail = JSON.parse(this.seal.open(row.sealed)) as Omit<Mail, "key" | "userId">;
      const messageName = createHash("sha256").update(row.key).digest("hex").slice(0, 32);
      return { ...mail, id: row.id, attempt: row.attempts, createdAt: row.created_at, messageName };
    } catch {
      await this.bury(row, "sealed with another secret");
      return this.claim(lease);
    }
  }

  /** Delivered: the content, which holds a one-time link, is not kept. */
  async delivered({ id, attempt }: ClaimedMail): Promise<void> {
    await this.transactions.write(
      "UPDATE outbox SET state = 'sent', sent_at = now(), sealed = NULL, last_error = NULL WHERE id = $1 AND attempts = $2",
      [id, attempt],
    );
  }

  /** Not delivered; to be tried again in `seconds`. */
  async postpone({ id, attempt }: ClaimedMail, seconds: number, reason: string): Promise<void> {
    await this.transactions.write(
      `UPDATE outbox SET next_attempt_at = now() + make_interval(secs => $3), last_error = $4
       WHERE id = $1 AND attempts = $2`,
      [id, attempt, seconds, reason.slice(0, 300)],
    );
  }

  /** Given up; kept without its content, for whoever looks after the service. */
  async bury({ id }: { readonly id: string }, reason: string): Promise<void> {
    await this.transactions.write("UPDATE outbox SET state = 'dead', sealed = NULL, last_error = $2 WHERE id = $1", [
      id,
      reason.slice(0, 300),
    ]);
  }

  /** Forgets what was sent or given up longer than `days` ago. */
  async sweep(days: number): Promise<void> {
    await this.transactions.write(
      "DELETE FROM outbox WHERE state <> 'waiting' AND created_at < now() - make_interval(days => $1)",
      [days],
    );
  }
}
