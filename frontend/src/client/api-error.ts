import type { FieldError } from "@earshot/domain/shared/domain-error";
import type { FetchBaseQueryError } from "@reduxjs/toolkit/query/react";

/**
 * Why a request failed. "problem": the server sent a reason (RFC 9457). "unreachable": no response, or only that of a gateway in front of
 * the server. "timeout": it took too long. "garbled": the response is not from our server.
 */
export type ApiError = {
  readonly kind: "problem" | "unreachable" | "timeout" | "garbled";
  readonly status?: number;
  /** A stable name of the failure, such as "search.blank"; "" if the server sent none. */
  readonly code: string;
  /** A message for the user; "" if there is none. */
  readonly detail: string;
  readonly errors: readonly FieldError[];
  /** After a conflict: the current state. */
  readonly current?: unknown;
  /** Seconds until a retry makes sense. */
  readonly retryAfter?: number;
};

/** A gateway in front of the server sends these when the server does not respond. Our server sends them with a reason. */
export function isGatewayStatus(status: number | undefined): boolean {
  return status === 502 || status === 503 || status === 504;
}

/** Maps an error of the fetch layer to one of our four kinds. `retryAfter` is the header's text. */
export function toApiError(error: FetchBaseQueryError, retryAfter: string | null = null): ApiError {
  if (error.status === "TIMEOUT_ERROR") return { kind: "timeout", code: "", detail: "Request timed out", errors: [] };
  if (error.status === "FETCH_ERROR") return { kind: "unreachable", code: "", detail: "", errors: [] };
  if (typeof error.status !== "number") {
    const isGateway = error.status === "PARSING_ERROR" && isGatewayStatus(error.originalStatus);
    return { kind: isGateway ? "unreachable" : "garbled", code: "", detail: "", errors: [] };
  }
  const body = (typeof error.data === "object" && error.data !== null ? error.data : {}) as Record<string, unknown>;
  const seconds = Number(retryAfter);
  const code = typeof body.code === "string" ? body.code : "";
  const detail = typeof body.detail === "string" ? body.detail : "";
  return {
    kind: code + detail === "" && isGatewayStatus(error.status) ? "unreachable" : "problem",
    status: error.status,
    code,
    detail,
    errors: Array.isArray(body.errors) ? (body.errors as FieldError[]) : [],
    ...("current" in body ? { current: body.current } : {}),
    ...(seconds > 0 ? { retryAfter: seconds } : {}),
  };
}

/** Narrows the `error` of a query hook. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === "object" && error !== null && "kind" in error && "errors" in error;
}

/**
 * Whether the server has already seen this request's Idempotency-Key with different content. The user need not know: with a new key, the
 * request is accepted.
 */
export function isKeySpent(error: unknown): boolean {
  return isApiError(error) && error.code === "idempotency.other-payload";
}
