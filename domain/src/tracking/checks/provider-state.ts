/** The state of a podcast source's circuit breaker, shared by all workers. */
export type ProviderCircuit = {
  /** Consecutive failures. */
  readonly failures: number;
  /** No requests are sent until this time; null if the source is fine. */
  readonly openUntil: Date | null;
};

/** "closed": normal requests. "open": no requests. "probing": one request, to see whether the source is back. */
export type ProviderState = "closed" | "open" | "probing";

/** How the source failed. */
export type Outage = {
  /** The source's `Retry-After`, in seconds. */
  readonly retryAfter: number;
  /** The source responds, but wants fewer requests. */
  readonly limited: boolean;
};

export const HEALTHY: ProviderCircuit = { failures: 0, openUntil: null };

/** Up to two failures in a row can be due to the shows. A third means that the source is down. */
const TOLERATED = 2;
const FIRST_WAIT = 30;
/** Short compared with the shortest check interval, so that an outage adds little delay. */
const LONGEST_WAIT = 300;

export function providerState({ openUntil }: ProviderCircuit, now: Date): ProviderState {
  if (openUntil === null) return "closed";
  return openUntil > now ? "open" : "probing";
}

/**
 * The state after a failed check. From the third consecutive failure on, the source is paused for 30 seconds, then one minute, two, four,
 * and at most five, or for as long as it requests. A source that wants fewer requests is paused at once. Failures of checks that were
 * already running count as one.
 */
export function afterOutage(circuit: ProviderCircuit, now: Date, { retryAfter, limited }: Outage): ProviderCircuit {
  const open = circuit.openUntil !== null && circuit.openUntil > now;
  const failures = open ? circuit.failures : circuit.failures + 1;
  if (failures <= TOLERATED && !limited) return { failures, openUntil: null };
  const doubled = FIRST_WAIT * 2 ** Math.min(10, Math.max(0, failures - TOLERATED - 1));
  const wait = open && !limited ? 0 : Math.max(retryAfter, Math.min(LONGEST_WAIT, doubled));
  const until = new Date(now.getTime() + wait * 1000);
  return { failures, openUntil: circuit.openUntil && circuit.openUntil > until ? circuit.openUntil : until };
}

const WEEK = 7 * 86_400;
const SHORTEST_REST = 3_600;

/** Seconds until the next attempt after a show's check was given up: its interval, doubled each time, at most a week. */
export function restAfterGivingUp(interval: number, failures: number): number {
  return Math.min(WEEK, Math.max(SHORTEST_REST, interval) * 2 ** Math.min(10, failures));
}
