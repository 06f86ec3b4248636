import { fieldFault } from "../shared/domain-error.js";
import type { AccountMails } from "./account-mails.js";
import type { PasswordHasher, SessionStore, UserStore } from "./account.port.js";
import { canBePassword } from "./credentials.js";
import { PASSWORD_MIN, normalizePassword, passwordRefusal } from "./passwords/password.js";
import type { User, UserId } from "./user.js";

/** Checks, hashes, compares and replaces passwords. */
export class Passwords {
  constructor(
    private readonly users: UserStore,
    private readonly hasher: PasswordHasher,
    private readonly sessions: SessionStore,
    private readonly mails: AccountMails,
    /** Minimum code points of a new password, as set by the operator. */
    readonly minimum: number = PASSWORD_MIN,
  ) {}

  /** The hash of a new password. Throws DomainError "password.<reason>" if it breaks a rule. */
  async hashNew(password: unknown, email: string): Promise<string> {
    const refusal = passwordRefusal(password, { email, minimum: this.minimum });
    if (refusal || typeof password !== "string") {
      const { code, message } = refusal ?? { code: "too-short", message: "Please choose a password." };
      throw fieldFault(`password.${code}`, "password", message);
    }
    return this.hasher.hash(normalizePassword(password));
  }

  /** Whether a password matches a hash. Without a hash, it takes equally long and returns false. */
  async fits(passwordHash: string | undefined, password: unknown): Promise<boolean> {
    if (!canBePassword(password)) return false;
    return this.hasher.verify(passwordHash, normalizePassword(password));
  }

  /** Checks the password again before an action that must not be open to a stranger at an unlocked screen. */
  async reauthenticate(userId: UserId, password: unknown): Promise<"right" | "wrong" | "no-password"> {
    const credentials = await this.users.credentials(userId);
    if (credentials && credentials.passwordHash === undefined) return "no-password";
    return (await this.fits(credentials?.passwordHash, password)) ? "right" : "wrong";
  }

  /** Stores a new hash, ends all sessions except `exceptSession`, and notifies the owner. Call it within a transaction. */
  async replace(user: User, passwordHash: string, exceptSession?: string): Promise<void> {
    await this.users.setPassword(user.id, passwordHash);
    await this.sessions.endAll(user.id, exceptSession);
    await this.mails.passwordChanged(user);
  }

  /** Rehashes the same password with the current settings if it was hashed with weaker ones. */
  async refresh(userId: UserId, passwordHash: string, password: string): Promise<void> {
    if (!this.hasher.outdated(passwordHash)) return;
    await this.users.setPassword(userId, await this.hasher.hash(normalizePassword(password)));
  }
}
