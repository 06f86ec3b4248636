import type { Provider, User, UserId } from "./user.js";

/** The data for a password sign-in. The hash never leaves the server, so it is not part of `User`. */
export type Credentials = { readonly user: User; readonly passwordHash: string | undefined };

export type NewUser = {
  /** Displayed on pages and used for email; "" if a provider gives none. */
  readonly email: string;
  /** true if the user signs in with this address, which must then be unique. false for accounts created through a provider. */
  readonly signsInByEmail: boolean;
  readonly emailVerified: boolean;
  readonly name?: string;
  readonly passwordHash?: string;
};

/**
 * Stores users. Compares addresses by `emailKey`. Returns undefined or false if there is no such user; throws only if the store fails.
 * Dates come from the store's clock.
 */
export abstract class UserStore {
  abstract find(id: UserId): Promise<User | undefined>;
  /** Finds the user who signs in with this address. Ignores accounts that only display it. */
  abstract credentialsByEmail(email: string): Promise<Credentials | undefined>;
  abstract credentials(id: UserId): Promise<Credentials | undefined>;
  /** If the address is taken, the surrounding transaction stays usable. */
  abstract create(user: NewUser): Promise<User | "email-taken">;
  /** Locks the user until the surrounding transaction ends; false if there is no such user. */
  abstract hold(id: UserId): Promise<boolean>;
  /** undefined removes the name. */
  abstract rename(id: UserId, name: string | undefined): Promise<boolean>;
  abstract setPassword(id: UserId, passwordHash: string): Promise<boolean>;
  /** Marks the address as confirmed. Returns false if the user's address has changed in the meantime. */
  abstract confirmEmail(id: UserId, email: string): Promise<boolean>;
  /** Makes this confirmed address the user's sign-in address. */
  abstract setEmail(id: UserId, email: string): Promise<"changed" | "email-taken" | "no-such-user">;
  /** Schedules the user's removal after a number of seconds and returns its time. A second request does not postpone it. */
  abstract requestDeletion(id: UserId, graceSeconds: number): Promise<Date | undefined>;
  /** Cancels the scheduled removal. */
  abstract restore(id: UserId): Promise<boolean>;
  /** Locks or unlocks an account; false if there is no such user. */
  abstract setLocked(id: UserId, locked: boolean): Promise<boolean>;
  /** Users whose grace period has ended. */
  abstract dueForRemoval(): Promise<readonly UserId[]>;
  /** Permanently deletes the user and all their data. */
  abstract remove(id: UserId): Promise<boolean>;
}

/** The purpose of an emailed link: to confirm a new account's address, set a new password, or change an address. */
export type TokenKind = "confirm" | "reset" | "change-email";

export type EmailToken = {
  readonly kind: TokenKind;
  readonly userId: UserId;
  /** The address the link was sent to. */
  readonly email: string;
  /** The session that requested it or, for "confirm", the browser that signed up. A UUID. */
  readonly session?: string | undefined;
};

/** Stores the hashes of emailed links. The store's own clock decides which have expired. */
export abstract class TokenStore {
  /** Adds a token with a lifetime in seconds, and invalidates older ones of the same user and kind. */
  abstract replace(token: EmailToken, hash: string, lifeSeconds: number): Promise<void>;
  /** Returns a valid token without using it up. */
  abstract find(hash: string): Promise<EmailToken | undefined>;
  /** Returns a user's valid token of one kind without using it up. */
  abstract current(userId: UserId, kind: TokenKind): Promise<EmailToken | undefined>;
  /** Returns and uses up a valid token. Of several concurrent callers, only one gets it. */
  abstract consume(hash: string): Promise<EmailToken | undefined>;
  abstract dropAll(userId: UserId): Promise<void>;
  /** Deletes expired tokens; returns how many. */
  abstract removeExpired(): Promise<number>;
}

/** A user's account at a sign-in provider. The email address is the provider's and for display only. */
export type Identity = {
  readonly provider: Provider;
  readonly subject: string;
  readonly email: string | undefined;
  readonly linkedAt: Date;
};

/**
 * Stores which provider account belongs to which user. A provider account belongs to at most one user, and a user has at most one account
 * per provider.
 */
export abstract class IdentityStore {
  abstract find(provider: Provider, subject: string): Promise<UserId | undefined>;
  /**
   * "taken": the provider account already belongs to a user. "already-linked": the user already has another account of that provider. In
   * both cases, the transaction stays usable.
   */
  abstract add(userId: UserId, identity: Omit<Identity, "linkedAt">): Promise<"added" | "taken" | "already-linked">;
  /** In the order in which they were linked. */
  abstract ofUser(userId: UserId): Promise<readonly Identity[]>;
  abstract remove(userId: UserId, provider: Provider): Promise<boolean>;
}

/** Ends sessions of all kinds, in browsers and desktop apps. */
export abstract class SessionStore {
  /** Ends all of a user's sessions except `except`; returns how many. */
  abstract endAll(userId: UserId, except?: string): Promise<number>;
}

/** Expects passwords that are normalized and within the limits. Slow on purpose. */
export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;
  /** Without a hash, takes equally long and returns false, so that timing does not reveal who has an account. */
  abstract verify(passwordHash: string | undefined, password: string): Promise<boolean>;
  /** Whether the hash was made with weaker settings than the current ones. */
  abstract outdated(passwordHash: string): boolean;
}

/** Random secrets, and the hashes stored for them. */
export abstract class Secrets {
  /** 32 random bytes in base64url, and their SHA-256 for storage. */
  abstract fresh(): { readonly secret: string; readonly hash: string };
  abstract hash(secret: string): string;
}

/** A request that triggers an email. Each purpose has its own budget, so that one cannot use up another's. */
export type MailPurpose = "sign-up" | "reset" | "new-address";

/** Limits how many emails other people can trigger for a mailbox. */
export abstract class MailAllowance {
  /**
   * Takes one email from an address's budget for a purpose (3 an hour). Returns false if the budget is used up. All server instances
   * share the count. Call it in the transaction that writes the email, so that a rollback also restores the budget.
   */
  abstract take(purpose: MailPurpose, email: string): Promise<boolean>;
}
