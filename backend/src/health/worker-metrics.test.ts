import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Metrics } from "../shared/process/metrics.js";
import { showWorkerMetrics } from "./worker-metrics.js";

const token = "a token of the tests";
let server: Server;
beforeEach(async () => {
  const metrics = new Metrics();
  metrics.limitHit("exportByUser");
  server = await showWorkerMetrics(metrics, { port: 0, host: "127.0.0.1", token });
});
afterEach(() => new Promise((closed) => server.close(closed)));

const port = () => (server.address() as AddressInfo).port;
const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port()}${path}`, init);

test("a worker shows its counters and those of Node.js", async () => {
  const answer = await ask("/metrics");
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(answer.headers.get("content-type")).toContain("text/plain");
  const text = await answer.text();
  expect(text).toContain('limit_hits_total{rule="exportByUser"} 1');
  expect(text).toContain("nodejs_eventloop_lag_p99_seconds");
});

test("it serves them under the same rules as the service, and nothing else", async () => {
  const proxied = { "X-Forwarded-For": "203.0.113.5" };
  expect((await ask("/metrics", { headers: proxied })).status).toBe(404);
  expect((await ask("/metrics", { headers: { ...proxied, Authorization: `Bearer ${token}` } })).status).toBe(200);
  expect((await ask("/metrics", { method: "POST" })).status).toBe(404);
  for (const path of ["/", "/metrics/", "/healthz"]) expect((await ask(path)).status).toBe(404);
});

test("a taken port is reported with the setting's name", async () => {
  const again = showWorkerMetrics(new Metrics(), { port: port(), host: "127.0.0.1", token });
  await expect(again).rejects.toThrow(`WORKER_METRICS_PORT: port ${port()} is taken.`);
});
