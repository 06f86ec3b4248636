import { fieldFault } from "../../shared/domain-error.js";
import type { Transactions } from "../../shared/transactions.port.js";
import type { AccountMails } from "../account-mails.js";
import type { UserStore } from "../account.port.js";
import { INVALID_EMAIL } from "../credentials.js";
import type { EmailTokens } from "../email-tokens.js";
import { emailKey, parseEmail } from "../../shared/text/email.js";
import type { Passwords } from "../passwords.js";
import { NAME_MAX, parseName, type UserId } from "../user.js";

/** "no-password": the account has no password to change. Its owner has to set one through a reset link. */
export type PasswordChange = "changed" | "wrong-password" | "no-password";

/** "sign-in-again": the account has no password, so its owner has to sign in again. */
export type EmailChange = "sent" | "wrong-password" | "sign-in-again";

/** Changes that signed-in users make to their own accounts. */
export class AccountChanges {
  constructor(
    private readonly users: UserStore,
    private readonly passwords: Passwords,
    private readonly tokens: EmailTokens,
    private readonly mails: AccountMails,
    private readonly transactions: Transactions,
  ) {}

  /** "" or null removes the name. Throws DomainError "name.invalid". */
  async rename(userId: UserId, name: unknown): Promise<void> {
    const parsed = name === "" || name === null ? undefined : parseName(name);
    if (parsed === undefined && name !== "" && name !== null)
      throw fieldFault("name.invalid", "name", `Use at most ${NAME_MAX} visible characters.`);
    await this.users.rename(userId, parsed);
  }

  /** Requires the current password. Ends all other sessions and invalidates emailed links. Throws DomainError "password.<reason>". */
  async changePassword(change: {
    readonly userId: UserId;
    readonly current: unknown;
    readonly next: unknown;
    readonly session?: string;
  }): Promise<PasswordChange> {
    const proof = await this.passwords.reauthenticate(change.userId, change.current);
    if (proof !== "right") return proof === "wrong" ? "wrong-password" : proof;
    const user = await this.users.find(change.userId);
    if (!user) return "wrong-password";
    const passwordHash = await this.passwords.hashNew(change.next, user.email);
    await this.transactions.run(async () => {
      await this.tokens.dropAll(user.id);
      await this.passwords.replace(user, passwordHash, change.session);
    });
    return "changed";
  }

  /**
   * Asks the new mailbox to confirm; until then, the old address stays in use. Requires the current password or, if the account has none,
   * a recent sign-in (`recentlySignedIn`). Also returns "sent" for an address of another user, who is notified instead. Throws
   * DomainError "email.invalid".
   */
  async changeEmail(change: {
    readonly userId: UserId;
    readonly email: unknown;
    readonly password: unknown;
    readonly justSignedIn: boolean;
    /** The session that makes the request. */
    readonly session?: string;
  }): Promise<EmailChange> {
    const email = parseEmail(change.email);
    if (email === undefined) {
      throw fieldFault("email.invalid", "email", INVALID_EMAIL);
    }
    const proof = await this.passwords.reauthenticate(change.userId, change.password);
    const user = await this.users.find(change.userId);
    if (proof === "wrong" || !user) return "wrong-password";
    if (proof === "no-password" && !change.justSignedIn) return "sign-in-again";
    await this.transactions.run(async () => {
      if (!(await this.mails.mayWriteTo("new-address", email))) return;
      const owner = await this.users.credentialsByEmail(email);
      const own = owner?.user.id === user.id && emailKey(owner.user.email) === emailKey(email);
      // A token is also issued if the address is taken, but it is not emailed: the pending change must not reveal whether the address is
      // free.
      const link = await this.tokens.issue("change-email", user.id, email, change.session);
      if (owner && !own) return this.mails.addressInUse(owner.user.id, owner.user.email);
      return this.mails.confirmNewAddress(user.id, email, link);
    });
    return "sent";
  }
}
