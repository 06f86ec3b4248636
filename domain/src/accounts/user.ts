import { codePointLength } from "../shared/text/code-points.js";

export type UserId = string;

export const PROVIDERS = ["google", "facebook"] as const;
export type Provider = (typeof PROVIDERS)[number];

/** A person with an account, without any secrets. */
export type User = {
  readonly id: UserId;
  /** Displayed on pages and used for email; "" if a provider gives none. */
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string | undefined;
  readonly createdAt: Date;
  /** Set while the account is scheduled for removal. */
  readonly deleteAfter: Date | undefined;
  /** When an operator locked the account. */
  readonly lockedAt?: Date | undefined;
};

/** The maximum code points of a name. */
export const NAME_MAX = 80;

/** A display name, trimmed and with single spaces. undefined if it is empty, too long, or contains characters that cannot be displayed. */
export function parseName(text: unknown): string | undefined {
  if (typeof text !== "string" || text.length > NAME_MAX * 4) return undefined;
  const name = text.normalize("NFC").trim().replace(/ +/gu, " ");
  if (name === "" || codePointLength(name) > NAME_MAX) return undefined;
  // Control characters, line breaks, direction overrides and lone surrogates. The joiners that scripts and emoji need are allowed.
  if (/[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/u.test(name)) return undefined;
  return name;
}

/** Whether the user may sign in: not locked by an operator, and not past the grace period of a deletion. */
export const mayEnter = (user: User, now: Date): boolean => user.lockedAt === undefined && !graceOver(user, now);

/** Whether the account's grace period is over and the account is only waiting to be removed. Nobody can sign in to it anymore. */
export function graceOver(user: User, now: Date): boolean {
  return user.deleteAfter !== undefined && user.deleteAfter.getTime() <= now.getTime();
}
