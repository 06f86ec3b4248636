import { LATENCY_BOUNDS } from "@earshot/domain/keys/latency";
import type { Request, RequestHandler } from "express";
import { Gauge, Histogram } from "prom-client";
import type { Metrics } from "../shared/process/metrics.js";

/** Rate, errors and duration of requests by route. A route is identified by its pattern, because the number of URLs is unlimited. */
export function requestMetrics(metrics: Metrics): RequestHandler {
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "From the first byte of a request to the end of its answer, by the pattern of its route.",
    labelNames: ["route", "method", "status"],
    // Converted to seconds.
    buckets: LATENCY_BOUNDS.map((milliseconds) => milliseconds / 1_000),
    registers: [metrics],
  });
  const inFlight = new Gauge({ name: "http_in_flight", help: "Requests in progress.", registers: [metrics] });
  return (request, response, next) => {
    const done = duration.startTimer();
    inFlight.inc();
    // Each layer adds one listener for the end of a request, and Node warns about a leak above ten listeners.
    response.setMaxListeners(response.getMaxListeners() + 1);
    response.once("close", () => {
      inFlight.dec();
      done({ route: routeOf(request), method: methodOf(request), status: String(response.statusCode) });
    });
    next();
  };
}

function routeOf(request: Request): string {
  const { path } = (request.route ?? {}) as { path?: unknown };
  return typeof path === "string" ? path : "none";
}

/** Clients can send any word as the method. */
const methodOf = ({ method }: Request): string =>
  ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"].includes(method) ? method : "other";
