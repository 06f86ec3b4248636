import type { ProviderState } from "./provider-state.js";
import type { CheckTimes } from "./watched-shows.port.js";

/** Seconds after which a check that was handed to the workers and never came back is handed to them again. */
export const QUEUE_PATIENCE = 900;

/** Whether a show is to be checked now: its time has come, and no check of it is on its way. */
export function dueForCheck({ nextCheckAt, queuedAt }: Omit<CheckTimes, "podcastId">, now: Date): boolean {
  return nextCheckAt <= now && (queuedAt === null || queuedAt < queuedBefore(now));
}

/** Checks handed to the workers before this moment count as lost. */
export function queuedBefore(now: Date): Date {
  return new Date(now.getTime() - QUEUE_PATIENCE * 1000);
}

const ROUND = 1_000;

/** Checks that one round may hand to the workers: none while the source is left alone, one to see whether it is back. */
export function roundSize(state: ProviderState): number {
  return { closed: ROUND, probing: 1, open: 0 }[state];
}
