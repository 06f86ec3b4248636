import { Logger, type OnApplicationShutdown } from "@nestjs/common";
import type { MailTransport } from "./mail-transport.js";
import type { ClaimedMail, Outbox } from "./outbox.js";

export type DeliveryPace = {
  /** Seconds until the second attempt; each further wait is twice as long, up to an hour. */
  readonly firstWait: number;
  /** Seconds after which an undelivered email is abandoned: by then, its link has expired. */
  readonly giveUpAfter: number;
  /** Maximum emails that are delivered at the same time. */
  readonly parallel: number;
};

export const PACE: DeliveryPace = { firstWait: 15, giveUpAfter: 2 * 86_400, parallel: 4 };

/** Seconds for which an email is reserved for the process that took it: longer than a mail server may need to answer. */
const LEASE = 900;
const LONGEST_WAIT = 3_600;

/** The output stream of the service: a person's terminal, or a pipe or file that stores the output. */
export type Terminal = { readonly isTTY?: boolean; write(text: string): unknown };

/** Moves mail from the outbox to the transport while the service runs. */
export class Deliverer implements OnApplicationShutdown {
  private readonly logger = new Logger(Deliverer.name);
  private readonly busy = new Set<Promise<void>>();
  private stopped = false;

  constructor(
    private readonly outbox: Outbox,
    private readonly transport: MailTransport,
    private readonly pace: DeliveryPace = PACE,
    private readonly terminal: Terminal = process.stdout,
  ) {}

  /** Waits briefly for running deliveries; the next process repeats slower ones. */
  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    const timeout = new Promise((over) => setTimeout(over, 5_000).unref());
    await Promise.race([Promise.allSettled(this.busy), timeout]);
    this.transport.close();
  }

  /** Starts delivering the due email. */
  deliverDue(): void {
    while (!this.stopped && this.busy.size < this.pace.parallel) {
      const worker: Promise<void> = this.work().finally(() => this.busy.delete(worker));
      this.busy.add(worker);
    }
  }

  /** Delivers until nothing is due. */
  private async work(): Promise<void> {
    try {
      for (;;) {
        if (this.stopped) return;
        const mail = await this.outbox.claim(LEASE);
        if (!mail) break;
        await this.carry(mail);
      }
    } catch (error) {
      // The database is unreachable; the next tick tries again.
      this.logger.debug(error);
    }
  }

  private async carry(mail: ClaimedMail): Promise<void> {
    const result = await this.transport.deliver(mail).catch((error: unknown) => ({
      kind: "later" as const,
      reason: error instanceof Error ? error.message : "unknown",
    }));
    if (result.kind === "accepted") {
      await this.outbox.delivered(mail);
      if (result.where) this.tell(mail, result.where);
      return;
    }
    const age = (Date.now() - mail.createdAt.getTime()) / 1_000;
    if (result.kind === "refused" || age > this.pace.giveUpAfter) {
      this.logger.error(`Email ${mail.id} was given up after ${mail.attempt} attempts: ${result.reason}`);
      await this.outbox.abandon(mail, result.reason);
      return;
    }
    this.logger.warn(`Email ${mail.id} waits after attempt ${mail.attempt}: ${result.reason}`);
    const wait = Math.min(LONGEST_WAIT, this.pace.firstWait * 2 ** Math.min(mail.attempt - 1, 20));
    await this.outbox.postpone(mail, wait * (0.8 + Math.random() * 0.4), result.reason);
  }

  /**
   * Reports that an email was written to a file. Its link gives access to an account, so it is printed only on a person's terminal:
   * logs are stored, copied, and read by others.
   */
  private tell({ to, subject, text }: ClaimedMail, file: string): void {
    if (!this.terminal.isTTY) return this.logger.warn(`An email was written to ${file}`);
    const link = /https?:\/\/\S+/.exec(text)?.[0] ?? subject;
    // Emails contain strangers' text, which must not control the terminal.
    this.terminal.write(`Mail to ${to}: ${link} (${file})`.replace(/\p{C}/gu, "") + "\n");
  }
}
