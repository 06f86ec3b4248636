import { isApiError } from "../client/api-error";
import { waitText } from "../client/wait-text";

/** What a failed call says: the product's sentence, help that stands after it, and the stable name of the failure; "" where there is none. */
export type Failure = { readonly text: string; readonly help: string; readonly code: string };

const UNKNOWN = "Something went wrong. Please try again.";

/** The server's own message, else the product's general one (product specification, section 8). */
export function authFailure(error: unknown): Failure {
  if (!isApiError(error)) return { text: UNKNOWN, help: "", code: "" };
  if (error.kind === "unreachable" || error.kind === "timeout") {
    return { text: UNKNOWN, help: "The server could not be reached. What you typed is kept.", code: "" };
  }
  const wait = error.retryAfter === undefined ? "" : `Try again in ${waitText(error.retryAfter)}.`;
  return { text: (error.status ?? 500) < 500 && error.detail ? error.detail : UNKNOWN, help: wait, code: error.code };
}

/** What a look at the fields found, before anything was sent. */
export function refusedHere(text: string): Failure {
  return { text, help: "", code: "" };
}
