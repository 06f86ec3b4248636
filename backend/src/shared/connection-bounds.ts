import type { Server } from "node:http";

/** Connections at a time; more are refused. The process may need twice as many files (`ulimit -n`). */
const MOST_CONNECTIONS = 5_000;

/** Milliseconds. Node.js would give 60 s for the headers and 300 s for a request, and look every 30 s. */
const BOUNDS = { headersTimeout: 5_000, requestTimeout: 20_000, connectionsCheckingInterval: 1_000 };

/** Longer than the minute after which proxies close idle connections: else they would send into one that is being closed. */
const KEEP_ALIVE = 65_000;

/** A client that says nothing, or drips its request, holds a connection for seconds, and all of them together a bounded number. */
export function boundConnections(server: Server): void {
  // The interval is an option of the constructor, which Nest calls; it is read when the server begins to listen.
  Object.assign(server, BOUNDS, { keepAliveTimeout: KEEP_ALIVE, maxRequestsPerSocket: 0 });
  server.maxConnections = MOST_CONNECTIONS;
}
