import { isSecret } from "./account-links.js";
import type { EmailToken, Secrets, TokenKind, TokenStore } from "./account.port.js";
import { TOKEN_LIFE } from "./session-policy.js";
import type { UserId } from "./user.js";

/** A new link: the secret goes only into the email, and the hash identifies it. */
export type IssuedLink = { readonly secret: string; readonly hash: string };

/**
 * Emailed links: single-use, expiring, and only the newest is valid. The stored hash cannot be turned back into a link.
 */
export class EmailTokens {
  constructor(
    private readonly store: TokenStore,
    private readonly secrets: Secrets,
  ) {}

  /** Creates a link; older links of the same kind become invalid. */
  async issue(kind: TokenKind, userId: UserId, email: string, session?: string): Promise<IssuedLink> {
    const link = this.secrets.fresh();
    await this.store.replace({ kind, userId, email, session }, link.hash, TOKEN_LIFE[kind]);
    return link;
  }

  /** The purpose of a link, without using it up; undefined when it is not valid for any of these kinds. */
  async peek(secret: unknown, kinds: readonly TokenKind[]): Promise<EmailToken | undefined> {
    if (!isSecret(secret)) return undefined;
    const token = await this.store.find(this.secrets.hash(secret));
    return token && kinds.includes(token.kind) ? token : undefined;
  }

  /** The purpose of the user's valid link. */
  current(userId: UserId, kind: TokenKind): Promise<EmailToken | undefined> {
    return this.store.current(userId, kind);
  }

  /** Uses a link up; of simultaneous callers, one gets it. A link of another kind stays valid. */
  async redeem(secret: unknown, kinds: readonly TokenKind[]): Promise<EmailToken | undefined> {
    if (!isSecret(secret) || !(await this.peek(secret, kinds))) return undefined;
    return this.store.consume(this.secrets.hash(secret));
  }

  /** Invalidates every link of a user. */
  async dropAll(userId: UserId): Promise<void> {
    await this.store.dropAll(userId);
  }
}
