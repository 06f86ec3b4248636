import { DomainError, type FieldError } from "@earshot/domain/shared/domain-error";
import { Unavailable } from "@earshot/domain/shared/unavailable";
import { HttpException } from "@nestjs/common";
import { isDatabaseFailure } from "../database/database-failure.js";

/** An error as clients receive it (RFC 9457). `code` is stable, `detail` is for people. */
export type Problem = {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly code: string;
  readonly errors?: readonly FieldError[];
  /** In a conflict, the current state of the thing to change. */
  readonly current?: object;
  /** If a quota refused the request: the exceeded policies. */
  readonly "violated-policies"?: readonly string[];
  /** Seconds; sent as the Retry-After header. */
  readonly retryAfter?: number;
};

const TITLES: Readonly<Record<number, string>> = {
  400: "Bad request",
  401: "Not signed in",
  403: "Not allowed",
  404: "Not found",
  405: "Method not allowed",
  409: "Conflict",
  410: "No longer kept",
  413: "Too large",
  414: "Address too long",
  415: "Unsupported media type",
  416: "No such part of the file",
  421: "Not at this address",
  422: "Invalid input",
  429: "Too many requests",
  500: "Internal error",
  503: "Temporarily unavailable",
};

export function problem(status: number, code: string, detail: string, more: Partial<Problem> = {}): Problem {
  return { type: "about:blank", title: TITLES[status] ?? "Error", status, detail, code, ...more };
}

/** The problem type of draft-ietf-httpapi-ratelimit-headers for a service that refuses work because it is busy. */
const REDUCED_CAPACITY = "https://iana.org/assignments/http-problem-types#temporary-reduced-capacity";

/** The 503 for work that is refused because too much of its kind is in progress. */
export function busyProblem(code: string, detail: string): HttpException {
  return httpProblem(503, code, detail, { type: REDUCED_CAPACITY, retryAfter: 5 });
}

/** An exception that is answered with a problem. */
export function httpProblem(...given: Parameters<typeof problem>): HttpException {
  return new HttpException(problem(...given), given[0]);
}

/** Codes of refusals that mean "malformed", not "breaks a rule". */
const MALFORMED = new Set(["cursor.invalid", "request.malformed"]);
/** Codes of refusals that mean "no longer exists". */
const GONE = new Set(["changes.expired"]);

/** The public form of a thrown value. For an unexpected error it reveals nothing; the details are only logged. */
export function problemOf(thrown: unknown): Problem {
  if (thrown instanceof DomainError) {
    const status = MALFORMED.has(thrown.code) ? 400 : GONE.has(thrown.code) ? 410 : 422;
    const isCursor = thrown.code === "cursor.invalid" && thrown.errors.length === 0;
    const errors = isCursor ? [{ path: "cursor", message: thrown.message }] : thrown.errors;
    return problem(status, thrown.code, thrown.message, errors.length ? { errors } : {});
  }
  if (thrown instanceof Unavailable) {
    const { code, detail, retryAfter, isBusy } = thrown;
    return problem(503, code, detail, { ...(isBusy && { type: REDUCED_CAPACITY }), retryAfter });
  }
  if (thrown instanceof HttpException) return problemOfHttp(thrown);
  if (isHttpError(thrown)) return problem(thrown.status, `http.${thrown.status}`, TITLES[thrown.status] ?? "Refused.");
  if (isDatabaseFailure(thrown)) {
    return problem(503, "database.unavailable", "The service is busy. Please try again shortly.", {
      retryAfter: 5,
    });
  }
  return problem(500, "internal", "Something went wrong on our side. Please try again.");
}

function problemOfHttp(exception: HttpException): Problem {
  const status = exception.getStatus();
  const body = exception.getResponse();
  if (typeof body === "object" && body !== null && "code" in body) return body as Problem;
  return problem(status, `http.${status}`, status === 404 ? "There is nothing at this address." : exception.message);
}

/** Errors of Express middleware (body parser, malformed addresses) have their own status. */
function isHttpError(thrown: unknown): thrown is { status: number } {
  const status = (thrown as { status?: unknown } | null)?.status;
  return typeof status === "number" && status >= 400 && status < 500;
}
