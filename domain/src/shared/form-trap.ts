/**
 * What public forms send besides their fields, so that programs that fill in every form they find are told apart from
 * people without a riddle. `website` is a field that no person sees (hidden from sight, keyboard and screen readers);
 * `elapsedMs` is the time from the form's first showing to sending, by a clock that only goes forward (performance.now()).
 */
export type FormTrap = { readonly website?: string; readonly elapsedMs?: number };

/** Milliseconds that a person needs at least; nobody reads, types and sends in less. */
export const SHORTEST_FILL_MS = 1_500;

/** Browsers round their clocks (to 100 ms at the coarsest), and timers may fire a little early. */
const CLOCK_SLACK_MS = 100;

/**
 * Whether nobody but a program can have sent this: it gets the answer a person gets, and nothing is kept. A client that says
 * nothing of time (a program of somebody who uses the API openly) is not suspected.
 */
export function looksAutomated({ website = "", elapsedMs }: FormTrap): boolean {
  return website !== "" || (elapsedMs !== undefined && !(elapsedMs >= SHORTEST_FILL_MS));
}

/**
 * Milliseconds that a page holds a form back before it sends it (its button says "Submitting…" meanwhile). A form that came
 * filled in can be sent by a person at once; so held back, it is never taken for a program's.
 */
export function holdBackMs(elapsedMs: number): number {
  return Math.max(0, Math.ceil(SHORTEST_FILL_MS + CLOCK_SLACK_MS - elapsedMs));
}
