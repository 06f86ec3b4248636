import type { Clock } from "../../shared/clock.port.js";
import type { Transactions } from "../../shared/transactions.port.js";
import type { AccountMails } from "../account-mails.js";
import type { Identity, IdentityStore, UserStore } from "../account.port.js";
import { parseEmail } from "../../shared/text/email.js";
import { mayEnter, parseName, type Provider, type User, type UserId } from "../user.js";

/** The provider's profile of a user who returns from signing in there. */
export type ProviderProfile = {
  readonly provider: Provider;
  /** The account's permanent id at the provider. An account is identified by this alone. */
  readonly subject: string;
  readonly email?: unknown;
  /** Whether the provider has verified the email address. */
  readonly emailVerified?: boolean;
  readonly name?: unknown;
};

export type ProviderSignIn =
  | { readonly kind: "signed-in"; readonly user: User; readonly created: boolean; readonly restored: boolean }
  /** Nobody can sign in to the account: it is locked, or its grace period is over. */
  | { readonly kind: "refused" };

/** Sign-in through Google and Facebook. Accounts are found by provider and subject, never by email address. */
export class Identities {
  constructor(
    private readonly users: UserStore,
    private readonly identities: IdentityStore,
    private readonly mails: AccountMails,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Returns the account for this provider's subject, and creates it if there is none. Never merges it with another account that has the
   * same email address.
   */
  async signIn(profile: ProviderProfile): Promise<ProviderSignIn> {
    const known = await this.identities.find(profile.provider, profile.subject);
    if (known !== undefined) return this.enter(known);
    const user = await this.create(profile);
    if (user) return { kind: "signed-in", user, created: true, restored: false };
    // The same person signed in twice at the same time, and the other request was first.
    const first = await this.identities.find(profile.provider, profile.subject);
    return first === undefined ? { kind: "refused" } : this.enter(first);
  }

  /** Connects a provider to the signed-in user's account. "taken": the provider account is connected to another user. */
  async link(
    userId: UserId,
    profile: ProviderProfile,
  ): Promise<"linked" | "already-linked" | "taken" | "no-such-user"> {
    return this.transactions.run(async () => {
      const user = await this.users.find(userId);
      if (!user) return "no-such-user";
      const outcome = await this.identities.add(userId, identityOf(profile));
      if (outcome === "taken") {
        return (await this.identities.find(profile.provider, profile.subject)) === userId ? "already-linked" : "taken";
      }
      if (outcome === "already-linked") return outcome;
      await this.mails.providerLinked(user, profile.provider);
      return "linked";
    });
  }

  /** Disconnects a provider, unless it is the user's only way to sign in. */
  async unlink(userId: UserId, provider: Provider): Promise<"unlinked" | "not-linked" | "last-way-in"> {
    return this.transactions.run(async () => {
      // Locked, because two simultaneous calls could otherwise each rely on the other's provider.
      if (!(await this.users.hold(userId))) return "not-linked";
      const linked = await this.identities.ofUser(userId);
      if (!linked.some((identity) => identity.provider === provider)) return "not-linked";
      const credentials = await this.users.credentials(userId);
      if (linked.length === 1 && credentials?.passwordHash === undefined) return "last-way-in";
      return (await this.identities.remove(userId, provider)) ? "unlinked" : "not-linked";
    });
  }

  /** In the order in which they were linked. */
  of(userId: UserId): Promise<readonly Identity[]> {
    return this.identities.ofUser(userId);
  }

  private async enter(userId: UserId): Promise<ProviderSignIn> {
    const user = await this.users.find(userId);
    if (!user || !mayEnter(user, this.clock.now())) return { kind: "refused" };
    if (user.deleteAfter === undefined) return { kind: "signed-in", user, created: false, restored: false };
    if (!(await this.users.restore(userId))) return { kind: "refused" };
    return { kind: "signed-in", user: { ...user, deleteAfter: undefined }, created: false, restored: true };
  }

  /** Returns undefined and creates nothing if the subject got an account in the meantime. */
  private async create(profile: ProviderProfile): Promise<User | undefined> {
    const email = parseEmail(profile.email);
    return this.transactions.run(async () => {
      const user = await this.users.create({
        email: email ?? "",
        signsInByEmail: false,
        emailVerified: email !== undefined && profile.emailVerified === true,
        name: parseName(profile.name),
      });
      if (user === "email-taken") return undefined;
      if ((await this.identities.add(user.id, identityOf(profile))) === "added") return user;
      await this.users.remove(user.id);
      return undefined;
    });
  }
}

function identityOf(profile: ProviderProfile): Omit<Identity, "linkedAt"> {
  return { provider: profile.provider, subject: profile.subject, email: parseEmail(profile.email) };
}
