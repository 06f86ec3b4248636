import { isSecret } from "./account-links.js";
import type { EmailToken, Secrets, TokenKind, TokenStore } from "./account.port.js";
import { TOKEN_LIFE } from "./session-policy.js";
import type { UserId } from "./user.js";

/** A new link. The secret is only in the email; the hash identifies the link. */
export type IssuedLink = { readonly secret: string; readonly hash: string };

/** Emailed links. They work once, expire, and only the newest one is valid. The stored hash cannot be turned back into a link. */
export class EmailTokens {
  constructor(
    private readonly store: TokenStore,
    private readonly secrets: Secrets,
  ) {}

  /** Creates a link and invalidates older links of the same kind. */
  async issue(kind: TokenKind, userId: UserId, email: string, session?: string): Promise<IssuedLink> {
    const link = this.secrets.fresh();
    await this.store.replace({ kind, userId, email, session }, link.hash, TOKEN_LIFE[kind]);
    return link;
  }

  /** Returns the token of a link without using it up; undefined if it is not valid for any of these kinds. */
  async peek(secret: unknown, kinds: readonly TokenKind[]): Promise<EmailToken | undefined> {
    if (!isSecret(secret)) return undefined;
    const token = await this.store.find(this.secrets.hash(secret));
    return token && kinds.includes(token.kind) ? token : undefined;
  }

  /** The token of the user's valid link of this kind. */
  current(userId: UserId, kind: TokenKind): Promise<EmailToken | undefined> {
    return this.store.current(userId, kind);
  }

  /** Uses up a link. Of several simultaneous callers, only one gets it. A link of another kind stays valid. */
  async redeem(secret: unknown, kinds: readonly TokenKind[]): Promise<EmailToken | undefined> {
    if (!isSecret(secret) || !(await this.peek(secret, kinds))) return undefined;
    return this.store.consume(this.secrets.hash(secret));
  }

  /** Invalidates all of a user's links. */
  async dropAll(userId: UserId): Promise<void> {
    await this.store.dropAll(userId);
  }
}
