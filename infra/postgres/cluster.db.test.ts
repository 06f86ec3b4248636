import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { type Cluster, startCluster } from "./cluster.js";
import { isZombie } from "./postmaster.js";
import { serverUser } from "./server-user.js";

let made: string;
let folder: string;
let running: Cluster | undefined;

const newFolder = (): string => {
  const path = mkdtempSync(join(tmpdir(), "earshot-cluster-"));
  chmodSync(path, 0o755);
  return path;
};

// Each test gets a copy of one new cluster.
beforeAll(async () => {
  made = newFolder();
  await (await startCluster(made)).stop();
});
afterAll(() => rmSync(made, { recursive: true, force: true }));
beforeEach(() => {
  folder = newFolder();
  execFileSync("cp", ["-a", `${made}/.`, folder]);
});

afterEach(async () => {
  await running?.stop();
  running = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const postmaster = () => Number(readFileSync(join(folder, "data", "postmaster.pid"), "utf8").split("\n")[0]);

async function query(cluster: Cluster, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: cluster.url("postgres") });
  // A killed server sends its clients an error, which is expected here.
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

test("a second start joins the running server and does not stop it", async () => {
  running = await startCluster(folder);
  const guest = await startCluster(folder);
  expect([running.started, guest.started]).toEqual([true, false]);
  expect(guest.url("postgres")).toBe(running.url("postgres"));
}, 120_000);

test("a killed server restarts with all committed data", async () => {
  running = await startCluster(folder);
  await query(running, "CREATE TABLE kept (n int); INSERT INTO kept VALUES (42)");
  const before = running.url("postgres");
  process.kill(postmaster(), "SIGKILL");
  while (await running.answers()) await setTimeout(10);
  running = await startCluster(folder);
  expect(running.started).toBe(true);
  expect(running.url("postgres")).toBe(before);
  expect(await query(running, "SELECT n FROM kept")).toEqual([{ n: 42 }]);
}, 120_000);

test("restarts a killed server at its address, and does not restart a running one", async () => {
  running = await startCluster(folder);
  await running.revive();
  const before = postmaster();
  process.kill(before, "SIGKILL");
  while (await running.answers()) await setTimeout(10);
  await running.revive();
  expect(postmaster()).not.toBe(before);
  expect(await query(running, "SELECT 1 AS n")).toEqual([{ n: 1 }]);
}, 120_000);

(process.platform === "linux" ? test : test.skip)(
  "a killed server whose process nobody buries comes back all the same",
  async () => {
    running = await startCluster(folder);
    const address = running.url("postgres");
    await running.stop();
    // The shell replaces itself with a program that does not know about the shell's child. Only then the child ends: a shell would reap it.
    const parent = spawn("sh", ["-c", "cat <&3 & echo $!; exec sleep 60"], {
      ...serverUser(),
      stdio: ["ignore", "pipe", "ignore", "pipe"],
    });
    try {
      const dead = Number((await once(parent.stdout as Readable, "data")).toString());
      while (readFileSync(`/proc/${parent.pid}/comm`, "utf8") !== "sleep\n") await setTimeout(10);
      (parent.stdio[3] as Writable).end();
      while (!isZombie(dead)) await setTimeout(10);
      const port = new URL(address).port;
      writeFileSync(join(folder, "data", "postmaster.pid"), [dead, join(folder, "data"), 0, port, "", ""].join("\n"));
      running = await startCluster(folder);
      expect([running.started, running.url("postgres")]).toEqual([true, address]);
    } finally {
      parent.kill();
    }
  },
  120_000,
);

test("waits for the processes of a killed server to end", async () => {
  running = await startCluster(folder);
  const client = new pg.Client({ connectionString: running.url("postgres") });
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  const backend = rows[0]?.pid ?? NaN;
  const pid = postmaster();
  // While stopped, the process does not notice that its server has ended, and keeps its shared memory.
  process.kill(backend, "SIGSTOP");
  process.kill(pid, "SIGKILL");
  while (await running.answers()) await setTimeout(10);
  const refused = () =>
    readFileSync(join(folder, "data", "server.log"), "utf8").includes("pre-existing shared memory block");
  let over = false;
  const lingering = (async () => {
    while (!refused() && !over) await setTimeout(20);
    process.kill(backend, "SIGCONT");
  })();
  try {
    running = await startCluster(folder);
    expect(running.started).toBe(true);
    expect(refused()).toBe(true);
  } finally {
    over = true;
    await lingering;
    await client.end();
  }
}, 120_000);

test("the server listens on this machine only and text is UTF-8", async () => {
  running = await startCluster(folder);
  expect(await query(running, "SHOW listen_addresses")).toEqual([{ listen_addresses: "127.0.0.1" }]);
  expect(await query(running, "SHOW server_encoding")).toEqual([{ server_encoding: "UTF8" }]);
}, 120_000);
