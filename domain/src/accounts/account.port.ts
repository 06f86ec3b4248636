import type { Provider, User, UserId } from "./user.js";

/** The data for a password sign-in; the hash stays inside the server and is not part of `User`. */
export type Credentials = { readonly user: User; readonly passwordHash: string | undefined };

export type NewUser = {
  /** Shown on pages and used for mail; "" if a provider states none. */
  readonly email: string;
  /** True: a sign-in address, which nobody else can have. False for accounts created through a provider. */
  readonly signsInByEmail: boolean;
  readonly emailVerified: boolean;
  readonly name?: string;
  readonly passwordHash?: string;
};

/**
 * Stores users. Compares addresses by `emailKey`. Returns undefined or false for "no such user"; throws only if the
 * store fails. Dates come from the store's clock.
 */
export abstract class UserStore {
  abstract find(id: UserId): Promise<User | undefined>;
  /** Finds the user who signs in with this address; accounts that merely show it are not found. */
  abstract credentialsByEmail(email: string): Promise<Credentials | undefined>;
  abstract credentials(id: UserId): Promise<Credentials | undefined>;
  /** A refused address leaves the surrounding transaction usable. */
  abstract create(user: NewUser): Promise<User | "email-taken">;
  /** Locks the user until the surrounding transaction ends; false if there is no such user. */
  abstract hold(id: UserId): Promise<boolean>;
  /** undefined removes the name. */
  abstract rename(id: UserId, name: string | undefined): Promise<boolean>;
  abstract setPassword(id: UserId, passwordHash: string): Promise<boolean>;
  /** Marks the address confirmed; false when the user's address has changed since. */
  abstract confirmEmail(id: UserId, email: string): Promise<boolean>;
  /** Makes this confirmed address the one that the user signs in with. */
  abstract setEmail(id: UserId, email: string): Promise<"changed" | "email-taken" | "no-such-user">;
  /** Schedules the user's removal after some seconds and returns the time. A second request does not postpone it. */
  abstract requestDeletion(id: UserId, graceSeconds: number): Promise<Date | undefined>;
  /** Removes that mark. */
  abstract restore(id: UserId): Promise<boolean>;
  /** Locks or unlocks an account; false if there is no such user. */
  abstract setLocked(id: UserId, locked: boolean): Promise<boolean>;
  /** Users whose grace period is over. */
  abstract dueForRemoval(): Promise<readonly UserId[]>;
  /** Permanently deletes the user and all their data. */
  abstract remove(id: UserId): Promise<boolean>;
}

/** The purpose of an emailed link: confirming a new account's address, setting a new password, changing an address. */
export type TokenKind = "confirm" | "reset" | "change-email";

export type EmailToken = {
  readonly kind: TokenKind;
  readonly userId: UserId;
  /** The address the link was sent to. */
  readonly email: string;
  /** The session that requested it, or for "confirm" the browser that signed up; a UUID. */
  readonly session?: string | undefined;
};

/** Keeps the hashes of links that were emailed. The store's own clock decides what has expired. */
export abstract class TokenStore {
  /** Adds a token with the given lifetime in seconds; invalidates older ones of the same user and kind. */
  abstract replace(token: EmailToken, hash: string, lifeSeconds: number): Promise<void>;
  /** A valid token, without using it up. */
  abstract find(hash: string): Promise<EmailToken | undefined>;
  /** The valid token of a user for one purpose, without using it up. */
  abstract current(userId: UserId, kind: TokenKind): Promise<EmailToken | undefined>;
  /** Uses up a valid token; of concurrent callers, exactly one gets it. */
  abstract consume(hash: string): Promise<EmailToken | undefined>;
  /** Invalidates all tokens of a user. */
  abstract dropAll(userId: UserId): Promise<void>;
  /** Deletes expired tokens; returns how many. */
  abstract removeExpired(): Promise<number>;
}

/** A sign-in identity at a provider. The address is the provider's, for display only. */
export type Identity = {
  readonly provider: Provider;
  readonly subject: string;
  readonly email: string | undefined;
  readonly linkedAt: Date;
};

/**
 * Stores which provider account belongs to which user: one user per provider and subject, one account per user and
 * provider.
 */
export abstract class IdentityStore {
  abstract find(provider: Provider, subject: string): Promise<UserId | undefined>;
  /**
   * "taken": it already belongs to someone; "already-linked": the user has another account of that provider. Leaves the
   * transaction usable.
   */
  abstract add(userId: UserId, identity: Omit<Identity, "linkedAt">): Promise<"added" | "taken" | "already-linked">;
  /** In the order of linking. */
  abstract ofUser(userId: UserId): Promise<readonly Identity[]>;
  abstract remove(userId: UserId, provider: Provider): Promise<boolean>;
}

/** Ends sessions of every kind, browser and desktop. */
export abstract class SessionStore {
  /** Ends all sessions of a user except the one named; returns how many. */
  abstract endAll(userId: UserId, except?: string): Promise<number>;
}

/** Passwords are already normalized and within limits. Slow on purpose. */
export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;
  /** Without a hash it takes equally long and returns false, so that timing does not reveal who has an account. */
  abstract verify(passwordHash: string | undefined, password: string): Promise<boolean>;
  /** True when the hash was made with weaker settings than today's. */
  abstract outdated(passwordHash: string): boolean;
}

/** Random secrets, and the hashes that are stored for them. */
export abstract class Secrets {
  /** 32 random bytes as base64url, and their SHA-256 as stored. */
  abstract fresh(): { readonly secret: string; readonly hash: string };
  abstract hash(secret: string): string;
}

/** A request that causes an email. Each purpose has a separate budget, so that one cannot use up another. */
export type MailPurpose = "sign-up" | "reset" | "new-address";

/** Limits mail that others can request for a mailbox. */
export abstract class MailAllowance {
  /**
   * Uses up one email of an address's budget for a purpose (3 an hour). Returns false when the budget is spent.
   * Instances share the count. Call it in the transaction that writes the email: a rollback also returns the email to
   * the budget.
   */
  abstract take(purpose: MailPurpose, email: string): Promise<boolean>;
}
