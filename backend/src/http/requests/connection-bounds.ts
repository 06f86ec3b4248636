import type { Server } from "node:http";

/** Simultaneous connections; more are refused. The process may need twice as many files (`ulimit -n`). */
const MOST_CONNECTIONS = 5_000;

/** In milliseconds. Node.js's defaults are 60 s for the headers, 300 s for a request, and a check every 30 s. */
const BOUNDS = { headersTimeout: 5_000, requestTimeout: 20_000, connectionsCheckingInterval: 1_000 };

/** Longer than the minute after which proxies close idle connections: otherwise, a proxy could use a connection that is just closing. */
const KEEP_ALIVE = 65_000;

/** Limits connections: a silent or slow client holds one only for seconds, and their number is bounded. */
export function boundConnections(server: Server): void {
  // The interval is an option of the constructor, which Nest calls; Node reads it when the server starts to listen.
  Object.assign(server, BOUNDS, { keepAliveTimeout: KEEP_ALIVE, maxRequestsPerSocket: 0 });
  server.maxConnections = MOST_CONNECTIONS;
}
