import { randomBytes } from "node:crypto";
import { CODE_BYTES, claimCode } from "@earshot/domain/claims/claim-code";
import { proofMail } from "@earshot/domain/claims/claim-mails";
import { maskedAddress } from "@earshot/domain/claims/masked-address";
import { emailKey } from "@earshot/domain/shared/text/email";
import type { Mailer } from "@earshot/domain/mail/mailer.port";
import type { ShowContacts } from "../catalogue/contacts/show-contacts.js";
import type { FeedProofs } from "../catalogue/refresh/feed-proofs.js";
import type { TransactionalLimits } from "../limits/transactional-limits.js";
import type { PostgresTransactions } from "../database/postgres-transactions.js";
import { type ClaimStore, mailCodeHash } from "./claim-store.js";
import { failureOf } from "./read-failure.js";
import type { ShowClaimRow } from "./show-claim.row.js";

/** Where a code was emailed, masked; or why it was not. */
type Mailed = { readonly sentTo: string | null; readonly failure: string | null };

const NO_OWNER = "The feed has no owner’s address that can receive email.";

/** No email is sent and nothing is counted: the transaction is rolled back. */
class NoMail extends Error {}

/** Emails codes to the owner's address in a feed. */
export class ClaimMails {
  constructor(
    private readonly store: ClaimStore,
    private readonly feeds: FeedProofs,
    private readonly contacts: ShowContacts,
    private readonly mailer: Mailer,
    private readonly limits: TransactionalLimits,
    private readonly transactions: PostgresTransactions,
  ) {}

  /**
   * Reads the feed and emails a code to its owner. The answer is the same when no email goes out because the account,
   * the show or the address had too many: it reveals nothing about other people's requests.
   */
  async send(claim: ShowClaimRow): Promise<Mailed> {
    const read = await this.feeds.of(claim.podcastId);
    if (read.kind !== "read") return { sentTo: null, failure: failureOf(read) };
    const [owner] = read.owners;
    const addressHash = owner === undefined ? undefined : await this.contacts.hashOf(owner);
    if (owner === undefined || addressHash === undefined || (await this.contacts.isForgotten(addressHash)))
      return { sentTo: null, failure: NO_OWNER };
    try {
      await this.transactions.run(() => this.mailTo(owner, addressHash, claim));
    } catch (error) {
      if (!(error instanceof NoMail)) throw error;
    }
    return { sentTo: maskedAddress(owner), failure: null };
  }

  private async mailTo(owner: string, addressHash: string, { id, userId, podcastId, title, expiresAt }: ShowClaimRow) {
    const address = emailKey(owner);
    const mayGo =
      (await this.limits.take("claimMailsByUserAndShow", `${userId} ${podcastId}`)) &&
      (await this.limits.take("claimMailsByShow", podcastId)) &&
      (await this.limits.take("claimMailsByUserAndOwner", `${userId} ${address}`)) &&
      (await this.limits.take("claimMailsByAddress", address));
    const code = claimCode(randomBytes(CODE_BYTES));
    if (!mayGo || !(await this.store.mailed(id, code, addressHash))) throw new NoMail();
    await this.mailer.send(proofMail(owner, { title, code, until: expiresAt }, `claim-code:${mailCodeHash(code)}`));
  }
}
