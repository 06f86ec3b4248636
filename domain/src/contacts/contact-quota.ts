/** Maximum number of email addresses that an account can see in a day. */
export const ADDRESSES_A_DAY = 100;

/** The UTC day on which an address counts, such as "2026-11-22". */
export function quotaDay(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** Seconds until the next UTC day. */
export function untilNextDay(now: Date): number {
  return Math.max(1, Math.ceil(86_400 - ((now.getTime() / 1_000) % 86_400)));
}

/** "12 of 100 today" */
export function quotaText(shown: number): string {
  return `${shown} of ${ADDRESSES_A_DAY} today`;
}
