import { isApiError } from "../../client/api-error";
import { failureReason } from "../../client/failure-reason";

/** Why something was refused, in the server's own sentence if it has one. */
export function refusalText(error: unknown): string {
  return isApiError(error) && error.kind === "problem" && error.detail !== ""
    ? error.detail
    : (failureReason(error) ?? "Please try again.");
}
