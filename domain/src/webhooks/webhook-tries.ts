const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds between one try and the next: those of Standard Webhooks 1.0.0, 75 hours and 35 minutes in all. */
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
/** Waits differ by up to a tenth, so that tries after an outage do not all come at once. */
const JITTER = 0.1;
/** Longest pause that a receiver may ask for. */
const LONGEST_REST = DAY;

/** Tries of a delivery, the first included. */
export const TRIES_MAX = WAITS.length + 1;
/** Seconds of failures alone after which an endpoint is disabled. */
const DISABLE_AFTER = 5 * DAY;

/**
 * Seconds until the next try after `failures` failed ones; undefined when none follows. `chance` is random, 0 to below 1;
 * `retryAfter` are the seconds that the receiver asked for.
 */
export function waitAfter(failures: number, chance: number, retryAfter = 0): number | undefined {
  const wait = WAITS[failures - 1];
  if (wait === undefined) return undefined;
  return Math.max(wait * (1 - JITTER + 2 * JITTER * chance), Math.min(retryAfter, LONGEST_REST));
}

/** Whether an endpoint that has only failed since a moment is given up. */
export function hasFailedTooLong(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= DISABLE_AFTER * 1_000;
}
