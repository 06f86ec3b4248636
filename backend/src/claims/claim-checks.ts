import { proofIn } from "@earshot/domain/claims/claim-proof";
import { claimLostMail, type LostBy } from "@earshot/domain/claims/claim-mails";
import { claimState, GRACE_SECONDS, later } from "@earshot/domain/claims/claim-rules";
import type { Clock } from "@earshot/domain/shared/clock.port";
import type { Mailer } from "@earshot/domain/shared/mail/mailer.port";
import { Logger } from "@nestjs/common";
import type { FeedProofs, ReadProof } from "../catalogue/refresh/feed-proofs.js";
import type { PostgresTransactions } from "../shared/database/postgres-transactions.js";
import type { ClaimStore } from "./claim-store.js";
import type { ShowClaimRow } from "./show-claim.row.js";

/** Claims that one round takes: each may wait ten seconds for its feed, and its lease is two minutes. */
const AT_ONCE = 10;

const NO_FEED = "We know no feed of this show.";
const NOT_FOUND = "The feed doesn’t contain the code.";

/** Looks for the proof of claims in feeds. */
export class ClaimChecks {
  private readonly logger = new Logger(ClaimChecks.name);

  /** `origin` is the site's public one. */
  constructor(
    private readonly store: ClaimStore,
    private readonly feeds: FeedProofs,
    private readonly mailer: Mailer,
    private readonly transactions: PostgresTransactions,
    private readonly clock: Clock,
    private readonly origin: string,
  ) {}

  /** Checks the claims that are due. Returns their number. Several processes may do it at once. */
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

  /** Reads the feed of a claim and stores what it says. An ended claim stays as it is. */
  async check(claim: ShowClaimRow): Promise<void> {
    const state = claimState(claim, this.clock.now());
    if (state === "expired") return void (await this.store.end(claim.id, "expired", this.clock.now()));
    if (state !== "waiting" && state !== "proved") return;
    const read = await this.feeds.of(claim.podcastId);
    const now = this.clock.now();
    const way = read.kind === "read" ? proofIn(read.proof, claim.code) : undefined;
    if (way !== undefined) {
      await this.transactions.run(async () => {
        for (const lost of await this.store.prove(claim, way, now)) await this.tell(lost, "replaced");
      });
      return;
    }
    // A feed that cannot be read says nothing about its code.
    const isMissing = read.kind === "read" && state === "proved";
    const missingSince = isMissing ? (claim.missingSince ?? now) : claim.missingSince;
    if (isMissing && missingSince !== null && later(missingSince, GRACE_SECONDS) <= now) {
      await this.transactions.run(async () => {
        if (await this.store.end(claim.id, "vanished", now)) await this.tell(claim, "vanished");
      });
      return;
    }
    await this.store.unproved(claim, { at: now, failure: reasonOf(read), missingSince });
  }

  private async tell(claim: ShowClaimRow, by: LostBy): Promise<void> {
    const email = await this.store.mailOf(claim);
    if (email === undefined) return;
    const { id, title, userId, podcastId } = claim;
    const url = `${this.origin}/podcast/${encodeURIComponent(podcastId)}`;
    await this.mailer.send({ ...claimLostMail(email, { id, title, url }, by), userId });
  }
}

function reasonOf(read: ReadProof): string {
  if (read.kind === "none") return NO_FEED;
  return read.kind === "failed" ? `We couldn’t read the feed: ${read.reason.replace(/\.$/, "")}.` : NOT_FOUND;
}
