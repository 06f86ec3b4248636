const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds between two attempts, as in Standard Webhooks 1.0.0: 75 hours and 35 minutes in total. */
const WAITS: readonly number[] = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];
/** Waits vary by up to 10%, so that not all attempts come at once after an outage. */
const JITTER = 0.1;
/** The longest pause that a receiver can ask for. */
const LONGEST_REST = DAY;

/** Maximum number of attempts for a delivery, including the first. */
export const TRIES_MAX = WAITS.length + 1;
/** Seconds of nothing but failures after which an endpoint is disabled. */
const DISABLE_AFTER = 5 * DAY;

/**
 * Seconds until the next attempt after `failures` failed ones; undefined if there is no other attempt. `chance` is random, at least 0 and
 * below 1. `retryAfter` is the number of seconds that the receiver asked for.
 */
export function waitAfter(failures: number, chance: number, retryAfter = 0): number | undefined {
  const wait = WAITS[failures - 1];
  if (wait === undefined) return undefined;
  return Math.max(wait * (1 - JITTER + 2 * JITTER * chance), Math.min(retryAfter, LONGEST_REST));
}

/** Whether an endpoint that has only failed since the given time should be disabled. */
export function hasFailedTooLong(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= DISABLE_AFTER * 1_000;
}
