import type { Clock } from "../shared/clock.port.js";
import { TokenStore, type EmailToken, type TokenKind } from "./account.port.js";
import type { UserId } from "./user.js";

export class MemoryTokenStore extends TokenStore {
  private readonly tokens = new Map<string, EmailToken & { readonly expiresAt: number }>();

  constructor(private readonly clock: Clock) {
    super();
  }

  async replace(token: EmailToken, hash: string, lifeSeconds: number): Promise<void> {
    this.drop((one) => one.userId === token.userId && one.kind === token.kind);
    this.tokens.set(hash, { ...token, expiresAt: this.clock.now().getTime() + lifeSeconds * 1000 });
  }

  async find(hash: string): Promise<EmailToken | undefined> {
    const found = this.tokens.get(hash);
    if (!found || found.expiresAt <= this.clock.now().getTime()) return undefined;
    const { expiresAt: _expiresAt, ...token } = found;
    return token;
  }

  async current(userId: UserId, kind: TokenKind): Promise<EmailToken | undefined> {
    const [hash] = [...this.tokens].find(([, token]) => token.userId === userId && token.kind === kind) ?? [];
    return hash === undefined ? undefined : this.find(hash);
  }

  async consume(hash: string): Promise<EmailToken | undefined> {
    const token = await this.find(hash);
    return token && this.tokens.delete(hash) ? token : undefined;
  }

  async dropAll(userId: UserId): Promise<void> {
    this.drop((one) => one.userId === userId);
  }

  async removeExpired(): Promise<number> {
    return this.drop((one) => one.expiresAt <= this.clock.now().getTime());
  }

  private drop(which: (token: EmailToken & { readonly expiresAt: number }) => boolean): number {
    const doomed = [...this.tokens].filter(([, token]) => which(token));
    for (const [hash] of doomed) this.tokens.delete(hash);
    return doomed.length;
  }
}
