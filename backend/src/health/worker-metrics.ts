import { createServer, type Server } from "node:http";
import { collectDefaultMetrics } from "prom-client";
import { boundConnections } from "../http/requests/connection-bounds.js";
import type { Metrics } from "../shared/process/metrics.js";
import { mayReadMetrics } from "./metrics-access.js";

type MetricsAddress = { readonly port: number; readonly host: string; readonly token: string | undefined };

/** Serves the metrics of a process that has no HTTP routes, with the same access rules as the service. */
export async function showWorkerMetrics(registry: Metrics, { port, host, token }: MetricsAddress): Promise<Server> {
  collectDefaultMetrics({ register: registry });
  const server = createServer((request, response) => {
    response.setHeader("Cache-Control", "no-store");
    const allowed = request.method === "GET" && request.url === "/metrics" && mayReadMetrics(request, token);
    if (!allowed) return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { "Content-Type": registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  boundConnections(server);
  await new Promise<void>((listening, failed) => {
    server.once("error", (error: NodeJS.ErrnoException) =>
      failed(error.code === "EADDRINUSE" ? new Error(`WORKER_METRICS_PORT: port ${port} is taken.`) : error),
    );
    server.listen(port, host, listening);
  });
  return server;
}
