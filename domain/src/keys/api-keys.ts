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
import { isKeySecret, KEY_BYTES, keyHint, keySecret } from "./key-secret.js";

/** A new key with its secret, which nobody can read again. */
export type IssuedKey = { readonly key: ApiKey; readonly secret: string };

/** How the owner proves who they are: the password, or a recent sign-in where the account has none. */
export type Proof = { readonly password: unknown; readonly justSignedIn: boolean };

/** "unconfirmed": the account's address is not confirmed. */
export type KeyRefusal = "wrong-password" | "sign-in-again" | "unconfirmed";

/** Creating, changing, replacing, revoking and using API keys. */
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
    wanted: { readonly name: string; readonly scopes: readonly KeyScope[]; readonly expiresAt: Date | undefined },
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
      // Locked, so that two calls at once cannot exceed the limit.
      await this.users.hold(userId);
      roomForKey(await this.keys.ofUser(userId), now);
      const issued = await this.issue({ userId, ...facts });
      await this.mails.created(user, issued.key);
      return issued;
    });
  }

  /** Replaces a live key. undefined: the user has no such key that is live. */
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
      const { name, scopes, expiresAt } = before;
      const issued = await this.issue({ userId, name, scopes, expiresAt });
      const endsAt = graceEnd(expiresAt, graceHours, now);
      await this.keys.change(userId, id, { expiresAt: endsAt, replacedBy: issued.key.id });
      await this.mails.rotated(user, before, issued.key, endsAt);
      return issued;
    });
  }

  /** undefined: the user has no such key that works. Throws DomainError "key.name", "key.scopes" or "key.scopes-wider". */
  async change(
    userId: UserId,
    id: string,
    { name, scopes }: { readonly name: string | undefined; readonly scopes: readonly KeyScope[] | undefined },
  ): Promise<ApiKey | undefined> {
    return this.transactions.run(async () => {
      // Two changes at once: the second must compare its scopes with those that the first stored.
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

  /** Ends a key at once; false when the user has no such key that works. */
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
   * The key that a request presents. undefined when it is mistyped (decided without the store), unknown, expired or revoked, and
   * while its owner is locked or about to be deleted.
   */
  async presented(secret: string): Promise<ApiKey | undefined> {
    if (!isKeySecret(secret)) return undefined;
    const key = await this.keys.byHash(this.secrets.hash(secret));
    const now = this.clock.now();
    if (!key || !keyWorks(key, now)) return undefined;
    const owner = await this.users.find(key.userId);
    if (!owner || owner.lockedAt || owner.deleteAfter) return undefined;
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

  private async issue(facts: Pick<ApiKey, "userId" | "name" | "scopes" | "expiresAt">): Promise<IssuedKey> {
    const secret = keySecret(this.random.take(KEY_BYTES));
    const key = await this.keys.add({ ...facts, hint: keyHint(secret) }, this.secrets.hash(secret));
    return { key, secret };
  }
}
