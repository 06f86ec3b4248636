import type { Clock } from "../shared/clock.port.js";
import { TokenStore, type EmailToken } from "./account.port.js";
import type { UserId } from "./user.js";

/** Tokens in memory, for tests. */
export class MemoryTokenStore extends TokenStore {
  private readonly kept = new Map<string, EmailToken & { readonly expiresAt: number }>();

  constructor(private readonly clock: Clock) {
    super();
  }

  async replace(token: EmailToken, hash: string, lifeSeconds: number): Promise<void> {
    this.drop((kept) => kept.userId === token.userId && kept.kind === token.kind);
    this.kept.set(hash, { ...token, expiresAt: this.clock.now().getTime() + lifeSeconds * 1000 });
  }

  async find(hash: string): Promise<EmailToken | undefined> {
    const found = this.kept.get(hash);
    if (!found || found.expiresAt <= this.clock.now().getTime()) return undefined;
    const { expiresAt: _expiresAt, ...token } = found;
    return token;
  }

  async consume(hash: string): Promise<EmailToken | undefined> {
    const token = await this.find(hash);
    return token && this.kept.delete(hash) ? token : undefined;
  }

  async dropAll(userId: UserId): Promise<void> {
    this.drop((kept) => kept.userId === userId);
  }

  async removeExpired(): Promise<number> {
    return this.drop((kept) => kept.expiresAt <= this.clock.now().getTime());
  }

  private drop(which: (kept: EmailToken & { readonly expiresAt: number }) => boolean): number {
    const doomed = [...this.kept].filter(([, kept]) => which(kept));
    for (const [hash] of doomed) this.kept.delete(hash);
    return doomed.length;
  }
}
