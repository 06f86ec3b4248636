import { createHash, randomBytes, randomInt } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { type Binaries, packagedBinaries, reachableBinaries, reachableByAnyone } from "./binaries.ts";
import { versionOf } from "./stored-programs.ts";
import { runningPort } from "./postmaster.ts";
import { answers, initialize, isRunning, launch, stopServer } from "./server.ts";
import { serverSettings } from "./settings.ts";
import { serverUser } from "./server-user.ts";

/** A private PostgreSQL cluster of this project, which runs the programs that npm installed. */
export type Cluster = {
  url(database: string): string;
  /** Whether this call started the server (false: it was already running, and is shared). */
  readonly started: boolean;
  /** Whether the server currently accepts connections. */
  answers(): Promise<boolean>;
  /** Restarts the server at the same address if it is down. */
  revive(): Promise<void>;
  stop(): Promise<void>;
};

const SHARED_ROOT = "/var/lib/earshot";

/** Below the ephemeral ports, so that no other process takes the server's port while it is down. */
const PORTS = { first: 20_000, count: 10_000 } as const;

export const clusterHome = (folder: string): string =>
  serverUser() ? reachableHome(resolve(folder)) : resolve(folder);

/** The programs that npm installed, in a place that the server's user can access. */
export async function installedPrograms(): Promise<Binaries> {
  const installed = await packagedBinaries();
  return serverUser() ? reachableBinaries(installed, SHARED_ROOT, versionOf(installed)) : installed;
}

/**
 * Starts the cluster in `folder`. Creates it if it is new, or joins it if it is already running (a server survives if its parent is killed,
 * and the next start finds it). `settings` override the defaults, `programs` those from npm.
 */
export async function startCluster(
  folder: string,
  settings: Record<string, string> = {},
  programs?: Binaries,
): Promise<Cluster> {
  const user = serverUser();
  const home = clusterHome(folder);
  const binaries = programs ?? (await installedPrograms());
  const data = join(home, "data");
  mkdirSync(home, { recursive: true, mode: 0o755 });
  const password = passwordOf(home);

  if (!existsSync(join(data, "PG_VERSION"))) await initialize(binaries, data, password, user);
  const running = await isRunning(binaries, data, user);
  const port = running ? runningPort(data) : await usualPort(home);
  const start = () => launch(binaries, data, port, { ...serverSettings(), ...settings }, user);
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
    stop: () => stopServer(binaries, data, user),
  };
}

/** If we are root, the server user must be able to access the data; a private folder is replaced by one below /var/lib. */
function reachableHome(folder: string): string {
  if (reachableByAnyone(folder)) return folder;
  return join(SHARED_ROOT, createHash("sha256").update(folder).digest("hex").slice(0, 12));
}

/** The password of a folder's cluster; creates it if it is missing. */
export function passwordOf(home: string): string {
  const file = join(home, "password");
  if (!existsSync(file)) writeFileSync(file, randomBytes(18).toString("base64url"), { mode: 0o600 });
  return readFileSync(file, "utf8").trim();
}

/** The port of the last start, so that a service finds its restarted database; a different one if that port is taken. */
async function usualPort(home: string): Promise<number> {
  const file = join(home, "port");
  const last = existsSync(file) ? Number(readFileSync(file, "utf8")) : PORTS.first + randomInt(PORTS.count);
  const port = await freePort(last).catch(() => freePort(0));
  writeFileSync(file, String(port));
  return port;
}

/** An unused local port: the wanted one, or any port for 0. */
export function freePort(wanted: number): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once("error", failed);
    probe.listen(wanted, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => found(port));
    });
  });
}
