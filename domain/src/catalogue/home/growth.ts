import type { Bounds } from "../show-history.port.js";

/** Growth is measured over this many weeks, and a show counts as new for this many days. */
export const GROWTH_WEEKS = 8;
export const NEW_DAYS = 7;

/** A change of less than this factor is within an estimate's margin of error. */
export const NOTICEABLE = 1.25;
/** Below this many listeners, even a few more make a large factor. */
export const LEAST_BEFORE = 100;

/**
 * Returns the factor by which a show's listeners grew, with both ranges estimated by the same method. undefined if it did not clearly
 * grow: both ends of the range must have risen, because a range that only got wider is not growth.
 */
export function growthOf(before: Bounds, now: Bounds): number | undefined {
  if (before.high === null || now.high === null || before.low < LEAST_BEFORE) return undefined;
  if (now.low <= before.low || now.high <= before.high) return undefined;
  const factor = middle(now.low, now.high) / middle(before.low, before.high);
  return factor >= NOTICEABLE ? factor : undefined;
}

/** The midpoint on a logarithmic scale, as in the meters on screen. */
function middle(low: number, high: number): number {
  return Math.sqrt(low * high);
}
