import type { Bounds } from "../show-history.port.js";

/** A show counts as growing by what was recorded in this many weeks, and as new in this many days. */
export const GROWTH_WEEKS = 8;
export const NEW_DAYS = 7;

/** A change of less than this factor is within an estimate's margin of error. */
export const NOTICEABLE = 1.25;
/** Below this many people a few more listeners are a large factor. */
export const LEAST_BEFORE = 100;

/**
 * How many times as many listeners a show has as before, both estimated by the same method. undefined where it did not clearly
 * grow: both ends of the range must have risen, so a range that only became wider is not growth.
 */
export function growthOf(before: Bounds, now: Bounds): number | undefined {
  if (before.high === null || now.high === null || before.low < LEAST_BEFORE) return undefined;
  if (now.low <= before.low || now.high <= before.high) return undefined;
  const factor = middle(now.low, now.high) / middle(before.low, before.high);
  return factor >= NOTICEABLE ? factor : undefined;
}

/** The middle on a logarithmic scale, as meters draw it. */
function middle(low: number, high: number): number {
  return Math.sqrt(low * high);
}
