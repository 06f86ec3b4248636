import type { UserId } from "../accounts/user.js";
import type { ApiKey } from "./api-key.js";
import { ApiKeyStore, type NewApiKey } from "./api-key-store.port.js";

export class MemoryApiKeyStore extends ApiKeyStore {
  private rows: { readonly hash: string; key: ApiKey }[] = [];

  override byHash(hash: string): Promise<ApiKey | undefined> {
    return Promise.resolve(this.rows.find((row) => row.hash === hash)?.key);
  }

  override ofUser(userId: UserId): Promise<readonly ApiKey[]> {
    const own = this.rows.map(({ key }) => key).filter((key) => key.userId === userId);
    return Promise.resolve(own.reverse());
  }

  override find(userId: UserId, id: string): Promise<ApiKey | undefined> {
    return Promise.resolve(this.own(userId, id)?.key);
  }

  override add(added: NewApiKey, hash: string): Promise<ApiKey> {
    const key: ApiKey = {
      ...added,
      id: `00000000-0000-4000-8000-${String(this.rows.length).padStart(12, "0")}`,
      createdAt: new Date(this.rows.length * 1000),
      revokedAt: undefined,
      replacedBy: undefined,
      lastUsedAt: undefined,
    };
    this.rows.push({ hash, key });
    return Promise.resolve(key);
  }

  override change(userId: UserId, id: string, change: Partial<ApiKey>): Promise<boolean> {
    const row = this.own(userId, id);
    if (row) row.key = { ...row.key, ...change };
    return Promise.resolve(row !== undefined);
  }

  override noteUse(id: string, at: Date): Promise<void> {
    for (const row of this.rows) if (row.key.id === id) row.key = { ...row.key, lastUsedAt: at };
    return Promise.resolve();
  }

  override removeEnded(before: Date): Promise<number> {
    const all = this.rows.length;
    const isOver = (at: Date | undefined) => at !== undefined && at.getTime() < before.getTime();
    this.rows = this.rows.filter(({ key }) => !isOver(key.revokedAt) && !isOver(key.expiresAt));
    return Promise.resolve(all - this.rows.length);
  }

  private own(userId: UserId, id: string) {
    return this.rows.find(({ key }) => key.id === id && key.userId === userId);
  }
}
