import { isApiError } from "./api-error";

const UNKNOWN = "Please try again.";

/**
 * Why a change failed, for the end of a message: the server's own words if it sent any. undefined if the session has ended: then the
 * sign-in page opens, and no reason is needed.
 */
export function failureReason(error: unknown): string | undefined {
  if (!isApiError(error)) return UNKNOWN;
  if (error.status === 401) return undefined;
  if (error.kind === "unreachable") return "The server could not be reached. Please try again.";
  if (error.kind === "timeout") return "The server took too long. Please try again.";
  return error.detail || UNKNOWN;
}
