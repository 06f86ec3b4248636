import { DomainError } from "../../shared/domain-error.js";
import type { Transactions } from "../../shared/transactions.port.js";
import type { AccountMails } from "../account-mails.js";
import type { UserStore } from "../account.port.js";
import { credentialsFault } from "../credentials.js";
import type { EmailTokens } from "../email-tokens.js";
import { parseEmail } from "../../shared/mail/email.js";
import type { Passwords } from "../passwords.js";
import type { User } from "../user.js";

/** A new account with email and password. It opens no session, because the address is not confirmed yet. */
export class SignUp {
  constructor(
    private readonly users: UserStore,
    private readonly passwords: Passwords,
    private readonly tokens: EmailTokens,
    private readonly mails: AccountMails,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Answers the same for known and unknown addresses; only the mailbox learns the difference. An account that was never
   * confirmed belongs to nobody yet: it takes the newest password, and only the newest link confirms it. An unknown
   * address always gets its account, even when it may get no more mail this hour: the link is then sent on demand.
   * `browser` is an id of the browser that asks, unknown to every other one: its link may sign it in
   * (`isWhereSignedUp`). Throws DomainError "credentials.invalid" or "password.<reason>".
   */
  async signUp(fields: { readonly email: unknown; readonly password: unknown }, browser?: string): Promise<void> {
    const fault = credentialsFault(fields, "signup", this.passwords.minimum);
    const email = parseEmail(fields.email);
    if (fault?.field === "email" || email === undefined || typeof fields.password !== "string") {
      const { field, message } = fault ?? { field: "email", message: "Please enter a valid email address." };
      throw new DomainError("credentials.invalid", message, [{ path: field, message }]);
    }
    // Before any lookup, so that it takes equally long in every case.
    const passwordHash = await this.passwords.hashNew(fields.password, email);
    await this.transactions.run(() => this.register({ email, passwordHash, browser }));
  }

  private async register(request: SignUpRequest): Promise<void> {
    const { email, passwordHash } = request;
    const known = await this.users.credentialsByEmail(email);
    if (known) return this.registerAgain(known.user, request);
    const user = await this.users.create({ email, signsInByEmail: true, emailVerified: false, passwordHash });
    // Someone signed up with the same address at the same moment, and got the email.
    if (user === "email-taken") return;
    if (await this.mails.mayWriteTo("sign-up", email)) await this.askToConfirm(user, request);
  }

  private async registerAgain(user: User, request: SignUpRequest): Promise<void> {
    const { id, email, emailVerified } = user;
    // Without an email nothing changes: the link that was emailed last must confirm the password it was emailed for.
    if (!(await this.mails.mayWriteTo("sign-up", email))) return;
    if (emailVerified) {
      return this.mails.alreadyRegistered(id, email, await this.tokens.issue("reset", id, email));
    }
    await this.users.setPassword(id, request.passwordHash);
    await this.askToConfirm(user, request);
  }

  private async askToConfirm({ id, email }: User, { browser }: SignUpRequest): Promise<void> {
    await this.mails.confirm(id, email, await this.tokens.issue("confirm", id, email, browser));
  }
}

type SignUpRequest = { readonly email: string; readonly passwordHash: string; readonly browser: string | undefined };
