/**
 * Extra fields of public forms that detect bots without a captcha. `website` is a honeypot, hidden from sight, keyboard and
 * screen readers. `elapsedMs` is the time between showing and sending the form, by a monotonic clock (performance.now()).
 */
export type FormTrap = { readonly website?: string; readonly elapsedMs?: number };

/** Milliseconds that a person needs at least to read, type and send. */
export const SHORTEST_FILL_MS = 1_500;

/** Browsers round their clocks (to 100 ms at the coarsest), and timers may fire a little early. */
const CLOCK_SLACK_MS = 100;

/**
 * Whether only a bot can have sent this. It then gets the usual answer, but nothing is stored. A client that sends no
 * time, such as a program that uses the API, is not suspected.
 */
export function looksAutomated({ website = "", elapsedMs }: FormTrap): boolean {
  return website !== "" || (elapsedMs !== undefined && !(elapsedMs >= SHORTEST_FILL_MS));
}

/**
 * Milliseconds that a page waits before it sends a form (the button says "Submitting…"). A person can send a prefilled form at
 * once; because of the wait, it never counts as a bot's.
 */
export function minimumFillDelayMs(elapsedMs: number): number {
  return Math.max(0, Math.ceil(SHORTEST_FILL_MS + CLOCK_SLACK_MS - elapsedMs));
}
