/** What all workers know of a source of podcasts. */
export type ProviderCircuit = {
  /** Failures in a row. */
  readonly failures: number;
  /** The source is left alone until then; null when it is fine. */
  readonly openUntil: Date | null;
};

/** "closed": asked as usual. "open": left alone. "probing": may be asked once, to see whether it is back. */
export type ProviderState = "closed" | "open" | "probing";

/** How the source failed. */
export type Outage = {
  /** Seconds after which the source says that another try makes sense. */
  readonly retryAfter: number;
  /** It answers, but wants to be asked less. */
  readonly limited: boolean;
};

export const HEALTHY: ProviderCircuit = { failures: 0, openUntil: null };

/** One failure may be the show's, three in a row are the source's. */
const TOLERATED = 2;
const FIRST_WAIT = 30;
/** Short against the shortest time between checks, so that an outage costs little more than its own length. */
const LONGEST_WAIT = 300;

export function providerState({ openUntil }: ProviderCircuit, now: Date): ProviderState {
  if (openUntil === null) return "closed";
  return openUntil > now ? "open" : "probing";
}

/**
 * After a failed check: from the third failure in a row the source is left alone for 30 seconds, then a minute, two, four
 * and at most five, or as long as it asks for. One that wants to be asked less is left alone at once. Failures of
 * checks that were under way when it was closed count once.
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

/** Seconds until a show whose check was given up is tried again: its interval, doubled with each time, at most a week. */
export function restAfterGivingUp(interval: number, failures: number): number {
  return Math.min(WEEK, Math.max(SHORTEST_REST, interval) * 2 ** Math.min(10, failures));
}
