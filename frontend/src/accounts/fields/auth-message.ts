import { isApiError } from "../../client/api-error";
import { waitText } from "../../client/wait-text";

/** The message of a failed call: the product's sentence, help after it, and the failure's code; each "" if absent. */
export type Failure = { readonly text: string; readonly help: string; readonly code: string };

const UNKNOWN = "Something went wrong. Please try again.";

/** The server's own message, else the product's general one (product specification, section 8). */
export function authFailure(error: unknown): Failure {
  if (!isApiError(error)) return { text: UNKNOWN, help: "", code: "" };
  if (error.kind === "unreachable" || error.kind === "timeout") {
    return { text: UNKNOWN, help: "We couldn’t reach the server. What you typed is still here.", code: "" };
  }
  const wait = error.retryAfter === undefined ? "" : `Try again in ${waitText(error.retryAfter)}.`;
  return { text: (error.status ?? 500) < 500 && error.detail ? error.detail : UNKNOWN, help: wait, code: error.code };
}

/** A check of the fields before they are sent. */
export function refusedHere(text: string): Failure {
  return { text, help: "", code: "" };
}
