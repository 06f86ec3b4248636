import type { Clock } from "../../shared/clock.port.js";
import type { UserStore } from "../account.port.js";
import { parseEmail } from "../../shared/text/email.js";
import type { Passwords } from "../passwords.js";
import { mayEnter, type User } from "../user.js";

export type SignInResult =
  | {
      readonly kind: "signed-in";
      readonly user: User;
      /** The account was scheduled for deletion, which this sign-in canceled. */ readonly restored: boolean;
    }
  | { readonly kind: "refused" };

const REFUSED: SignInResult = { kind: "refused" };

export class SignIn {
  constructor(
    private readonly users: UserStore,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the same refusal, after the same amount of work, for an unknown address, a wrong password, an unconfirmed address, a locked
   * account and one past its grace period. A hash is compared for every input that could belong to an account.
   */
  async signIn(fields: { readonly email: unknown; readonly password: unknown }): Promise<SignInResult> {
    const email = parseEmail(fields.email);
    if (email === undefined) return REFUSED;
    const known = await this.users.credentialsByEmail(email);
    const fits = await this.passwords.fits(known?.passwordHash, fields.password);
    if (!fits || !known?.passwordHash || !known.user.emailVerified) return REFUSED;
    if (!mayEnter(known.user, this.clock.now())) return REFUSED;
    await this.passwords.refresh(known.user.id, known.passwordHash, String(fields.password));
    if (known.user.deleteAfter === undefined) return { kind: "signed-in", user: known.user, restored: false };
    if (!(await this.users.restore(known.user.id))) return REFUSED;
    return { kind: "signed-in", user: { ...known.user, deleteAfter: undefined }, restored: true };
  }
}
