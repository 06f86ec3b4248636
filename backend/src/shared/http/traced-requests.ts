import type { RequestHandler } from "express";
import { traceOf, traceparentOf, withTrace } from "../process/trace.js";

/** Gives each request an id and a trace: those of its headers, or new ones. The answer contains both. */
export function tracedRequests(): RequestHandler {
  return (request, response, next) => {
    const trace = traceOf(request.headers["x-request-id"], request.headers.traceparent);
    response.setHeader("X-Request-Id", trace.requestId);
    response.setHeader("traceparent", traceparentOf(trace));
    // The log uses it as the request's id.
    Object.assign(request, { id: trace.requestId });
    withTrace(trace, next);
  };
}
