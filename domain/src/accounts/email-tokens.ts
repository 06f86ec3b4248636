import { isSecret } from "./account-links.js";
import type { EmailToken, Secrets, TokenKind, TokenStore } from "./account.port.js";
import { TOKEN_LIFE } from "./session-policy.js";
import type { UserId } from "./user.js";

/** A fresh link: the secret goes into the mail and nowhere else, the hash names it. */
export type IssuedLink = { readonly secret: string; readonly hash: string };

/** Links in mails: single-use, expiring, the newest only. What is stored cannot be turned back into a link. */
export class EmailTokens {
  constructor(
    private readonly store: TokenStore,
    private readonly secrets: Secrets,
  ) {}

  /** A new link; older links of the same kind are dead from here on. */
  async issue(kind: TokenKind, userId: UserId, email: string, session?: string): Promise<IssuedLink> {
    const link = this.secrets.fresh();
    await this.store.replace({ kind, userId, email, session }, link.hash, TOKEN_LIFE[kind]);
    return link;
  }

  /** What a link is good for, without using it up; undefined when it is good for nothing of these kinds. */
  async peek(secret: unknown, kinds: readonly TokenKind[]): Promise<EmailToken | undefined> {
    if (!isSecret(secret)) return undefined;
    const token = await this.store.find(this.secrets.hash(secret));
    return token && kinds.includes(token.kind) ? token : undefined;
  }

  /** What the living link of a user is good for. */
  current(userId: UserId, kind: TokenKind): Promise<EmailToken | undefined> {
    return this.store.current(userId, kind);
  }

  /** Uses a link up. Of many at once one gets it. A link of another kind stays as it was. */
  async redeem(secret: unknown, kinds: readonly TokenKind[]): Promise<EmailToken | undefined> {
    if (!isSecret(secret) || !(await this.peek(secret, kinds))) return undefined;
    return this.store.consume(this.secrets.hash(secret));
  }

  /** Kills every link of a user. */
  async dropAll(userId: UserId): Promise<void> {
    await this.store.dropAll(userId);
  }
}
