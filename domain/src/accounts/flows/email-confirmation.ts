import type { Transactions } from "../../shared/transactions.port.js";
import type { AccountMails } from "../account-mails.js";
import type { EmailToken, SessionStore, UserStore } from "../account.port.js";
import type { EmailTokens } from "../email-tokens.js";
import { parseEmail } from "../../shared/text/email.js";
import type { UserId } from "../user.js";

/** "invalid": the link is unknown, expired or used. "taken": someone else has the new address by now. */
export type Confirmation = "confirmed" | "changed" | "invalid" | "taken";

/**
 * Whether a new account's link was opened in the browser that signed up. That browser may be signed in at once, because it sent the
 * password that the link confirms. Any other browser has to enter the password. Otherwise, if somebody else had signed up with this
 * address, its owner would use an account whose password a stranger knows.
 */
export function isWhereSignedUp(link: EmailToken | undefined, browser: string | undefined): boolean {
  return link?.kind === "confirm" && browser !== undefined && link.session === browser;
}

/** Links that prove that a mailbox is the user's: for a new account, and for a new address. */
export class EmailConfirmation {
  constructor(
    private readonly users: UserStore,
    private readonly tokens: EmailTokens,
    private readonly sessions: SessionStore,
    private readonly mails: AccountMails,
    private readonly transactions: Transactions,
  ) {}

  /** Resends the link to an account that is still unconfirmed. Behaves the same for every address. */
  async resend(email: unknown): Promise<void> {
    const address = parseEmail(email);
    if (address === undefined) return;
    await this.transactions.run(async () => {
      const known = await this.users.credentialsByEmail(address);
      if (!known || known.user.emailVerified || !(await this.mails.mayWriteTo("sign-up", address))) return;
      const { id, email: written } = known.user;
      // The link still signs in only the browser that signed up, not the one that requests another email.
      const browser = (await this.tokens.current(id, "confirm"))?.session;
      await this.mails.confirm(id, written, await this.tokens.issue("confirm", id, written, browser));
    });
  }

  /**
   * Accepts a link of either kind. Does not start a session. A new address ends all of the user's sessions except one. That is the
   * session of `viewer`, who opened the link, if it is the same user; otherwise it is the session that requested the change.
   */
  confirm(secret: unknown, viewer?: { readonly userId: UserId; readonly sessionId: string }): Promise<Confirmation> {
    return this.transactions.run(async () => {
      const token = await this.tokens.redeem(secret, ["confirm", "change-email"]);
      if (!token) return "invalid";
      if (token.kind === "confirm") {
        return (await this.users.confirmEmail(token.userId, token.email)) ? "confirmed" : "invalid";
      }
      const before = await this.users.find(token.userId);
      if (!before) return "invalid";
      const outcome = await this.users.setEmail(token.userId, token.email);
      if (outcome !== "changed") return outcome === "email-taken" ? "taken" : "invalid";
      // Links that were sent to the old mailbox must no longer open the account.
      await this.tokens.dropAll(token.userId);
      const here = viewer?.userId === token.userId ? viewer.sessionId : undefined;
      await this.sessions.endAll(token.userId, here ?? token.session);
      await this.mails.addressChanged(before);
      return "changed";
    });
  }
}
