const DAY = 86_400;

/** Seconds that a subscription at a hub is asked to last. */
export const WANTED_LEASE = 10 * DAY;
const SHORTEST_LEASE = 60;
const LONGEST_LEASE = 30 * DAY;

/** Seconds that a hub grants. undefined: no usable lease. A longer one counts as 30 days. */
export function grantedLease(text: string): number | undefined {
  const seconds = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
  return seconds >= SHORTEST_LEASE ? Math.min(LONGEST_LEASE, seconds) : undefined;
}

/** When to renew a subscription confirmed now: after three quarters of its lease. */
export function renewAt(confirmed: Date, lease: number): Date {
  return new Date(confirmed.getTime() + lease * 750);
}
