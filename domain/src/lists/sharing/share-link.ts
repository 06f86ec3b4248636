import { fieldFault } from "../../shared/domain-error.js";

/** A "live" link follows the list. A "frozen" one keeps the shows and figures of the day it was created. */
export const SHARE_KINDS = ["live", "frozen"] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

/** Maximum number of links that a list can have at a time. */
export const SHARES_MAX = 20;
/** Maximum number of shows in a frozen link. Their figures are copied while the user waits. */
export const FROZEN_MAX = 5_000;
export const SHARE_PASSWORD_MIN = 8;
export const SHARE_PASSWORD_MAX = 200;
/** Maximum number of days until a link expires. */
const LONGEST_DAYS = 3_660;

const DAY_MS = 86_400_000;

/** Validates the expiry of a link. Throws DomainError if it is in the past or too far ahead. */
export function parseEnd(end: Date | undefined, now: Date): Date | undefined {
  if (end === undefined) return undefined;
  const ahead = end.getTime() - now.getTime();
  if (ahead > 0 && ahead <= LONGEST_DAYS * DAY_MS) return end;
  const message = ahead > 0 ? "Please choose a day within the next ten years." : "Please choose a day in the future.";
  throw fieldFault("share.end", "expiresAt", message);
}

/** Whether a link has expired. */
export function hasEnded(end: Date | null | undefined, now: Date): boolean {
  return end !== null && end !== undefined && end.getTime() <= now.getTime();
}
