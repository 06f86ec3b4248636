const DAY = 86_400;

/** The requested length of a hub subscription, in seconds. */
export const WANTED_LEASE = 10 * DAY;
const SHORTEST_LEASE = 60;
const LONGEST_LEASE = 30 * DAY;

/** The number of seconds that a hub grants, capped at 30 days; undefined if the lease is not usable. */
export function grantedLease(text: string): number | undefined {
  const seconds = /^\d{1,15}$/.test(text) ? Number(text) : NaN;
  return seconds >= SHORTEST_LEASE ? Math.min(LONGEST_LEASE, seconds) : undefined;
}

/** When to renew a subscription that was confirmed at the given time: after three quarters of its lease (in seconds). */
export function renewAt(confirmed: Date, lease: number): Date {
  return new Date(confirmed.getTime() + lease * 750);
}
