import type { Outage, ProviderState } from "./provider-state.js";

/** A place among the checks that may be under way at a source at the same time. */
export type Pass = { readonly slot: number; readonly holder: string };

/**
 * Lets checks through to a source: at most so many at a time over all workers, none while the source is down, one to see
 * whether it is back. Whoever dies with a pass loses it after a while.
 */
export abstract class ProviderGate {
  abstract state(now: Date): Promise<ProviderState>;
  /** Waits a little for a place. "open": the source is left alone. "busy": no place came free. */
  abstract enter(now: Date): Promise<Pass | "open" | "busy">;
  /** The source answered. */
  abstract leave(pass: Pass): Promise<void>;
  /** The source failed; answers its state from now on. */
  abstract leaveAfterOutage(pass: Pass, outage: Outage, now: Date): Promise<ProviderState>;
  /** The check failed for a reason that is not the source's. */
  abstract abandon(pass: Pass): Promise<void>;
}
