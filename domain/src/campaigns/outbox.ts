/** A brief that was sent offline, or whose response was lost. It is sent when the connection is back. */
export type WaitingBrief = {
  /** The `Idempotency-Key` created when "Submit" was pressed. The server accepts the brief only once, however often it arrives. */
  readonly key: string;
  /** The request body as JSON text. */
  readonly body: string;
  /** The title by which a person recognizes it. */
  readonly title: string;
  readonly draftId: string | null;
  /** The account under which it was written; null for a guest. It is only sent under this account. */
  readonly owner: string | null;
  /** The server for which it was written, without a path. It is only sent to this server. */
  readonly server: string;
  /** When "Submit" was pressed, in epoch milliseconds. */
  readonly madeAt: number;
  readonly tries: number;
  /** The earliest time of the next attempt, in epoch milliseconds. */
  readonly nextAt: number;
  /** Why the server refused it, in words for people; null if it was not refused. */
  readonly refusal: string | null;
  /** Whether something in between, such as a hotel’s network, answered the last attempt in place of the server. */
  readonly blocked: boolean;
};

/** Briefs that wait for another account or another server. The current user neither sends nor sees them. */
export type HeldBriefs = {
  /** The email address of their account; null for a guest. */
  readonly account: string | null;
  readonly server: string;
  readonly briefs: number;
};

export type WaitingBriefs = { readonly own: readonly WaitingBrief[]; readonly held: readonly HeldBriefs[] };

export type SendOutcome =
  | { readonly kind: "taken" }
  /** The server read and refused it. Another attempt would not change that. */
  | { readonly kind: "refused"; readonly reason: string }
  /**
   * There was no connection, or the server was busy or had an error. `retryAfter` is in seconds, if the server sent it. `held`: the session
   * has ended, so it is sent when its account signs in again. `blocked`: something in between answered in place of the server.
   */
  | { readonly kind: "later"; readonly retryAfter?: number; readonly held?: true; readonly blocked?: true };

/** Status codes of requests that may succeed later: timed out, still processing the same key, too early, too many. */
const LATER = new Set([408, 409, 425, 429]);

/** The outcome of an attempt, from the response's status code. `detail` is the server's message. */
export function sendOutcome(status: number, detail: string | undefined, retryAfter?: number): SendOutcome {
  if (status >= 200 && status < 300) return { kind: "taken" };
  if (status >= 400 && status < 500 && !LATER.has(status)) {
    return { kind: "refused", reason: detail ?? "The server did not accept this brief." };
  }
  return { kind: "later", ...(retryAfter === undefined ? {} : { retryAfter }) };
}

/** The outcome if something between this device and the server answered in its place: then the status says nothing about the brief. */
export function gatewayOutcome(status: number, retryAfter?: number): SendOutcome {
  // 511 asks for a sign-in to the network. With the other ones, the gateway was busy or could not reach the server.
  const blocked = status === 511 || (status < 500 && !LATER.has(status));
  return { kind: "later", ...(retryAfter !== undefined && { retryAfter }), ...(blocked && { blocked }) };
}

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 15 * 60_000;

/**
 * Epoch milliseconds of the next attempt after `tries` failures. Pauses double from 5 seconds to 15 minutes. `chance` (0 to 1) shortens a
 * pause by up to half, so that the apps do not all retry in the same second. A longer Retry-After from the server takes precedence, up to
 * an hour.
 */
export function nextTryAt(now: number, tries: number, chance: number, retryAfter = 0): number {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, tries - 1));
  return now + Math.max(Math.round(pause * (1 - chance / 2)), Math.min(retryAfter, 3_600) * 1_000);
}
