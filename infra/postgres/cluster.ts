import { spawn } from "node:child_process";
import { createHash, randomBytes, randomInt } from "node:crypto";
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Binaries, packagedBinaries, reachableBinaries, reachableByAnyone } from "./binaries.ts";
import { forgetUnburiedServer, runningPort } from "./postmaster.ts";
import { serverSettings } from "./settings.ts";
import { serverUser, type ServerUser } from "./server-user.ts";

/** A private PostgreSQL cluster of this project, run from the programs that npm installed. */
export type Cluster = {
  /** Connection string of the given database. */
  url(database: string): string;
  /** Whether this call started the server (false: it was already running and is shared). */
  readonly started: boolean;
  /** Whether the server takes connections at this moment. */
  answers(): Promise<boolean>;
  /** Starts the server again when it is gone, at the same address. */
  revive(): Promise<void>;
  stop(): Promise<void>;
};

const SHARED_ROOT = "/var/lib/earshot";

/** For how long what a killed server left behind may be in the way of the next one. */
const LEFTOVERS_MS = 10_000;
/** Processes of a killed server end a moment after it; a client that called in vain may hold the port for a moment. */
const LEFTOVERS = ["pre-existing shared memory block", "Address already in use"];

/** Below the ports that systems hand out to clients: none of these takes the server's place while it is away. */
const PORTS = { first: 20_000, count: 10_000 } as const;

/**
 * Starts the cluster kept in `folder`, making it first when it is new, or joins it when it already runs (a killed
 * parent leaves the server behind; nothing is lost and the next start finds it). `settings` override the defaults.
 */
export async function startCluster(folder: string, settings: Record<string, string> = {}): Promise<Cluster> {
  const user = serverUser();
  const home = user ? reachableHome(resolve(folder)) : resolve(folder);
  const installed = await packagedBinaries();
  const binaries = user ? reachableBinaries(installed, SHARED_ROOT) : installed;
  const data = join(home, "data");
  mkdirSync(home, { recursive: true, mode: 0o755 });
  const password = passwordOf(home);

  if (!existsSync(join(data, "PG_VERSION"))) await initialise(binaries, data, password, user);
  const running = await isRunning(binaries, data, user);
  const port = running ? runningPort(data) : await usualPort(home);
  const start = () => launch(binaries, home, data, port, { ...serverSettings(), ...settings }, user);
  if (!running) await start();
  let started = !running;
  return {
    url: (database) => `postgres://earshot:${password}@127.0.0.1:${port}/${database}`,
    get started() {
      return started;
    },
    answers: () => answers(port),
    revive: async () => {
      if (await isRunning(binaries, data, user)) return;
      await start();
      started = true;
    },
    stop: () => run(binaries.pg_ctl, ["stop", "-D", data, "-m", "fast", "-w", "-t", "60"], user),
  };
}

/** Under root the server user must reach the data; a private folder is replaced by one below /var/lib. */
function reachableHome(folder: string): string {
  if (reachableByAnyone(folder)) return folder;
  return join(SHARED_ROOT, createHash("sha256").update(folder).digest("hex").slice(0, 12));
}

function passwordOf(home: string): string {
  const file = join(home, "password");
  if (!existsSync(file)) writeFileSync(file, randomBytes(18).toString("base64url"), { mode: 0o600 });
  return readFileSync(file, "utf8").trim();
}

async function initialise(binaries: Binaries, data: string, password: string, user?: ServerUser): Promise<void> {
  // A folder without PG_VERSION is what an interrupted initdb leaves; it holds no data yet.
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { mode: 0o700 });
  const passwordFile = join(tmpdir(), `earshot-${randomBytes(6).toString("hex")}`);
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user) {
    chownSync(data, user.uid, user.gid);
    chownSync(passwordFile, user.uid, user.gid);
  }
  const locale = ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
  try {
    await run(
      binaries.initdb,
      [`--pgdata=${data}`, "--username=earshot", "--auth=scram-sha-256", `--pwfile=${passwordFile}`, ...locale],
      user,
    );
  } catch (error) {
    rmSync(data, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/**
 * Whether a server runs on this data and answers. A server that was killed a moment ago still has its process and its
 * pid file; it is asked again until it is either gone or answers.
 */
async function isRunning(binaries: Binaries, data: string, user?: ServerUser): Promise<boolean> {
  for (let look = 0; look < 50; look += 1) {
    forgetUnburiedServer(data);
    const alive = await run(binaries.pg_ctl, ["status", "-D", data], user).then(
      () => true,
      () => false,
    );
    if (!alive) return false;
    if (await answers(runningPort(data))) return true;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`A PostgreSQL on ${data} runs but does not answer. End its process and start again.`);
}

function answers(port: number): Promise<boolean> {
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

async function launch(
  binaries: Binaries,
  home: string,
  data: string,
  port: number,
  settings: Record<string, string>,
  user?: ServerUser,
): Promise<void> {
  const log = join(data, "server.log");
  const options = Object.entries({ port: String(port), ...settings }).map(([name, value]) => `-c ${name}='${value}'`);
  const patience = Date.now() + LEFTOVERS_MS;
  for (;;) {
    const before = sizeOf(log);
    try {
      return await run(
        binaries.pg_ctl,
        ["start", "-D", data, "-l", log, "-w", "-t", "60", "-o", options.join(" ")],
        user,
      );
    } catch (error) {
      const said = existsSync(log) ? readFileSync(log).subarray(before).toString() : "";
      if (!LEFTOVERS.some((leftover) => said.includes(leftover)) || Date.now() > patience) {
        const tail = said.split("\n").slice(-6).join("\n");
        throw new Error(`PostgreSQL in ${home} did not start.\n${tail}`, { cause: error });
      }
      await new Promise((later) => setTimeout(later, 200));
    }
  }
}

const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

/** The port of the last start, so that a service finds its database again after it was restarted; another when it is taken. */
async function usualPort(home: string): Promise<number> {
  const file = join(home, "port");
  const last = existsSync(file) ? Number(readFileSync(file, "utf8")) : PORTS.first + randomInt(PORTS.count);
  const port = await freePort(last).catch(() => freePort(0));
  writeFileSync(file, String(port));
  return port;
}

function freePort(wanted: number): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once("error", failed);
    probe.listen(wanted, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => found(port));
    });
  });
}

function run(program: string, args: readonly string[], user?: ServerUser): Promise<void> {
  return new Promise((done, failed) => {
    const environment = { ...process.env, LC_ALL: "C", LC_MESSAGES: "C" };
    // The daemon inherits these streams: with a pipe the caller would wait for it for ever, so they go nowhere.
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
