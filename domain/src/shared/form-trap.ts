/**
 * Extra fields of public forms that detect bots without a captcha. `website` is a honeypot, hidden from sight, keyboard and screen
 * readers. `elapsedMs` is the time between showing and sending the form, measured by a monotonic clock (performance.now()).
 */
export type FormTrap = { readonly website?: string; readonly elapsedMs?: number };

/** Minimum milliseconds that a person needs to read, fill in and send a form. */
export const SHORTEST_FILL_MS = 1_500;

/** Browsers round their clocks (to 100 ms at the coarsest), and timers can fire slightly early. */
const CLOCK_SLACK_MS = 100;

/**
 * Whether only a bot can have sent this. It gets the usual response, but nothing is stored. A client that sends no time, such as an API
 * program, is not suspected.
 */
export function looksAutomated({ website = "", elapsedMs }: FormTrap): boolean {
  return website !== "" || (elapsedMs !== undefined && !(elapsedMs >= SHORTEST_FILL_MS));
}

/**
 * Milliseconds that a page waits before it sends a form, while the button says "Submitting…". A person can send a prefilled form at once,
 * and this wait keeps it from looking like a bot's.
 */
export function minimumFillDelayMs(elapsedMs: number): number {
  return Math.max(0, Math.ceil(SHORTEST_FILL_MS + CLOCK_SLACK_MS - elapsedMs));
}
