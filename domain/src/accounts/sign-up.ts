import { DomainError } from "../shared/domain-error.js";
import type { Transactions } from "../shared/transactions.port.js";
import type { AccountMails } from "./account-mails.js";
import type { UserStore } from "./account.port.js";
import { credentialsFault } from "./credentials.js";
import type { EmailTokens } from "./email-tokens.js";
import { parseEmail } from "../shared/email.js";
import type { Passwords } from "./passwords.js";
import type { UserId } from "./user.js";

/** A new account by e-mail and password. It opens no session: who signs up has not yet shown that the address is theirs. */
export class SignUp {
  constructor(
    private readonly users: UserStore,
    private readonly passwords: Passwords,
    private readonly tokens: EmailTokens,
    private readonly mails: AccountMails,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Answers the same for known and unknown addresses; the mailbox alone learns which it was. An account that was never
   * confirmed is nobody's yet: it takes the newest password, and only the newest link confirms it.
   * Throws DomainError "credentials.invalid" or "password.<reason>".
   */
  async signUp(fields: { readonly email: unknown; readonly password: unknown }): Promise<void> {
    const fault = credentialsFault(fields, "signup", this.passwords.minimum);
    const email = parseEmail(fields.email);
    if (fault?.field === "email" || email === undefined || typeof fields.password !== "string") {
      const { field, message } = fault ?? { field: "email", message: "Please enter a valid email address." };
      throw new DomainError("credentials.invalid", message, [{ path: field, message }]);
    }
    // Before anything is looked up, so that it takes its time in every case.
    const passwordHash = await this.passwords.hashNew(fields.password, email);
    if (!(await this.mails.mayWriteTo(email))) return;
    await this.transactions.run(() => this.register(email, passwordHash));
  }

  private async register(email: string, passwordHash: string): Promise<void> {
    const known = await this.users.credentialsByEmail(email);
    if (known?.user.emailVerified) {
      const link = await this.tokens.issue("reset", known.user.id, known.user.email);
      return this.mails.alreadyRegistered(known.user.id, known.user.email, link);
    }
    if (known) {
      await this.users.setPassword(known.user.id, passwordHash);
      return this.askToConfirm(known.user.id, known.user.email);
    }
    const user = await this.users.create({ email, signsInByEmail: true, emailVerified: false, passwordHash });
    // Someone signed up with the same address in this very moment, and got the mail.
    if (user === "email-taken") return;
    return this.askToConfirm(user.id, user.email);
  }

  private async askToConfirm(userId: UserId, email: string): Promise<void> {
    await this.mails.confirm(userId, email, await this.tokens.issue("confirm", userId, email));
  }
}
