import {
  appendFileSync,
  chownSync,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { clusterHome, installedPrograms, passwordOf } from "../../postgres/cluster.ts";
import { removeZombiePid, isZombie, runningPort } from "../../postgres/postmaster.ts";
import { answers, launch, stopServer } from "../../postgres/server.ts";
import { serverSettings } from "../../postgres/settings.ts";
import { type ServerUser, serverUser } from "../../postgres/server-user.ts";
import { freePort } from "../free-port.ts";

/** The settings that allow replicas to follow a server. */
export const FOLLOWED = { wal_level: "replica", max_wal_senders: "5", wal_keep_size: "256MB" };

/** Settings for a single test: not durable. */
export const THROW_AWAY = { fsync: "off", full_page_writes: "off", shared_buffers: "64MB" };

export type StreamingReplica = {
  url(database: string): string;
  readonly data: string;
  start(): Promise<void>;
  stop(): Promise<void>;
};

/** Files that are not copied: those of the running server, and its write-ahead log, which the replica receives by streaming. */
const LEFT_OUT = new Set(["postmaster.pid", "postmaster.opts", "server.log", "pg_wal", "pg_replslot"]);

/**
 * Copies a running cluster, which `startCluster` has started in `folder` with `FOLLOWED`, and starts the copy as its replica. npm's
 * packages do not contain `pg_basebackup`, so the copy is made with the SQL functions that it calls.
 */
export async function startReplica(
  folder: string,
  name: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<StreamingReplica> {
  const home = clusterHome(folder);
  const user = serverUser();
  const [source, data] = [join(home, "data"), join(home, name)];
  const password = passwordOf(home);
  const primary = runningPort(source);
  const binaries = await installedPrograms();
  await copyRunning(`postgres://earshot:${password}@127.0.0.1:${primary}/postgres`, source, data, user);
  const follow = `host=127.0.0.1 port=${primary} user=earshot password=${password} application_name=${name}`;
  appendFileSync(join(data, "postgresql.auto.conf"), `primary_conninfo = '${follow}'\n`);
  put(join(data, "standby.signal"), "", user);
  const port = await freePort();
  const all = { ...serverSettings(), ...FOLLOWED, ...THROW_AWAY, hot_standby_feedback: "on", ...settings };
  const start = () => {
    removeZombiePid(data);
    return launch(binaries, data, port, { max_standby_streaming_delay: "1s", ...all }, user);
  };
  await start();
  return {
    url: (database) => `postgres://earshot:${password}@127.0.0.1:${port}/${database}`,
    data,
    start,
    stop: async () => {
      if (await answers(port)) await stopServer(binaries, data, user);
    },
  };
}

async function copyRunning(url: string, source: string, target: string, user?: ServerUser): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query("SELECT pg_backup_start('replica', true)");
    mkdirSync(target, { mode: 0o700 });
    own(target, user);
    copyTree(source, target, user);
    for (const empty of ["pg_wal", "pg_wal/archive_status", "pg_replslot"]) {
      mkdirSync(join(target, empty), { mode: 0o700 });
      own(join(target, empty), user);
    }
    const { rows } = await client.query<{ labelfile: string }>("SELECT labelfile FROM pg_backup_stop(false)");
    put(join(target, "backup_label"), rows[0]?.labelfile ?? "", user);
  } finally {
    await client.end();
  }
}

/** Copies existing files; files that the server removes in the meantime are not needed. */
function copyTree(source: string, target: string, user?: ServerUser): void {
  for (const name of readdirSync(source)) {
    if (LEFT_OUT.has(name)) continue;
    const [from, to] = [join(source, name), join(target, name)];
    try {
      if (lstatSync(from).isDirectory()) {
        mkdirSync(to, { mode: 0o700 });
        copyTree(from, to, user);
      } else copyFileSync(from, to);
      own(to, user);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
}

function put(file: string, text: string, user?: ServerUser): void {
  writeFileSync(file, text, { mode: 0o600 });
  own(file, user);
}

function own(path: string, user?: ServerUser): void {
  if (user) chownSync(path, user.uid, user.gid);
}

const postmasterOf = (data: string): number =>
  Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);

/** Kills a server as a power cut would, and waits until its processes have ended. */
export async function killServer(data: string): Promise<void> {
  const pid = postmasterOf(data);
  process.kill(pid, "SIGKILL");
  while (isAlive(pid)) await new Promise((later) => setTimeout(later, 10));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch {
    return false;
  }
}

/** Suspends a server and all its processes: connections stay open, and nothing responds. Linux only. */
export function freezeServer(data: string): { thaw(): void } {
  const postmaster = postmasterOf(data);
  // Suspended first, so that it cannot start a process that is not in the list.
  signal(postmaster, "SIGSTOP");
  const children = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && parentOf(name) === postmaster);
  const pids = [postmaster, ...children.map(Number)];
  for (const pid of pids) signal(pid, "SIGSTOP");
  return { thaw: () => pids.forEach((pid) => signal(pid, "SIGCONT")) };
}

/** A process in the list can have ended in the meantime, such as one that served a connection. */
function signal(pid: number, name: "SIGSTOP" | "SIGCONT"): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  } catch {
    return 0;
  }
}
