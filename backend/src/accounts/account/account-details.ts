import { type Identity, IdentityStore, UserStore } from "@earshot/domain/accounts/account.port";
import { recentlySignedIn } from "@earshot/domain/accounts/session-policy";
import type { Provider, UserId } from "@earshot/domain/accounts/user";
import { Clock } from "@earshot/domain/shared/clock.port";
import type { Viewer } from "../../http/access/viewer.js";
import { PostgresSessionStore } from "../stores/postgres-session-store.js";
import { PostgresTokenStore } from "../stores/postgres-token-store.js";

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
  /** A new address that is not confirmed yet. */
  readonly pendingEmail: string | null;
  readonly deleteAfter: Date | null;
  readonly identities: readonly SentIdentity[];
};

export class AccountDetails {
  constructor(
    private readonly users: UserStore,
    private readonly identities: IdentityStore,
    private readonly tokens: PostgresTokenStore,
    private readonly sessions: PostgresSessionStore,
    private readonly clock: Clock,
  ) {}

  /** undefined when the account no longer exists. */
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

  /** Whether this session is recent enough to prove who owns it. */
  async justSignedIn({ userId, sessionId }: Viewer): Promise<boolean> {
    const createdAt = await this.sessions.beginning(userId, sessionId);
    return createdAt !== undefined && recentlySignedIn({ createdAt }, this.clock.now());
  }
}
