import { isApiError } from "../../client/api-error";
import { failureReason } from "../../client/failure-reason";

/** Why a request was refused: the server's message if there is one. */
export function refusalText(error: unknown): string {
  return isApiError(error) && error.kind === "problem" && error.detail !== ""
    ? error.detail
    : (failureReason(error) ?? "Please try again.");
}
