import type { UserId } from "../accounts/user.js";
import type { ApiKey } from "./api-key.js";

export type NewApiKey = Pick<ApiKey, "userId" | "name" | "scopes" | "hint" | "expiresAt">;

/** Stores keys by the hash of their secret. Methods only reject if the store fails. */
export abstract class ApiKeyStore {
  /** A key in any state, found by the hash of its secret (`Secrets.hash`). */
  abstract byHash(hash: string): Promise<ApiKey | undefined>;
  /** All keys of a user, newest first. */
  abstract ofUser(userId: UserId): Promise<readonly ApiKey[]>;
  /** A user's own key, in any state. */
  abstract find(userId: UserId, id: string): Promise<ApiKey | undefined>;
  abstract add(key: NewApiKey, hash: string): Promise<ApiKey>;
  /** Changes a user's own key. Returns false if there is no such key. */
  abstract change(
    userId: UserId,
    id: string,
    change: Partial<Pick<ApiKey, "name" | "scopes" | "expiresAt" | "revokedAt" | "replacedBy">>,
  ): Promise<boolean>;
  abstract noteUse(id: string, at: Date): Promise<void>;
  /** Removes keys that were revoked or expired before the given time; returns how many. */
  abstract removeEnded(before: Date): Promise<number>;
}

/** Random bytes from a cryptographically secure generator. */
export abstract class RandomBytes {
  abstract take(count: number): Uint8Array;
}
