import { proofIn } from "@earshot/domain/claims/claim-proof";
import { claimEndedMail, type LostBy } from "@earshot/domain/claims/claim-mails";
import { claimState, GRACE_SECONDS, later } from "@earshot/domain/claims/claim-rules";
import type { Clock } from "@earshot/domain/shared/clock.port";
import type { Mailer } from "@earshot/domain/mail/mailer.port";
import { Logger } from "@nestjs/common";
import type { ShowContacts } from "../catalogue/contacts/show-contacts.js";
import type { FeedProofs } from "../catalogue/refresh/feed-proofs.js";
import type { PostgresTransactions } from "../database/postgres-transactions.js";
import { type ClaimStore, mailCodeHash, type Proof } from "./claim-store.js";
import { failureOf } from "./read-failure.js";
import type { ShowClaimRow } from "./show-claim.row.js";

/** Maximum claims in one round: each can wait ten seconds for its feed, and its lease is two minutes. */
const AT_ONCE = 10;

const NOT_FOUND = "The feed doesn’t contain the code.";
const OTHER_OWNER = "The feed no longer names the address that proved the claim.";

export class ClaimChecks {
  private readonly logger = new Logger(ClaimChecks.name);

  /** `origin` is the site's public origin. */
  constructor(
    private readonly store: ClaimStore,
    private readonly feeds: FeedProofs,
    private readonly contacts: ShowContacts,
    private readonly mailer: Mailer,
    private readonly transactions: PostgresTransactions,
    private readonly clock: Clock,
    private readonly origin: string,
  ) {}

  /** Checks the claims that are due and returns their number. Several processes can do this at once. */
  async round(): Promise<number> {
    const due = await this.store.take(this.clock.now(), AT_ONCE);
    for (const claim of due) {
      try {
        await this.check(claim);
      } catch (error) {
        this.logger.warn(
          `The claim ${claim.id} was not checked: ${error instanceof Error ? error.message : "unknown"}`,
        );
      }
    }
    return due.length;
  }

  /** Makes claims whose shows were merged with others due. */
  async recheckMoved(): Promise<void> {
    await this.store.recheckMoved(this.clock.now());
  }

  /** Reads the feed of a claim and stores the result. A claim that has ended does not change. */
  async check(claim: ShowClaimRow): Promise<void> {
    const state = claimState(claim, this.clock.now());
    if (state === "expired") return void (await this.store.end(claim.id, "expired", this.clock.now()));
    if (state !== "waiting" && state !== "proved") return;
    const read = await this.feeds.of(claim.podcastId);
    const now = this.clock.now();
    if (read.kind === "read") {
      const way = proofIn(read.proof, claim.code) ?? (await this.byMail(claim, read.owners));
      if (way !== undefined) return void (await this.prove(claim, { way, show: read.show }, now));
    }
    // An unreadable feed says nothing about its code.
    const isMissing = read.kind === "read" && state === "proved";
    const missingSince = isMissing ? (claim.missingSince ?? now) : claim.missingSince;
    if (isMissing && missingSince !== null && later(missingSince, GRACE_SECONDS) <= now) {
      await this.transactions.run(async () => {
        if (await this.store.end(claim.id, "vanished", now)) await this.tell(claim, "vanished");
      });
      return;
    }
    const missing = claim.way === "mail" ? OTHER_OWNER : NOT_FOUND;
    const failure = read.kind === "read" ? missing : failureOf(read);
    await this.store.unproved(claim, { at: now, failure, missingSince });
  }

  /**
   * Proves a pending claim with the code that was emailed to the feed's owner. Returns false for a wrong code, and for a claim that
   * has ended.
   */
  async proveByMail(claim: ShowClaimRow, code: string): Promise<boolean> {
    const now = this.clock.now();
    if (claimState(claim, now) !== "waiting" || claim.mailCodeHash !== mailCodeHash(code)) return false;
    return this.prove(claim, { way: "mail", show: claim.podcastId }, now);
  }

  private prove(claim: ShowClaimRow, proof: Proof, now: Date): Promise<boolean> {
    return this.transactions.run(async () => {
      const replaced = await this.store.prove(claim, proof, now);
      for (const lost of replaced ?? []) await this.tell(lost, "replaced");
      return replaced !== undefined;
    });
  }

  /** Whether the feed still names the address that proved the claim. */
  private async byMail({ way, mailAddressHash }: ShowClaimRow, owners: readonly string[]): Promise<"mail" | undefined> {
    if (way !== "mail" || mailAddressHash === null) return undefined;
    for (const owner of owners) if ((await this.contacts.hashOf(owner)) === mailAddressHash) return "mail";
    return undefined;
  }

  private async tell(claim: ShowClaimRow, by: LostBy): Promise<void> {
    const email = await this.store.mailOf(claim);
    if (email === undefined) return;
    const { id, title, userId, podcastId } = claim;
    const url = `${this.origin}/podcast/${encodeURIComponent(podcastId)}`;
    await this.mailer.send({ ...claimEndedMail(email, { id, title, url }, by), userId });
  }
}
