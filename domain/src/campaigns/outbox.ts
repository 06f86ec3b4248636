/** A brief that was sent while there was no line, or whose answer was lost. It leaves when the line is back. */
export type WaitingBrief = {
  /** The `Idempotency-Key` made when "Submit" was pressed: the server takes the brief once, however often it arrives. */
  readonly key: string;
  /** The body of the request, as JSON text. */
  readonly body: string;
  /** What a person recognises it by. */
  readonly title: string;
  readonly draftId: string | null;
  /** The account that it was written under; null for a guest. */
  readonly owner: string | null;
  /** Epoch milliseconds of the press. */
  readonly madeAt: number;
  /** Tries that failed. */
  readonly tries: number;
  /** Epoch milliseconds from which the next try may begin. */
  readonly nextAt: number;
  /** Why the server will not take it, in words for a person; null while it may still be taken. */
  readonly refusal: string | null;
};

/** What became of a try. */
export type SendOutcome =
  | { readonly kind: "taken" }
  /** The server read it and does not want it; another try would not change that. */
  | { readonly kind: "refused"; readonly reason: string }
  /** No line, a busy server, a fault of the server. `retryAfter` in seconds where the server gave it. */
  | { readonly kind: "later"; readonly retryAfter?: number };

/** Statuses of a request that may be taken later: too slow, still at work on the same key, too early, too often. */
const LATER = new Set([408, 409, 425, 429]);

/** Reads the outcome of a try out of the answer's status. `detail` is the sentence that the server gave. */
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
 * Epoch milliseconds of the next try after `tries` failures: pauses double from 5 seconds to 15 minutes, and chance (0 to 1)
 * takes up to half of one away, so that many apps do not come back in the same second. A server's own wish counts if it is
 * longer, up to an hour.
 */
export function nextTryAt(now: number, tries: number, chance: number, retryAfter = 0): number {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, tries - 1));
  return now + Math.max(Math.round(pause * (1 - chance / 2)), Math.min(retryAfter, 3_600) * 1_000);
}
