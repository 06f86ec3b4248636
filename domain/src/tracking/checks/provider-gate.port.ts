import type { Outage, ProviderState } from "./provider-state.js";

/** A slot for one of the concurrent checks against a source. */
export type Pass = { readonly slot: number; readonly holder: string };

/**
 * Limits checks against a source: only a given number at a time across all workers, none while it is down, and a single one to probe it.
 * The slot of a crashed worker expires.
 */
export abstract class ProviderGate {
  abstract state(now: Date): Promise<ProviderState>;
  /** Waits briefly for a slot. "open": the circuit breaker is open. "busy": no slot became free. */
  abstract enter(now: Date): Promise<Pass | "open" | "busy">;
  /** The source responded. */
  abstract leave(pass: Pass): Promise<void>;
  /** The source failed; returns its new state. */
  abstract leaveAfterOutage(pass: Pass, outage: Outage, now: Date): Promise<ProviderState>;
  /** The check failed for a reason other than the source. */
  abstract abandon(pass: Pass): Promise<void>;
}
