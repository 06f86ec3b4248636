/** How often somebody gets mail about watched views. */
export const DIGEST_EVERY = ["off", "daily", "weekly"] as const;
export type DigestEvery = (typeof DIGEST_EVERY)[number];

/** The hour (UTC) and the weekday at which digests are due: with those about episodes, and on Mondays. */
const DIGEST_HOUR = 7;
const DAY_MS = 86_400_000;
/** 5 January 1970, a Monday. */
const MONDAY_MS = 4 * DAY_MS;

/** The last moment at which digests of a kind were due. */
export function lastDigestDue(every: Exclude<DigestEvery, "off">, now: Date): Date {
  const period = every === "daily" ? DAY_MS : 7 * DAY_MS;
  const start = DIGEST_HOUR * 3_600_000 + (every === "daily" ? 0 : MONDAY_MS);
  return new Date(Math.floor((now.getTime() - start) / period) * period + start);
}
