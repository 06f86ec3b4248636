import type { ProviderState } from "./provider-state.js";
import type { CheckTimes } from "../watched-shows.port.js";

/** Seconds after which a lost check is queued again. */
export const LOST_CHECK_SECONDS = 900;

/** Whether a show needs a check now: it is due, and no check is queued. */
export function dueForCheck({ nextCheckAt, queuedAt }: Omit<CheckTimes, "podcastId">, now: Date): boolean {
  return nextCheckAt <= now && (queuedAt === null || queuedAt < queuedBefore(now));
}

/** Checks queued before this time count as lost. */
export function queuedBefore(now: Date): Date {
  return new Date(now.getTime() - LOST_CHECK_SECONDS * 1000);
}

const ROUND = 1_000;

/** Maximum number of checks that one round may queue: none while the source is paused, and a single one to probe it. */
export function roundSize(state: ProviderState): number {
  return { closed: ROUND, probing: 1, open: 0 }[state];
}
