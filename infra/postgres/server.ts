import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Binaries } from "./binaries.ts";
import { removeZombiePid, runningPort } from "./postmaster.ts";
import type { ServerUser } from "./server-user.ts";

/** How long a killed server's processes and port can block the next one, in milliseconds. */
const LEFTOVERS_MS = 30_000;
/**
 * How long a server can take to respond or to stop, in milliseconds: for example, while it replays its log after a crash on a busy machine.
 */
const CHANGING_MS = 30_000;
/** Child processes end shortly after a killed server, and a client can hold the port for a moment. */
const LEFTOVERS = ["pre-existing shared memory block", "Address already in use"];

/** Creates an empty cluster in `data`. */
export async function initialize(binaries: Binaries, data: string, password: string, user?: ServerUser): Promise<void> {
  // An interrupted initdb leaves a folder without PG_VERSION and without data.
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { mode: 0o700 });
  const passwordFile = join(tmpdir(), `earshot-${randomBytes(6).toString("hex")}`);
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user) {
    chownSync(data, user.uid, user.gid);
    chownSync(passwordFile, user.uid, user.gid);
  }
  try {
    await run(
      binaries.initdb,
      [
        `--pgdata=${data}`,
        "--username=earshot",
        "--auth=scram-sha-256",
        `--pwfile=${passwordFile}`,
        ...localeOf(binaries),
      ],
      user,
    );
  } catch (error) {
    rmSync(data, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** Code point order with Unicode character classes: provided by the C library up to PostgreSQL 16, built in since 17. */
function localeOf({ initdb }: Binaries): string[] {
  const major = Number(/(\d+)/.exec(execFileSync(initdb, ["--version"], { encoding: "utf8" }))?.[1]);
  if (major < 17) return ["--encoding=UTF8", "--locale=C.UTF-8"];
  return ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
}

/**
 * Whether a server is running on this data and responds. A server that was just killed still has its process and pid file, so this polls
 * until it has ended or responds.
 */
export async function isRunning(binaries: Binaries, data: string, user?: ServerUser): Promise<boolean> {
  for (const deadline = Date.now() + CHANGING_MS; Date.now() < deadline;) {
    removeZombiePid(data);
    const alive = await run(binaries.pg_ctl, ["status", "-D", data], user).then(
      () => true,
      () => false,
    );
    if (!alive) return false;
    if (await answers(runningPort(data))) return true;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`PostgreSQL runs on ${data} but does not answer. End its process, then start again.`);
}

/** Whether anything accepts connections on a port of this machine. */
export function answers(port: number): Promise<boolean> {
  return new Promise((known) => {
    const socket = connect({ port, host: "127.0.0.1" });
    const settle = (answer: boolean) => {
      socket.destroy();
      known(answer);
    };
    socket.once("connect", () => settle(true));
    socket.once("error", () => settle(false));
  });
}

/** Starts a server and waits until it responds. */
export async function launch(
  binaries: Binaries,
  data: string,
  port: number,
  settings: Record<string, string>,
  user?: ServerUser,
): Promise<void> {
  const log = join(data, "server.log");
  const options = Object.entries({ port: String(port), ...settings }).map(([name, value]) => `-c ${name}='${value}'`);
  const deadline = Date.now() + LEFTOVERS_MS;
  for (;;) {
    const before = sizeOf(log);
    try {
      return await run(
        binaries.pg_ctl,
        ["start", "-D", data, "-l", log, "-w", "-t", "60", "-o", options.join(" ")],
        user,
      );
    } catch (error) {
      const written = existsSync(log) ? readFileSync(log).subarray(before).toString() : "";
      if (!LEFTOVERS.some((leftover) => written.includes(leftover)) || Date.now() > deadline) {
        const tail = written.split("\n").slice(-6).join("\n");
        throw new Error(`PostgreSQL in ${data} did not start.\n${tail}`, { cause: error });
      }
      await new Promise((later) => setTimeout(later, 200));
    }
  }
}

const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

function run(program: string, args: readonly string[], user?: ServerUser): Promise<void> {
  return new Promise((done, failed) => {
    const environment = { ...process.env, LC_ALL: "C", LC_MESSAGES: "C" };
    // The daemon inherits these streams: with a pipe, the caller would wait forever.
    const child = spawn(program, [...args], {
      ...user,
      env: environment,
      stdio: ["ignore", "ignore", "ignore"],
      cwd: "/",
    });
    child.once("error", failed);
    child.once("exit", (code) => (code === 0 ? done() : failed(new Error(`${program} ${args[0]} ended with ${code}`))));
  });
}

/** Stops a server and waits until it has ended. */
export function stopServer(binaries: Binaries, data: string, user?: ServerUser): Promise<void> {
  return run(binaries.pg_ctl, ["stop", "-D", data, "-m", "fast", "-w", "-t", "60"], user);
}
