import { mkdtempSync, chmodSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { startCluster } from "../postgres/cluster.ts";
import { startBenchService } from "./bench-service.ts";
import { percentiles, type Times } from "./percentiles.ts";

// node infra/bench/login-flood.ts [seconds]: 100 sign-ins a second with wrong passwords, first from one address and then from a new one
// each time, and the time that searches take meanwhile. Each part takes at most 60 seconds.
const SECONDS = Math.min(60, Number(process.argv[2] ?? 20));
const A_SECOND = 100;

const scratch = mkdtempSync(join(tmpdir(), "earshot-flood-"));
chmodSync(scratch, 0o755);
const cluster = await startCluster(join(scratch, "postgres"), { fsync: "off" });
const server = await startBenchService(cluster.url("postgres"), {
  DATA_DIR: join(scratch, "data"),
  LOG_LEVEL: "silent",
  TRUST_PROXY: "loopback",
});
const api = `http://127.0.0.1:${server.port}/api/v1`;
try {
  const quiet = await searches(5);
  print("nothing else", quiet);
  for (const [name, address] of [
    ["flood from one address", () => "198.51.100.7"],
    ["flood from a new address each time", () => `2001:db8:${hex()}:${hex()}::1`],
  ] as const) {
    const [answers, meanwhile] = await Promise.all([flood(address), searches(SECONDS)]);
    print(name, meanwhile, quiet);
    console.log(`  sign-ins answered: ${JSON.stringify(answers)}`);
  }
} finally {
  await server.stop();
  await cluster.stop();
  rmSync(scratch, { recursive: true, force: true });
}

/** The number of sign-ins by status. */
async function flood(address: () => string): Promise<Record<string, number>> {
  const result = await autocannon({
    url: `${api}/auth/sign-in`,
    connections: 50,
    overallRate: A_SECOND,
    duration: SECONDS,
    timeout: 30,
    requests: [
      {
        method: "POST",
        setupRequest: (request) => ({
          ...request,
          headers: { "content-type": "application/json", "x-forwarded-for": address() },
          body: JSON.stringify({ email: `${hex()}@example.org`, password: "wrong horse battery" }),
        }),
      },
    ],
  });
  const codes = result.statusCodeStats as Record<string, { count: number }> | undefined;
  const counts = Object.entries(codes ?? {}).map(([status, { count }]) => [status, count] as const);
  return { ...Object.fromEntries(counts), ...(result.errors > 0 ? { errors: result.errors } : {}) };
}

/** One search every 50 ms, whether or not the previous one has returned. */
async function searches(seconds: number): Promise<Times> {
  const times: number[] = [];
  const running: Promise<void>[] = [];
  for (let at = 0; at < seconds * 20; at += 1) {
    running.push(
      (async () => {
        const began = performance.now();
        const answer = await fetch(`${api}/search?term=history&mode=topic`);
        await answer.text();
        times.push(answer.ok ? performance.now() - began : Infinity);
      })(),
    );
    await new Promise((next) => setTimeout(next, 50));
  }
  await Promise.all(running);
  return percentiles(times);
}

function print(name: string, { count, p50, p95, p99, worst }: Times, quiet?: Times): void {
  const ratio = quiet ? `  p99 × ${(p99 / Math.max(0.1, quiet.p99)).toFixed(1)}` : "";
  console.log(`${name}: ${count} searches, p50 ${p50} p95 ${p95} p99 ${p99} worst ${worst} ms${ratio}`);
}

function hex(): string {
  return Math.floor(Math.random() * 0xffff).toString(16);
}
