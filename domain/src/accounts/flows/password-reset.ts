import type { Transactions } from "../../shared/transactions.port.js";
import type { AccountMails } from "../account-mails.js";
import type { UserStore } from "../account.port.js";
import type { EmailTokens } from "../email-tokens.js";
import { parseEmail } from "../../shared/text/email.js";
import type { Passwords } from "../passwords.js";
import type { UserId } from "../user.js";

/** Sets a new password for the person who can read the account's email. */
export class PasswordReset {
  constructor(
    private readonly users: UserStore,
    private readonly passwords: Passwords,
    private readonly tokens: EmailTokens,
    private readonly mails: AccountMails,
    private readonly transactions: Transactions,
  ) {}

  /** Emails a link if an account signs in with this address. Behaves the same in every case, and locks nobody out. */
  async request(email: unknown): Promise<void> {
    const address = parseEmail(email);
    if (address === undefined) return;
    await this.transactions.run(async () => {
      const known = await this.users.credentialsByEmail(address);
      if (!known || !(await this.mails.mayWriteTo("reset", address))) return;
      const { id, email: mailbox } = known.user;
      await this.mails.reset(id, mailbox, await this.tokens.issue("reset", id, mailbox));
    });
  }

  /**
   * For an account that was created through a provider and has no password: emails a link to the account's own address. After using the
   * link, the owner signs in with that address. If another account already signs in with it, that account's owner is notified. Nothing is
   * sent to an unconfirmed address, because its real owner would end up sharing the account with the person who entered the address.
   */
  async requestFor(userId: UserId): Promise<void> {
    const user = await this.users.find(userId);
    if (!user?.emailVerified || user.email === "") return;
    await this.transactions.run(async () => {
      if (!(await this.mails.mayWriteTo("reset", user.email))) return;
      const owner = await this.users.credentialsByEmail(user.email);
      if (owner && owner.user.id !== userId) return this.mails.addressInUse(owner.user.id, owner.user.email);
      await this.mails.reset(userId, user.email, await this.tokens.issue("reset", userId, user.email));
    });
  }

  /**
   * Sets the password, ends every session and invalidates every other link. Does not start a session. If the password is rejected
   * (DomainError "password.<reason>"), the link stays valid. The link also proves that the mailbox is the user's.
   */
  async confirm(secret: unknown, password: unknown): Promise<"changed" | "invalid"> {
    const seen = await this.tokens.peek(secret, ["reset"]);
    const user = seen && (await this.users.find(seen.userId));
    if (!user) return "invalid";
    // Hashing is slow, so it happens outside the transaction.
    const passwordHash = await this.passwords.hashNew(password, user.email);
    return this.transactions.run(async () => {
      const token = await this.tokens.redeem(secret, ["reset"]);
      if (!token || !(await this.users.confirmEmail(token.userId, token.email))) return "invalid";
      if ((await this.users.setEmail(token.userId, user.email)) !== "changed") return "invalid";
      await this.tokens.dropAll(token.userId);
      await this.passwords.replace({ ...user, emailVerified: true }, passwordHash);
      return "changed";
    });
  }
}
