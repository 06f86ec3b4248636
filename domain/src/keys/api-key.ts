import { parseName, type UserId } from "../accounts/user.js";
import { DomainError, fieldFault } from "../shared/domain-error.js";
import { KEY_SCOPES, type KeyScope } from "../shared/key-scopes.js";
import { codePointLength } from "../shared/text/code-points.js";

/** Maximum number of usable keys of an account. A replaced key in its grace period does not count. */
export const KEYS_MAX = 20;
/** Maximum number of code points in a key's name. */
export const KEY_NAME_MAX = 60;
/** The maximum hours for which a replaced key can keep working. */
export const GRACE_HOURS_MAX = 168;
export const GRACE_HOURS = 24;
/** Days after which a key that no longer works is removed from the list. Judgment. */
export const ENDED_DAYS = 30;
/** Minimum milliseconds between two writes of a key's last use. */
const USE_NOTED_EVERY = 60_000;
const HOUR = 3_600_000;

/** A key without its secret, which is not stored anywhere. */
export type ApiKey = {
  readonly id: string;
  readonly userId: UserId;
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  /** Enough of the secret to tell keys apart. */
  readonly hint: string;
  readonly createdAt: Date;
  readonly expiresAt: Date | undefined;
  readonly revokedAt: Date | undefined;
  /** The key that replaced this one in a rotation. */
  readonly replacedBy: string | undefined;
  readonly lastUsedAt: Date | undefined;
};

/** "replaced": another key has taken its place, but it works until it expires. */
export type KeyState = "live" | "replaced" | "expired" | "revoked";

type Lifetime = Pick<ApiKey, "expiresAt" | "revokedAt" | "replacedBy">;

/** Why a key no longer works, and since when. "replaced": the grace period of its rotation is over. */
export type KeyEnd = { readonly reason: "revoked" | "replaced" | "expired"; readonly at: Date };

/** undefined while the key works. */
export function keyEnd({ expiresAt, revokedAt, replacedBy }: Lifetime, now: Date): KeyEnd | undefined {
  const isOver = expiresAt !== undefined && expiresAt.getTime() <= (revokedAt ?? now).getTime();
  if (!isOver) return revokedAt && { reason: "revoked", at: revokedAt };
  return { reason: replacedBy === undefined ? "expired" : "replaced", at: expiresAt };
}

export function keyState(key: Lifetime, now: Date): KeyState {
  const end = keyEnd(key, now);
  if (end) return end.reason === "revoked" ? "revoked" : "expired";
  return key.replacedBy === undefined ? "live" : "replaced";
}

/** Whether a key still works. */
export function keyWorks(key: Lifetime, now: Date): boolean {
  return keyEnd(key, now) === undefined;
}

/** Whether to record the use of a key, at most once a minute. */
export function noteUse({ lastUsedAt }: Pick<ApiKey, "lastUsedAt">, now: Date): boolean {
  return lastUsedAt === undefined || now.getTime() - lastUsedAt.getTime() >= USE_NOTED_EVERY;
}

/** When a replaced key expires: after the grace period, but never later than its own expiry. */
export function graceEnd(expiresAt: Date | undefined, graceHours: number, now: Date): Date {
  const end = now.getTime() + graceHours * HOUR;
  return new Date(Math.min(end, expiresAt?.getTime() ?? end));
}

/** Throws DomainError "key.name" if the name is invalid. */
export function keyName(text: string): string {
  const name = parseName(text);
  if (name !== undefined && codePointLength(name) <= KEY_NAME_MAX) return name;
  throw fieldFault("key.name", "name", `Give the key a name of at most ${KEY_NAME_MAX} visible characters.`);
}

/** Removes duplicates and sorts the scopes in the order of `KEY_SCOPES`. Throws DomainError "key.scopes" if there are none. */
export function keyScopes(scopes: readonly KeyScope[]): readonly KeyScope[] {
  if (scopes.length > 0) return KEY_SCOPES.filter((scope) => scopes.includes(scope));
  throw fieldFault("key.scopes", "scopes", "Choose at least one thing the key can do.");
}

/** Throws DomainError "key.scopes-wider" if the changed key would have more permissions than before. */
export function narrowerScopes(before: readonly KeyScope[], after: readonly KeyScope[]): readonly KeyScope[] {
  if (after.every((scope) => before.includes(scope))) return keyScopes(after);
  throw fieldFault("key.scopes-wider", "scopes", "A key can only lose scopes. Create another key instead.");
}

/** Throws DomainError "key.expiry" if the date is in the past. */
export function keyExpiry(expiresAt: Date | undefined, now: Date): Date | undefined {
  if (expiresAt === undefined || expiresAt.getTime() > now.getTime()) return expiresAt;
  throw fieldFault("key.expiry", "expiresAt", "Choose a date in the future.");
}

/** Throws DomainError "key.full" if the account already has the maximum number of keys. */
export function roomForKey(keys: readonly ApiKey[], now: Date): void {
  if (keys.filter((key) => keyState(key, now) === "live").length < KEYS_MAX) return;
  throw new DomainError("key.full", `You can have up to ${KEYS_MAX} keys. Revoke one first.`);
}
