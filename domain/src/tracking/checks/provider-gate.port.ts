import type { Outage, ProviderState } from "./provider-state.js";

/** A slot for one of the concurrent checks at a source. */
export type Pass = { readonly slot: number; readonly holder: string };

/**
 * Limits checks at a source: at most a given number at a time across all workers, none while it is down, one as a probe. A dead
 * worker's slot expires.
 */
export abstract class ProviderGate {
  abstract state(now: Date): Promise<ProviderState>;
  /** Waits briefly for a slot. "open": the circuit is open. "busy": no slot became free. */
  abstract enter(now: Date): Promise<Pass | "open" | "busy">;
  /** The source answered. */
  abstract leave(pass: Pass): Promise<void>;
  /** The source failed; returns its new state. */
  abstract leaveAfterOutage(pass: Pass, outage: Outage, now: Date): Promise<ProviderState>;
  /** The check failed for a reason that is not the source's. */
  abstract abandon(pass: Pass): Promise<void>;
}
