import type { UserId } from "../accounts/user.js";
import type { ApiKey } from "./api-key.js";

export type NewApiKey = Pick<ApiKey, "userId" | "name" | "scopes" | "hint" | "expiresAt">;

/** Stores keys by the hash of their secret. Rejects only if the store fails. */
export abstract class ApiKeyStore {
  /** A key in any state, by the hash of its secret as `Secrets.hash` returns it. */
  abstract byHash(hash: string): Promise<ApiKey | undefined>;
  /** Every key of a user, newest first. */
  abstract ofUser(userId: UserId): Promise<readonly ApiKey[]>;
  /** A user's own key in any state. */
  abstract find(userId: UserId, id: string): Promise<ApiKey | undefined>;
  abstract add(key: NewApiKey, hash: string): Promise<ApiKey>;
  /** Changes a user's own key; false when there is none. */
  abstract change(
    userId: UserId,
    id: string,
    change: Partial<Pick<ApiKey, "name" | "scopes" | "expiresAt" | "revokedAt" | "replacedBy">>,
  ): Promise<boolean>;
  abstract noteUse(id: string, at: Date): Promise<void>;
  /** Removes keys that were revoked or had expired before a time; returns how many. */
  abstract removeEnded(before: Date): Promise<number>;
}

/** Random bytes, from a generator that is safe for secrets. */
export abstract class RandomBytes {
  abstract take(count: number): Uint8Array;
}
