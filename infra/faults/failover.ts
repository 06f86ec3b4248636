import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { parse, stringify } from "yaml";
import { answers } from "../postgres/server.ts";
import { serverUser } from "../postgres/server-user.ts";
import { ROOT, startServer } from "../server-process.ts";
import { roleCommands } from "../deploy/role-commands.ts";
import { freePort } from "../testing/free-port.ts";
import { BIN, failoverLacks } from "./failover-programs.ts";
import { sendForms } from "./form-senders.ts";

// node infra/faults/failover.ts: three PostgreSQL 15 servers under Patroni with etcd and HAProxy, all from Debian. The leader and its
// Patroni are killed repeatedly while clients write through the service.

const { values } = parseArgs({
  options: { kills: { type: "string", default: "5" }, writes: { type: "string", default: "3000" } },
});
const [KILLS, WRITES] = [Number(values.kills), Number(values.writes)];
const CLIENTS = 20;
/** Patroni 4 calls the leader "primary". */
const LEADS = new Set<string | undefined>(["master", "primary"]);
const NAMES = ["one", "two", "three"] as const;

const lacks = failoverLacks();
if (lacks !== undefined) {
  console.log(lacks);
  process.exit(0);
}

type Member = {
  readonly name: string;
  readonly port: number;
  readonly rest: number;
  readonly data: string;
  patroni: ChildProcess;
};
type State = { readonly role: string; readonly state: string; readonly sync_standby?: boolean };

const user = serverUser();
const folder = mkdtempSync(join(tmpdir(), "earshot-failover-"));
chmodSync(folder, 0o755);
if (user) chownSync(folder, user.uid, user.gid);
const children: ChildProcess[] = [];
const members: Member[] = [];

function start(program: string, args: readonly string[], log: string, settings: NodeJS.ProcessEnv = {}): ChildProcess {
  const child = spawn("/bin/sh", ["-c", `exec "$0" "$@" >>${join(folder, log)} 2>&1`, program, ...args], {
    ...user,
    cwd: folder,
    stdio: "ignore",
    env: { PATH: "/usr/bin:/bin:/usr/sbin", HOME: folder, LC_ALL: "C.UTF-8", ...settings },
  });
  children.push(child);
  return child;
}

/** The example's settings for a cluster with only the first member, on this machine. */
function etcdSettings(client: number, peer: number): NodeJS.ProcessEnv {
  const text = readFileSync(join(ROOT, "infra/deploy/etcd.env"), "utf8")
    .replace(/,(?:two|three)=\S+|,http:\S+:2379$/gm, "")
    .replace(/\/\/10\.0\.0\.31:(2379|2380)/g, (_, port) => `//127.0.0.1:${port === "2379" ? client : peer}`);
  const lines = [...text.matchAll(/^(ETCD_\w+)=(.*)$/gm)];
  const settings = Object.fromEntries(lines.map(([, name = "", value]) => [name, value] as const));
  return { ...settings, ETCD_DATA_DIR: join(folder, "etcd") };
}

function startPatroni(name: string, port: number, rest: number, etcd: number, data: string): ChildProcess {
  const config = parse(readFileSync(join(ROOT, "infra/deploy/patroni.yml"), "utf8")) as {
    name: string;
    restapi: object;
    etcd3: object;
    bootstrap: { dcs: { postgresql: { parameters: Record<string, unknown> } } };
    postgresql: Record<string, unknown>;
  };
  const [sql, http] = [`127.0.0.1:${port}`, `127.0.0.1:${rest}`];
  config.name = name;
  config.restapi = { listen: http, connect_address: http };
  config.etcd3 = { hosts: `127.0.0.1:${etcd}` };
  Object.assign(config.postgresql, {
    ...{ listen: sql, connect_address: sql, data_dir: data, bin_dir: BIN, pgpass: join(folder, `pgpass-${name}`) },
    pg_hba: ["host all all 127.0.0.1/32 scram-sha-256", "host replication all 127.0.0.1/32 scram-sha-256"],
  });
  config.bootstrap.dcs.postgresql.parameters.unix_socket_directories = "";
  config.bootstrap.dcs.postgresql.parameters.shared_buffers = "64MB";
  const file = join(folder, `${name}.yml`);
  writeFileSync(file, stringify(config), { mode: 0o644 });
  return start("patroni", [file], `${name}.log`);
}

async function stateOf({ rest }: Member): Promise<State | undefined> {
  return fetch(`http://127.0.0.1:${rest}/patroni`, { signal: AbortSignal.timeout(2_000) }).then(
    async (answer) => (await answer.json()) as State,
    () => undefined,
  );
}

async function leader(): Promise<Member | undefined> {
  for (const member of members) {
    const state = await stateOf(member);
    if (LEADS.has(state?.role) && state?.state === "running") return member;
  }
  return undefined;
}

/** Waits until the leader has two running replicas, one of which is synchronous. */
async function whole(): Promise<Member> {
  for (const end = Date.now() + 180_000; Date.now() < end; await pause(200)) {
    const first = await leader();
    const states = await Promise.all(members.map(stateOf));
    const streaming = states.filter((state) => state?.role === "replica" && state.state === "running");
    if (first && streaming.length === 2 && states.some((state) => state?.sync_standby)) return first;
  }
  throw new Error(`The cluster is not complete. See ${folder}.`);
}

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client(url);
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function balance(): Promise<number> {
  const port = await freePort();
  const lines = readFileSync(join(ROOT, "infra/deploy/haproxy-postgres.cfg"), "utf8")
    .split("\n")
    .filter((line) => !/^ {4}(server|user|group|chroot) /.test(line))
    .map((line) => line.replace("bind 127.0.0.1:5000", `bind 127.0.0.1:${port}`));
  const servers = members.map((member) => `    server ${member.name} 127.0.0.1:${member.port} port ${member.rest}`);
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, [...lines, ...servers, ""].join("\n"));
  start("haproxy", ["-db", "-f", file], "haproxy.log");
  while (!(await answers(port))) await pause(50);
  return port;
}

