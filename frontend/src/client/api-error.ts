import type { FieldError } from "@earshot/domain/shared/domain-error";
import type { FetchBaseQueryError } from "@reduxjs/toolkit/query/react";

/**
 * Why a call failed. "problem": the server said why (RFC 9457). "unreachable": no answer. "timeout": it took too long. "garbled":
 * an answer that is not ours.
 */
export type ApiError = {
  readonly kind: "problem" | "unreachable" | "timeout" | "garbled";
  readonly status?: number;
  /** Stable name of the failure, "search.blank"; "" where the server gave none. */
  readonly code: string;
  /** A sentence for the user; "" without one. */
  readonly detail: string;
  readonly errors: readonly FieldError[];
  /** In a conflict: the current state. */
  readonly current?: unknown;
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number;
};

/** Reads what the fetch layer reports as one of our four failures. `retryAfter` is the header's text. */
export function toApiError(error: FetchBaseQueryError, retryAfter: string | null = null): ApiError {
  if (error.status === "TIMEOUT_ERROR") return { kind: "timeout", code: "", detail: "Request timed out", errors: [] };
  if (error.status === "FETCH_ERROR") return { kind: "unreachable", code: "", detail: "", errors: [] };
  if (typeof error.status !== "number") return { kind: "garbled", code: "", detail: "", errors: [] };
  const body = (typeof error.data === "object" && error.data !== null ? error.data : {}) as Record<string, unknown>;
  const seconds = Number(retryAfter);
  return {
    kind: "problem",
    status: error.status,
    code: typeof body.code === "string" ? body.code : "",
    detail: typeof body.detail === "string" ? body.detail : "",
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
 * Whether the server has already seen this request's Idempotency-Key with other content. People need not know: with a
 * new key, the same words are accepted.
 */
export function isKeySpent(error: unknown): boolean {
  return isApiError(error) && error.code === "idempotency.other-payload";
}
