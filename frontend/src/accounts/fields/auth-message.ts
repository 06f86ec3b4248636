import { isApiError } from "../../client/api-error";
import { waitText } from "../../client/wait-text";

/** The message of a failed request: what happened, what to do next, and the error code. A missing part is "". */
export type Failure = { readonly text: string; readonly help: string; readonly code: string };

const UNKNOWN = "Something went wrong. Please try again.";

/** The server's own message, otherwise the product's general one (product specification, section 8). */
export function authFailure(error: unknown): Failure {
  if (!isApiError(error)) return { text: UNKNOWN, help: "", code: "" };
  if (error.kind === "unreachable" || error.kind === "timeout") {
    return { text: UNKNOWN, help: "We couldn’t reach the server. What you typed is still here.", code: "" };
  }
  const wait = error.retryAfter === undefined ? "" : `Try again in ${waitText(error.retryAfter)}.`;
  return { text: (error.status ?? 500) < 500 && error.detail ? error.detail : UNKNOWN, help: wait, code: error.code };
}

/** The failure of a check that runs in the browser before anything is sent. */
export function refusedHere(text: string): Failure {
  return { text, help: "", code: "" };
}
