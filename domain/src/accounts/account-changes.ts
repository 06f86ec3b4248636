import { DomainError } from "../shared/domain-error.js";
import type { Transactions } from "../shared/transactions.port.js";
import type { AccountMails } from "./account-mails.js";
import type { UserStore } from "./account.port.js";
import { INVALID_EMAIL } from "./credentials.js";
import type { EmailTokens } from "./email-tokens.js";
import { emailKey, parseEmail } from "./email.js";
import type { Passwords } from "./passwords.js";
import { NAME_MAX, parseName, type UserId } from "./user.js";

/** "no-password": the account has none; its owner sets one by a reset link first. */
export type ChangeRefusal = "wrong-password" | "no-password";

/** What a signed-in user changes about their account. */
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
    if (parsed === undefined && name !== "" && name !== null) {
      const message = `A name has at most ${NAME_MAX} characters, and none that cannot be shown.`;
      throw new DomainError("name.invalid", message, [{ path: "name", message }]);
    }
    await this.users.rename(userId, parsed);
  }

  /** Needs the current password; ends all sessions but the one named; kills open links. Throws DomainError "password.<reason>". */
  async changePassword(change: {
    readonly userId: UserId;
    readonly current: unknown;
    readonly next: unknown;
    readonly session?: string;
  }): Promise<"changed" | ChangeRefusal> {
    const refusal = await this.refusal(change.userId, change.current);
    if (refusal) return refusal;
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
   * Asks the new mailbox to confirm; until then the old address stays. Needs the current password, except where an
   * account of a provider has neither password nor address. Answers "sent" also when the address is someone else's: its
   * owner is told. Throws DomainError "email.invalid".
   */
  async changeEmail(change: {
    readonly userId: UserId;
    readonly email: unknown;
    readonly password: unknown;
  }): Promise<"sent" | ChangeRefusal> {
    const email = parseEmail(change.email);
    if (email === undefined) {
      throw new DomainError("email.invalid", INVALID_EMAIL, [{ path: "email", message: INVALID_EMAIL }]);
    }
    const user = await this.users.find(change.userId);
    const refusal = await this.refusal(change.userId, change.password);
    if (!user || (refusal && !(refusal === "no-password" && user.email === ""))) return refusal ?? "wrong-password";
    if (!(await this.mails.mayWriteTo(email))) return "sent";
    await this.transactions.run(async () => {
      const owner = await this.users.credentialsByEmail(email);
      const own = owner?.user.id === user.id && emailKey(owner.user.email) === emailKey(email);
      if (owner && !own) return this.mails.addressInUse(owner.user.id, owner.user.email);
      const secret = await this.tokens.issue("change-email", user.id, email);
      return this.mails.confirmNewAddress(user.id, email, secret);
    });
    return "sent";
  }

  private async refusal(userId: UserId, password: unknown): Promise<ChangeRefusal | undefined> {
    const outcome = await this.passwords.reauthenticate(userId, password);
    if (outcome === "right") return undefined;
    return outcome === "wrong" ? "wrong-password" : "no-password";
  }
}
