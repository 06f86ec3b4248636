import type { RequestHandler } from "express";
import { traceOf, traceparentOf, withTrace } from "../../shared/process/trace.js";

/**
 * Gives each request an id and a trace, taken from its headers or created. The answer contains both. Client programs send
 * `Request-Id`, proxies `X-Request-Id`.
 */
export function tracedRequests(): RequestHandler {
  return (request, response, next) => {
    const { "request-id": id, "x-request-id": xId, traceparent } = request.headers;
    const trace = traceOf(id ?? xId, traceparent);
    for (const name of ["Request-Id", "X-Request-Id"]) response.setHeader(name, trace.requestId);
    response.setHeader("traceparent", traceparentOf(trace));
    // The log uses it as the request's id.
    Object.assign(request, { id: trace.requestId });
    withTrace(trace, next);
  };
}
