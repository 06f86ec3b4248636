import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes, randomUUID } from "node:crypto";

/** The trace of everything done for one request, here and elsewhere (W3C Trace Context). */
export type Trace = {
  /** The request's id in our log and in the answer. */
  readonly requestId: string;
  /** 32 hexadecimal digits, the same in all services. */
  readonly traceId: string;
  /** 16 hexadecimal digits: our part of the trace. */
  readonly spanId: string;
  /** Two hexadecimal digits, passed on unchanged. */
  readonly flags: string;
};

/** Stored with a job, so that its log lines and calls are part of the trace of the request that queued it. */
export type StoredTrace = { readonly requestId: string; readonly traceparent: string };

const REQUEST_ID = /^[\w.:-]{1,100}$/;
const VERSION_0 = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
/** Later versions begin in the same way, but can have more after another dash. */
const LATER = /^(?!00|ff)[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(?:-.{0,400})?$/;

const current = new AsyncLocalStorage<Trace>();

/** The current trace; undefined outside of requests and jobs. */
export const currentTrace = (): Trace | undefined => current.getStore();

export const withTrace = <Result>(trace: Trace, work: () => Result): Result => current.run(trace, work);

/** Continues the trace of a request or a job. Replaces malformed parts. */
export function traceOf(requestId: unknown, traceparent: unknown): Trace {
  const text = typeof traceparent === "string" ? traceparent : "";
  const [, traceId = "", parent = "", flags = ""] = VERSION_0.exec(text) ?? LATER.exec(text) ?? [];
  const known = /[1-9a-f]/.test(traceId) && /[1-9a-f]/.test(parent);
  return {
    requestId: typeof requestId === "string" && REQUEST_ID.test(requestId) ? requestId : randomUUID(),
    traceId: known ? traceId : randomBytes(16).toString("hex"),
    spanId: newSpan(),
    flags: known ? flags : "00",
  };
}

/** A trace in header form. */
export const traceparentOf = ({ traceId, spanId, flags }: Trace): string => `00-${traceId}-${spanId}-${flags}`;

/** Headers for a call to another service; empty outside a trace. */
export function traceHeaders(): Readonly<Record<string, string>> {
  const trace = currentTrace();
  return trace ? { traceparent: traceparentOf({ ...trace, spanId: newSpan() }) } : {};
}

/** The trace to store with a new job; undefined outside of requests and jobs. */
export function storedTrace(): StoredTrace | undefined {
  const trace = currentTrace();
  return trace && { requestId: trace.requestId, traceparent: traceparentOf(trace) };
}

/** The trace fields for every log line. */
export function traceFields(): { requestId?: string; traceId?: string; spanId?: string } {
  const trace = currentTrace();
  return trace ? { requestId: trace.requestId, traceId: trace.traceId, spanId: trace.spanId } : {};
}

const newSpan = (): string => randomBytes(8).toString("hex");
