import { isApiError } from "../app/api-error";

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

/** 45 becomes "45 seconds", 150 "3 minutes", 7300 "2 hours and 2 minutes". */
export function waitText(seconds: number): string {
  if (seconds < 60) return count(Math.ceil(seconds), "second");
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return count(minutes, "minute");
  const rest = minutes % 60;
  return count(Math.floor(minutes / 60), "hour") + (rest === 0 ? "" : ` and ${count(rest, "minute")}`);
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? "" : "s"}`;
}

/** What a look at the fields found, before anything was sent. */
export function refusedHere(text: string): Failure {
  return { text, help: "", code: "" };
}
