import type { Transactions } from "../../shared/transactions.port.js";
import type { AccountMails } from "../account-mails.js";
import type { EmailToken, SessionStore, UserStore } from "../account.port.js";
import type { EmailTokens } from "../email-tokens.js";
import { parseEmail } from "../../shared/mail/email.js";
import type { UserId } from "../user.js";

/** "invalid": unknown, expired or used link. "taken": the wanted address has gone to someone else in the meantime. */
export type Confirmation = "confirmed" | "changed" | "invalid" | "taken";

/**
 * Whether a new account's link is opened in the browser that signed up, so that it may be signed in at once: it has
 * sent the password that the link confirms. Another browser must enter the password. If somebody else signed up with
 * this address, its owner would otherwise use an account whose password a stranger knows.
 */
export function isWhereSignedUp(link: EmailToken | undefined, browser: string | undefined): boolean {
  return link?.kind === "confirm" && browser !== undefined && link.session === browser;
}

/** Links that show that a mailbox is the user's: of a new account, and of a new address. */
export class EmailConfirmation {
  constructor(
    private readonly users: UserStore,
    private readonly tokens: EmailTokens,
    private readonly sessions: SessionStore,
    private readonly mails: AccountMails,
    private readonly transactions: Transactions,
  ) {}

  /** Sends the link again to an account that waits for it. Answers the same for every address. */
  async resend(email: unknown): Promise<void> {
    const address = parseEmail(email);
    if (address === undefined) return;
    await this.transactions.run(async () => {
      const known = await this.users.credentialsByEmail(address);
      if (!known || known.user.emailVerified || !(await this.mails.mayWriteTo("sign-up", address))) return;
      const { id, email: written } = known.user;
      // The link still signs in only the browser that signed up, not the one that asks for another email.
      const browser = (await this.tokens.current(id, "confirm"))?.session;
      await this.mails.confirm(id, written, await this.tokens.issue("confirm", id, written, browser));
    });
  }

  /**
   * Takes a link of either kind. It opens no session. A new address ends all of the user's sessions except one: the
   * session of `viewer`, who opened the link, if that is the user; otherwise the session that requested the change.
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
      // Links that went to the old mailbox must not open the account any more.
      await this.tokens.dropAll(token.userId);
      const here = viewer?.userId === token.userId ? viewer.sessionId : undefined;
      await this.sessions.endAll(token.userId, here ?? token.session);
      await this.mails.addressChanged(before);
      return "changed";
    });
  }
}
