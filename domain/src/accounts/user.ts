import { codePointLength } from "../shared/text/code-points.js";

export type UserId = string;

export const PROVIDERS = ["google", "facebook"] as const;
export type Provider = (typeof PROVIDERS)[number];

/** A person with an account, without anything secret. */
export type User = {
  readonly id: UserId;
  /** Shown on pages and used for mail; "" if a provider states none. */
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string | undefined;
  readonly createdAt: Date;
  /** Set while the account awaits removal. */
  readonly deleteAfter: Date | undefined;
  /** When an operator locked the account. */
  readonly lockedAt?: Date | undefined;
};

/** Code points a name may have. */
export const NAME_MAX = 80;

/** A display name: trimmed, runs of spaces as one. undefined when it is empty, too long or holds characters that cannot be shown. */
export function parseName(text: unknown): string | undefined {
  if (typeof text !== "string" || text.length > NAME_MAX * 4) return undefined;
  const name = text.normalize("NFC").trim().replace(/ +/gu, " ");
  if (name === "" || codePointLength(name) > NAME_MAX) return undefined;
  // Controls, line ends, direction overrides and lone surrogates; the joiners that scripts and emoji need are fine.
  if (/[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/u.test(name)) return undefined;
  return name;
}

/** Whether the user may sign in: not locked by an operator, and not past the grace period of a deletion. */
export const mayEnter = (user: User, now: Date): boolean => user.lockedAt === undefined && !graceOver(user, now);

/** Whether the account waits for removal and its grace period is over, so that nobody can sign in any more. */
export function graceOver(user: User, now: Date): boolean {
  return user.deleteAfter !== undefined && user.deleteAfter.getTime() <= now.getTime();
}