const postmasterOf = ({ data }: Member) => Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);

async function run(): Promise<boolean> {
  const [etcd, peer] = [await freePort(), await freePort()];
  start("etcd", [], "etcd.log", etcdSettings(etcd, peer));
  while (!(await answers(etcd))) await pause(50);
  for (const name of NAMES) {
    const [port, rest, data] = [await freePort(), await freePort(), join(folder, name)];
    mkdirSync(data, { mode: 0o700 });
    if (user) chownSync(data, user.uid, user.gid);
    members.push({ name, port, rest, data, patroni: startPatroni(name, port, rest, etcd, data) });
  }
  // As the guide does on the leader; here the superuser has no local socket.
  const leads = await whole();
  for (const command of roleCommands()) {
    const env = { PGHOST: "127.0.0.1", PGPORT: String(leads.port), PGUSER: "postgres", PGPASSWORD: "change-me" };
    execFileSync("/bin/sh", ["-c", `${BIN}/${command}`], { env, stdio: ["ignore", "inherit", "inherit"] });
  }
  const address = (port: number) => `postgres://earshot:change-me@127.0.0.1:${port}/earshot`;
  const database = address(await balance());
  // HAProxy sends connections to every server until it has checked them.
  while (
    (await query<{ there: boolean }>(database, "SELECT NOT pg_is_in_recovery() AS there").catch(() => []))[0]?.there !==
    true
  )
    await pause(100);
  const port = await freePort();
  const service = await startServer({
    ...{ DATABASE_URL: database, CATALOGUE_URLS: members.map((member) => address(member.port)).join(",") },
    ...{ DATA_DIR: join(folder, "data"), PORT: String(port), PUBLIC_URL: `http://localhost:${port}` },
    ...{ TRUST_PROXY: "loopback", LOG_LEVEL: "fatal", NODE_ENV: "production" },
    // All searches come from one address, faster than a visitor could send them.
    CATALOGUE_READS: "0",
  });
  let exited = false;
  void service.ended.then(() => (exited = true));
  const forms = sendForms(`http://127.0.0.1:${port}`, CLIENTS);
  const gaps: number[] = [];
  let [searched, failed, going] = [0, 0, true];
  const searching = (async () => {
    for (; going; await pause(20)) {
      const answer = await fetch(`http://127.0.0.1:${port}/api/v1/search?mode=topic&term=history`).catch(
        () => undefined,
      );
      if (answer?.status === 200) searched += 1;
      else failed += 1;
      await answer?.text().catch(() => undefined);
    }
  })();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const wanted = Math.ceil((WRITES * (kill + 1)) / (KILLS + 1));
    while (forms.acknowledged() < wanted) await pause(20);
    const first = await whole();
    const before = forms.acknowledged();
    first.patroni.kill("SIGKILL");
    process.kill(postmasterOf(first), "SIGKILL");
    const began = performance.now();
    // Pending writes can still be acknowledged by the old leader; once there are more acknowledgements than clients, some are from the new
    // one.
    while (forms.acknowledged() <= before + CLIENTS) await pause(20);
    gaps.push((performance.now() - began) / 1_000);
    console.log(`${first.name} killed after ${before} writes; writes again after ${gaps.at(-1)?.toFixed(1)} s`);
    first.patroni = startPatroni(first.name, first.port, first.rest, etcd, first.data);
  }
  while (forms.acknowledged() < WRITES) await pause(20);
  const acknowledged = await forms.stop();
  going = false;
  await searching;
  await whole();
  const rows = await query<{ key: string }>(database, "SELECT campaign_brief AS key FROM campaign_requests");
  const there = new Set(rows.map(({ key }) => key));
  const lost = acknowledged.filter(({ key }) => !there.has(key)).length;
  const twice = rows.length - there.size;
  const survived = !exited;
  console.log(
    `${acknowledged.length} writes acknowledged, ${lost} lost, ${twice} twice; ${searched} searches, ${failed} failed; ` +
      `without writes for ${gaps.map((gap) => gap.toFixed(1)).join(", ")} s; the service ${survived ? "never ended" : "ended"}`,
  );
  await service.stop();
  return lost === 0 && twice === 0 && failed === 0 && survived && acknowledged.length >= WRITES;
}

let good = false;
try {
  good = await run();
} catch (error) {
  console.error(error);
  for (const name of NAMES) {
    const log = join(folder, `${name}.log`);
    if (existsSync(log)) console.error(name, execFileSync("tail", ["-n", "15", log], { encoding: "utf8" }));
  }
} finally {
  for (const child of children) child.kill("SIGKILL");
  for (const member of members) {
    try {
      process.kill(postmasterOf(member), "SIGKILL");
    } catch {
      // The process has already ended.
    }
  }
  await pause(500);
  rmSync(folder, { recursive: true, force: true });
}
process.exit(good ? 0 : 1);
