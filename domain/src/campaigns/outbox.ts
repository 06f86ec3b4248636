/** A brief that was sent offline, or whose answer was lost. It is sent when the connection is back. */
export type WaitingBrief = {
  /** The `Idempotency-Key` made when "Submit" was pressed: the server takes the brief once, however often it arrives. */
  readonly key: string;
  /** The body of the request, as JSON text. */
  readonly body: string;
  /** The title that a person recognizes it by. */
  readonly title: string;
  readonly draftId: string | null;
  /** The account it was written under; null for a guest. It is sent under this account only. */
  readonly owner: string | null;
  /** The server it was written for, without a path. It is sent to this server only. */
  readonly server: string;
  /** When "Submit" was pressed, in epoch milliseconds. */
  readonly madeAt: number;
  /** Failed tries. */
  readonly tries: number;
  /** The earliest time of the next try, in epoch milliseconds. */
  readonly nextAt: number;
  /** Why the server refused it, in words for a person; null if it was not refused. */
  readonly refusal: string | null;
};

/** Briefs that wait for another account, or for another server: this viewer neither sends nor reads them. */
export type HeldBriefs = {
  /** The address of their account; null for a guest. */
  readonly account: string | null;
  readonly server: string;
  readonly briefs: number;
};

export type WaitingBriefs = { readonly own: readonly WaitingBrief[]; readonly held: readonly HeldBriefs[] };

/** The result of a try. */
export type SendOutcome =
  | { readonly kind: "taken" }
  /** The server read and refused it; another try would not change that. */
  | { readonly kind: "refused"; readonly reason: string }
  /** No connection, a busy server, a fault of the server. `retryAfter` is in seconds, if the server sent it. */
  | { readonly kind: "later"; readonly retryAfter?: number };

/** Statuses of a request that may be accepted later: too slow, still at work on the same key, too early, too often. */
const LATER = new Set([408, 409, 425, 429]);

/** Derives the outcome of a try from the answer's status. `detail` is the server's sentence. */
export function sendOutcome(status: number, detail: string | undefined, retryAfter?: number): SendOutcome {
  if (status >= 200 && status < 300) return { kind: "taken" };
  if (status >= 400 && status < 500 && !LATER.has(status)) {
    return { kind: "refused", reason: detail ?? "The server did not accept this brief." };
  }
  return { kind: "later", ...(retryAfter === undefined ? {} : { retryAfter }) };
}

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 15 * 60_000;

/**
 * Epoch milliseconds of the next try after `tries` failures. Pauses double from 5 seconds to 15 minutes. `chance` (0 to 1)
 * shortens a pause by up to half, so that the apps do not all come back in the same second. The server's Retry-After counts
 * if it is longer, up to an hour.
 */
export function nextTryAt(now: number, tries: number, chance: number, retryAfter = 0): number {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, tries - 1));
  return now + Math.max(Math.round(pause * (1 - chance / 2)), Math.min(retryAfter, 3_600) * 1_000);
}
