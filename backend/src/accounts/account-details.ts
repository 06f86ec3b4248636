import { type Identity, IdentityStore, UserStore } from "@earshot/domain/accounts/account.port";
import { recentlySignedIn } from "@earshot/domain/accounts/session-policy";
import type { Provider, UserId } from "@earshot/domain/accounts/user";
import { Clock } from "@earshot/domain/shared/clock.port";
import type { Viewer } from "../shared/viewer.js";
import { PostgresSessionStore } from "./postgres-session-store.js";
import { PostgresTokenStore } from "./postgres-token-store.js";

export type SentIdentity = { readonly provider: Provider; readonly email: string | null; readonly linkedAt: Date };

export function sentIdentity({ provider, email, linkedAt }: Identity): SentIdentity {
  return { provider, email: email ?? null, linkedAt };
}

/** An account as its owner sees it. */
export type AccountFacts = {
  readonly id: UserId;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string | null;
  readonly createdAt: Date;
  readonly hasPassword: boolean;
  /** A new address that waits to be confirmed. */
  readonly pendingEmail: string | null;
  readonly deleteAfter: Date | null;
  readonly identities: readonly SentIdentity[];
};

/** Puts together what is known of an account from the stores that know it. */
export class AccountDetails {
  constructor(
    private readonly users: UserStore,
    private readonly identities: IdentityStore,
    private readonly tokens: PostgresTokenStore,
    private readonly sessions: PostgresSessionStore,
    private readonly clock: Clock,
  ) {}

  /** undefined when there is no such account any more. */
  async of(userId: UserId): Promise<AccountFacts | undefined> {
    const [credentials, identities, pendingEmail] = await Promise.all([
      this.users.credentials(userId),
      this.identities.ofUser(userId),
      this.tokens.pendingEmail(userId),
    ]);
    if (!credentials) return undefined;
    const { id, email, emailVerified, name, createdAt, deleteAfter } = credentials.user;
    return {
      id,
      email,
      emailVerified,
      name: name ?? null,
      createdAt,
      hasPassword: credentials.passwordHash !== undefined,
      pendingEmail: pendingEmail ?? null,
      deleteAfter: deleteAfter ?? null,
      identities: identities.map(sentIdentity),
    };
  }

  /** Whether this very session is so young that it counts as proof of who its owner is. */
  async justSignedIn({ userId, sessionId }: Viewer): Promise<boolean> {
    const createdAt = await this.sessions.beginning(userId, sessionId);
    return createdAt !== undefined && recentlySignedIn({ createdAt }, this.clock.now());
  }
}
