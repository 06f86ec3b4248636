import type { Secrets, UserStore } from "../accounts/account.port.js";
import type { Passwords } from "../accounts/passwords.js";
import type { User, UserId } from "../accounts/user.js";
import type { Clock } from "../shared/clock.port.js";
import type { KeyScope } from "../shared/key-scopes.js";
import type { Transactions } from "../shared/transactions.port.js";
import {
  type ApiKey,
  ENDED_DAYS,
  graceEnd,
  keyEnd,
  type KeyEnd,
  keyExpiry,
  keyName,
  keyScopes,
  keyState,
  keyWorks,
  narrowerScopes,
  noteUse,
  roomForKey,
} from "./api-key.js";
import type { ApiKeyStore, RandomBytes } from "./api-key-store.port.js";
import type { KeyMails } from "./key-mails.js";
import { isKeySecret, KEY_BYTES, keyHint, keyMode, type KeyMode, keySecret } from "./key-secret.js";

/** A new key with its secret, which can never be read again. */
export type IssuedKey = { readonly key: ApiKey; readonly secret: string };

/** How owners prove their identity: with the password or, if the account has none, a recent sign-in. */
export type Proof = { readonly password: unknown; readonly justSignedIn: boolean };

/** "unconfirmed": the account's email address is not confirmed. */
export type KeyRefusal = "wrong-password" | "sign-in-again" | "unconfirmed";

/** Why a secret is refused. "unknown": no key, or one that ended long ago. "paused": its owner is locked or about to be deleted. */
export type KeyFault = { readonly reason: "mistyped" | "unknown" | "paused" } | KeyEnd;

/** Creates, changes, replaces, revokes and checks API keys. */
export class ApiKeys {
  constructor(
    private readonly keys: ApiKeyStore,
    private readonly users: UserStore,
    private readonly passwords: Passwords,
    private readonly secrets: Secrets,
    private readonly random: RandomBytes,
    private readonly mails: KeyMails,
    private readonly clock: Clock,
    private readonly transactions: Transactions,
  ) {}

  /** Throws DomainError "key.name", "key.scopes", "key.expiry" or "key.full". */
  async create(
    userId: UserId,
    proof: Proof,
    wanted: {
      readonly name: string;
      readonly scopes: readonly KeyScope[];
      readonly expiresAt: Date | undefined;
      /** "test": a key that only opens the sandbox. Default: "live". */
      readonly mode?: KeyMode;
    },
  ): Promise<IssuedKey | KeyRefusal> {
    const now = this.clock.now();
    const facts = {
      name: keyName(wanted.name),
      scopes: keyScopes(wanted.scopes),
      expiresAt: keyExpiry(wanted.expiresAt, now),
    };
    const user = await this.proven(userId, proof);
    if (typeof user === "string") return user;
    return this.transactions.run(async () => {
      // Locks the user, so that two simultaneous calls cannot exceed the limit.
      await this.users.hold(userId);
      roomForKey(await this.keys.ofUser(userId), now);
      const issued = await this.issue({ userId, ...facts }, wanted.mode);
      await this.mails.created(user, issued.key);
      return issued;
    });
  }

  /** Replaces a live key. Returns undefined if the user has no such live key. */
  async rotate(
    userId: UserId,
    proof: Proof,
    { id, graceHours }: { readonly id: string; readonly graceHours: number },
  ): Promise<IssuedKey | KeyRefusal | undefined> {
    const user = await this.proven(userId, proof);
    if (typeof user === "string") return user;
    return this.transactions.run(async () => {
      await this.users.hold(userId);
      const now = this.clock.now();
      const before = await this.keys.find(userId, id);
      if (!before || keyState(before, now) !== "live") return undefined;
      const { name, scopes, expiresAt, hint } = before;
      const issued = await this.issue({ userId, name, scopes, expiresAt }, keyMode(hint));
      const endsAt = graceEnd(expiresAt, graceHours, now);
      // Revoked if nothing is left of its time: otherwise, it would keep working where the clock is behind.
      const revokedAt = endsAt > now ? undefined : now;
      await this.keys.change(userId, id, { expiresAt: endsAt, revokedAt, replacedBy: issued.key.id });
      await this.mails.rotated(user, before, issued.key, endsAt);
      return issued;
    });
  }

  /** Returns undefined if the user has no such working key. Throws DomainError "key.name", "key.scopes" or "key.scopes-wider". */
  async change(
    userId: UserId,
    id: string,
    { name, scopes }: { readonly name: string | undefined; readonly scopes: readonly KeyScope[] | undefined },
  ): Promise<ApiKey | undefined> {
    return this.transactions.run(async () => {
      // Locks the user, so that a second simultaneous change compares its scopes with those stored by the first.
      await this.users.hold(userId);
      const key = await this.keys.find(userId, id);
      if (!key || !keyWorks(key, this.clock.now())) return undefined;
      const change = {
        name: name === undefined ? key.name : keyName(name),
        scopes: scopes === undefined ? key.scopes : narrowerScopes(key.scopes, scopes),
      };
      await this.keys.change(userId, id, change);
      return { ...key, ...change };
    });
  }

  /** Revokes a key at once. Returns false if the user has no such working key. */
  async revoke(userId: UserId, id: string): Promise<boolean> {
    return this.transactions.run(async () => {
      await this.users.hold(userId);
      const [user, key] = [await this.users.find(userId), await this.keys.find(userId, id)];
      const now = this.clock.now();
      if (!user || !key || !keyWorks(key, now)) return false;
      await this.keys.change(userId, id, { revokedAt: now });
      await this.mails.revoked(user, key);
      return true;
    });
  }

  all(userId: UserId): Promise<readonly ApiKey[]> {
    return this.keys.ofUser(userId);
  }

  /**
   * The key for a secret in a request, or why it is refused. A mistyped one is detected without the store. Only somebody who has the
   * whole secret learns more than "mistyped" or "unknown".
   */
  async presented(secret: string): Promise<ApiKey | KeyFault> {
    if (!isKeySecret(secret)) return { reason: "mistyped" };
    const key = await this.keys.byHash(this.secrets.hash(secret));
    if (!key) return { reason: "unknown" };
    const now = this.clock.now();
    const end = keyEnd(key, now);
    if (end) return end;
    const owner = await this.users.find(key.userId);
    if (!owner || owner.lockedAt || owner.deleteAfter) return { reason: "paused" };
    if (noteUse(key, now)) await this.keys.noteUse(key.id, now);
    return key;
  }

  /** Removes keys that ended long ago; returns how many. */
  removeEnded(): Promise<number> {
    return this.keys.removeEnded(new Date(this.clock.now().getTime() - ENDED_DAYS * 24 * 3_600_000));
  }

  private async proven(userId: UserId, { password, justSignedIn }: Proof): Promise<User | KeyRefusal> {
    const user = await this.users.find(userId);
    if (user && !user.emailVerified) return "unconfirmed";
    const proof = await this.passwords.reauthenticate(userId, password);
    if (proof === "wrong" || !user) return "wrong-password";
    return proof === "no-password" && !justSignedIn ? "sign-in-again" : user;
  }

  private async issue(
    facts: Pick<ApiKey, "userId" | "name" | "scopes" | "expiresAt">,
    mode: KeyMode | undefined,
  ): Promise<IssuedKey> {
    const secret = keySecret(this.random.take(KEY_BYTES), mode);
    const key = await this.keys.add({ ...facts, hint: keyHint(secret) }, this.secrets.hash(secret));
    return { key, secret };
  }
}
