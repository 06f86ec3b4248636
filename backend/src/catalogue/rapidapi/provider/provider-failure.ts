import { CatalogueUnavailable } from "@earshot/domain/catalogue/podcast-catalogue.port";

/**
 * timeout: no complete answer in time; unreachable: no connection; broken: connection lost, redirected or flooded; status: an
 * answer that is not 2xx; nonsense: an answer that cannot be read; resting: no request was sent because of a pause.
 */
export type FailureKind = "timeout" | "unreachable" | "broken" | "status" | "nonsense" | "resting";

/**
 * The provider sent no usable answer. Reasons are the texts in section 8 of the product specification. They consist only of fixed
 * words and codes: a message from a library or the provider could repeat a header, and with it the key.
 */
export class ProviderFailure extends CatalogueUnavailable {
  readonly kind: FailureKind;
  readonly status?: number;
  constructor(kind: FailureKind, reason: string, details: { status?: number; retryAfter?: number } = {}) {
    super(reason, details.retryAfter, kind !== "resting");
    this.name = "ProviderFailure";
    this.kind = kind;
    this.status = details.status;
  }

  override get limited(): boolean {
    return this.status === 429;
  }
}

export function timedOut(): ProviderFailure {
  return new ProviderFailure("timeout", "Request timed out");
}

/** `retryAfter` in seconds, if the provider states it. */
export function failedWithStatus(status: number, retryAfter?: number): ProviderFailure {
  return new ProviderFailure("status", `Failed with status ${status}`, { status, retryAfter });
}

export function brokenAnswer(what: string): ProviderFailure {
  return new ProviderFailure("broken", `Fetch failed: ${what}`);
}

export function nonsense(what: string): ProviderFailure {
  return new ProviderFailure("nonsense", `Critical error: ${what}`);
}

const UNREACHABLE: Readonly<Record<string, string>> = {
  ECONNREFUSED: "connection refused",
  ENOTFOUND: "host not found",
  EAI_AGAIN: "host not found",
  EHOSTUNREACH: "host unreachable",
  ENETUNREACH: "network unreachable",
  ECONNRESET: "connection lost",
  EPIPE: "connection lost",
  UND_ERR_SOCKET: "connection lost",
};

/** Explains an error from `fetch` or its body stream. `answering`: whether the provider had started to answer. */
export function transportFailure(thrown: unknown, answering: boolean): ProviderFailure {
  if (thrown instanceof ProviderFailure) return thrown;
  const code = errorCode(thrown);
  if (code !== undefined && /TIMEOUT|ETIMEDOUT/.test(code)) return timedOut();
  const known = code === undefined ? undefined : UNREACHABLE[code];
  if (known !== undefined) return new ProviderFailure(answering ? "broken" : "unreachable", `Fetch failed: ${known}`);
  if (code !== undefined) return brokenAnswer(code);
  const name = String((thrown as { name?: unknown } | null | undefined)?.name);
  // `fetch` reports every network failure as a TypeError.
  if (name === "TypeError") return brokenAnswer("network error");
  return nonsense(/^[A-Za-z]{1,40}$/.test(name) ? name : "unknown");
}

/** undici puts the code of a failed connection into `cause`; if several addresses were tried, into the first of its `errors`. */
function errorCode(thrown: unknown): string | undefined {
  let error = thrown as { code?: unknown; cause?: unknown; errors?: unknown } | null | undefined;
  for (let depth = 0; typeof error === "object" && error !== null && depth < 4; depth += 1) {
    const { code, cause, errors } = error;
    if (typeof code === "string" && /^[A-Z][A-Z0-9_]{1,60}$/.test(code)) return code;
    error = (Array.isArray(errors) ? errors[0] : cause) as typeof error;
  }
  return undefined;
}

/** Whether the failure concerns the provider as a whole, not only this query. */
export function isOutage(thrown: unknown): boolean {
  if (!(thrown instanceof ProviderFailure)) return false;
  if (thrown.kind !== "status") return thrown.kind !== "resting";
  const status = thrown.status ?? 0;
  return status >= 500 || status === 401 || status === 403;
}

/** Whether the same request may succeed a moment later (from the design for provider faults: connection, 502, 503, 504). */
export function isTransient(failure: ProviderFailure): boolean {
  return failure.kind === "unreachable" || (failure.kind === "status" && [502, 503, 504].includes(failure.status ?? 0));
}
