import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ROOT, type ServerProcess, startServer } from "../server-process.ts";
import { type Balancer, hasBalancer, startBalancer } from "../testing/servers/balancer.ts";
import { drill } from "../testing/drill.ts";
import { freePort } from "../testing/free-port.ts";
import { type FaultDatabase, startedDatabase } from "./fault-database.ts";
import { isBuilt } from "./when-built.ts";

// Services and workers behind HAProxy with the example in infra/deploy, stopped one after another.

const SERVICES = drill({ short: 2, long: 3 });
const WORKERS = drill({ short: 1, long: 2 });
const RESTARTS = drill({ short: 1, long: 10 });
/** A worker is replaced each time this many services have been restarted. */
const WORKER_EVERY = drill({ short: 1, long: 5 });
/** Half of them search, the others send forms. */
const CLIENTS = 8;
const balanced = isBuilt && hasBalancer ? test : test.skip;
if (!hasBalancer) console.warn("Skipped: HAProxy is not installed (apt-get install haproxy).");

let database: FaultDatabase;
let balancer: Balancer | undefined;
const services: ServerProcess[] = [];
const workers: ChildProcess[] = [];
beforeAll(async () => (database = await startedDatabase()));
afterAll(async () => {
  await balancer?.stop();
  await Promise.all(services.map((service) => service.kill()));
  await Promise.all(workers.map((worker) => endWorker(worker)));
  await database.drop();
});

const env = () => ({
  ...{ DATABASE_URL: database.url, DATA_DIR: database.folder, TRUST_PROXY: "loopback" },
  ...{ CATALOGUE_READS: "0", LOG_LEVEL: "fatal", NODE_ENV: "production" },
});

function startService(port: number, address: string): Promise<ServerProcess> {
  return startServer({ ...env(), PORT: String(port), PUBLIC_URL: address, WORKER: "off" });
}

async function startWorker(): Promise<ChildProcess> {
  const program = join(ROOT, "backend/dist/src/worker.js");
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", program], {
    env: { ...process.env, NODE_OPTIONS: "", ...env() },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await new Promise((working) => child.once("message", working));
  return child;
}

async function endWorker(worker: ChildProcess): Promise<number | null> {
  const ended = new Promise<number | null>((gone) => worker.once("exit", gone));
  worker.kill("SIGTERM");
  return ended;
}

type Load = { readonly done: () => number; stop(): Promise<{ failed: string[]; acknowledged: string[] }> };

/** Sends each request once; any wrong response is a failure. */
function load(address: string): Load {
  let [going, done] = [true, 0];
  const [failed, acknowledged]: [string[], string[]] = [[], []];
  const ask = async (path: string, wanted: number, init?: RequestInit) => {
    const said = await fetch(`${address}/api/v1${path}`, init).then(
      async (answer) => `${answer.status} ${await answer.text()}`,
      (error: unknown) => `${String(error)} ${String((error as Error).cause)}`,
    );
    done += 1;
    if (!said.startsWith(`${wanted} `)) failed.push(`${path} ${said.slice(0, 300)}`);
    return said.startsWith(`${wanted} `);
  };
  const searcher = async () => {
    while (going) await ask("/search?mode=topic&limit=10&term=history", 200);
  };
  const writer = async () => {
    while (going) {
      const key = randomUUID();
      const from = `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.1`;
      const headers = { "Content-Type": "application/json", "Idempotency-Key": key, "X-Forwarded-For": from };
      const body = JSON.stringify({ email: `${key}@example.org` });
      if (await ask("/waitlist", 201, { method: "POST", headers, body })) acknowledged.push(key);
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, at) => (at % 2 === 0 ? searcher() : writer()));
  return {
    done: () => done,
    stop: async () => {
      going = false;
      await Promise.all(clients);
      return { failed, acknowledged };
    },
  };
}

balanced(
  `services are told to end and started again, ${RESTARTS} in all, and workers in between: no request fails`,
  async () => {
    const port = await freePort();
    const address = `http://localhost:${port}`;
    const ports = await Promise.all(Array.from({ length: SERVICES }, () => freePort()));
    for (const each of ports) services.push(await startService(each, address));
    for (let count = 0; count < WORKERS; count += 1) workers.push(await startWorker());
    balancer = await startBalancer(port, ports);
    while ((await fetch(`${address}/api/v1/catalogue`)).status === 503) await pause(50);
    const running = load(address);
    for (let restart = 0; restart < RESTARTS; restart += 1) {
      const at = restart % SERVICES;
      expect(await services[at]?.stop()).toMatchObject({ code: 0 });
      services[at] = await startService(ports[at] ?? 0, address);
      // The next service stops once every client has used this one several times again.
      const wanted = running.done() + 5 * CLIENTS;
      while (running.done() < wanted) await pause(20);
      await seenAsUp(ports[at] ?? 0);
      if (restart % WORKER_EVERY === WORKER_EVERY - 1) {
        const worker = (restart % 2) % WORKERS;
        const old = workers[worker];
        if (old) await endWorker(old);
        workers[worker] = await startWorker();
      }
    }
    const { failed, acknowledged } = await running.stop();
    expect(failed).toEqual([]);
    const { rows } = await database.client.query<{ email: string }>("SELECT email FROM waitlist ORDER BY email");
    expect(rows.map(({ email }) => email)).toEqual(acknowledged.map((key) => `${key}@example.org`).toSorted());
    console.log(`${running.done()} requests (${acknowledged.length} writes), 0 failed`);
  },
  400_000,
);

/** Waits until HAProxy has sent requests to a service: the service's own counter grows by more than the health checks. */
async function seenAsUp(port: number): Promise<void> {
  const searched = async () => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    return Number(/^http_request_duration_seconds_count\{route="\/api\/v1\/search",.*\} (\d+)$/m.exec(text)?.[1] ?? 0);
  };
  while ((await searched()) === 0) await pause(50);
}
