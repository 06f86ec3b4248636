import { fieldFault } from "../../shared/domain-error.js";
import type { Transactions } from "../../shared/transactions.port.js";
import type { AccountMails } from "../account-mails.js";
import type { UserStore } from "../account.port.js";
import { credentialsFault } from "../credentials.js";
import type { EmailTokens } from "../email-tokens.js";
import { parseEmail } from "../../shared/text/email.js";
import type { Passwords } from "../passwords.js";
import type { User } from "../user.js";

/** Creates an account with email and password. Starts no session, because the address is not confirmed yet. */
export class SignUp {
  constructor(
    private readonly users: UserStore,
    private readonly passwords: Passwords,
    private readonly tokens: EmailTokens,
    private readonly mails: AccountMails,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Behaves the same for known and unknown addresses; only the mailbox sees the difference. An account that was never confirmed does not
   * belong to anyone yet: it takes the newest password, and only the newest link confirms it. An unknown address always gets an account,
   * even if no more email may be sent to it this hour; the link is then sent on request. `browser` is a secret id of the requesting
   * browser, which its link may sign in (`isWhereSignedUp`). Throws DomainError "credentials.invalid" or "password.<reason>".
   */
  async signUp(fields: { readonly email: unknown; readonly password: unknown }, browser?: string): Promise<void> {
    const fault = credentialsFault(fields, "signup", this.passwords.minimum);
    const email = parseEmail(fields.email);
    if (fault?.field === "email" || email === undefined || typeof fields.password !== "string") {
      const { field, message } = fault ?? { field: "email", message: "Please enter a valid email address." };
      throw fieldFault("credentials.invalid", field, message);
    }
    // Hashes before any lookup, so that it takes equally long in every case.
    const passwordHash = await this.passwords.hashNew(fields.password, email);
    await this.transactions.run(() => this.register({ email, passwordHash, browser }));
  }

  private async register(request: SignUpRequest): Promise<void> {
    const { email, passwordHash } = request;
    const known = await this.users.credentialsByEmail(email);
    if (known) return this.registerAgain(known.user, request);
    const user = await this.users.create({ email, signsInByEmail: true, emailVerified: false, passwordHash });
    // Someone else signed up with the same address at the same time, and got the email.
    if (user === "email-taken") return;
    if (await this.mails.mayWriteTo("sign-up", email)) await this.askToConfirm(user, request);
  }

  private async registerAgain(user: User, request: SignUpRequest): Promise<void> {
    const { id, email, emailVerified } = user;
    // If no email may be sent, nothing changes: the last emailed link must confirm the password that it was emailed for.
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
