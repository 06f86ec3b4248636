import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { type Binaries, packagedBinaries } from "./binaries.ts";
import { clusterHome, freePort, installedPrograms, passwordOf } from "./cluster.ts";
import { storePrograms, storedPrograms, majorOf, versionOf } from "./stored-programs.ts";
import { runningPort } from "./postmaster.ts";
import { initialize, isRunning, launch, stopServer } from "./server.ts";
import { serverUser } from "./server-user.ts";
import { serverSettings } from "./settings.ts";

/** Moves all rows from one server to another; throws if any of them are missing afterward. */
export type Move = (fromUrl: string, toUrl: string) => Promise<void>;

/** A marker in the new cluster's folder: all rows have been moved, and only the folders remain to be renamed. */
const MOVED = "earshot-moved";

/**
 * Makes a folder's data readable by the installed PostgreSQL, and stores its programs beside it. If the data is from another major version,
 * the stored programs start the old server, `move` fills a new cluster beside it, and then the folders are renamed; the old one is kept as
 * `data-17`. An interrupted upgrade starts over, or is completed.
 */
export async function upgradeCluster(folder: string, move: Move, say: (line: string) => void): Promise<void> {
  const home = clusterHome(folder);
  mkdirSync(home, { recursive: true, mode: 0o755 });
  const packaged = await packagedBinaries();
  const installed = majorOf(versionOf(packaged));
  finishSwitch(home);
  const found = majorOfData(join(home, "data"));
  if (found !== undefined && found !== installed) await upgrade(home, found, installed, move, say);
  storePrograms(home, packaged);
}

async function upgrade(home: string, from: string, to: string, move: Move, say: (line: string) => void): Promise<void> {
  const old = storedPrograms(home, from);
  if (old === undefined) throw new Error(withoutPrograms(home, from, to));
  if (Number(from) > Number(to)) throw new Error(newerNeeded(home, from, to));
  say(`PostgreSQL ${from} wrote this data, and version ${to} is installed. Moving the data; the old copy stays.`);
  const user = serverUser();
  const [data, next] = [join(home, "data"), join(home, "data-next")];
  const password = passwordOf(home);
  const url = (port: number) => `postgres://earshot:${password}@127.0.0.1:${port}/postgres`;
  if (await isRunning(old, data, user)) {
    await refuseWhenUsed(url(runningPort(data)), from);
    await stopServer(old, data, user);
  }
  const programs = await installedPrograms();
  if (majorOfData(next) === to && (await isRunning(programs, next, user))) await stopServer(programs, next, user);
  await initialize(programs, next, password, user);
  // Random ports, so that nobody writes to either server in the meantime.
  const ports = [await freePort(0), await freePort(0)] as const;
  try {
    await launch(old, data, ports[0], serverSettings(), user);
    await launch(programs, next, ports[1], serverSettings(), user);
    await move(url(ports[0]), url(ports[1]));
  } finally {
    await stopBoth(old, data, programs, next);
  }
  writeFileSync(join(next, MOVED), from);
  finishSwitch(home);
  say(`Done. The old copy stays in ${join(home, `data-${from}`)} until you run: npm run restore -- --forget`);
}

async function stopBoth(old: Binaries, data: string, programs: Binaries, next: string): Promise<void> {
  const user = serverUser();
  for (const [binaries, folder] of [
    [old, data],
    [programs, next],
  ] as const) {
    if (await isRunning(binaries, folder, user)) await stopServer(binaries, folder, user);
  }
}

/** Renames the folders after the move, in two steps: if this is interrupted, the next start does the second one. */
function finishSwitch(home: string): void {
  const [data, next] = [join(home, "data"), join(home, "data-next")];
  const mark = join(next, MOVED);
  if (!existsSync(mark)) return;
  if (existsSync(data)) renameSync(data, join(home, `data-${readFileSync(mark, "utf8")}`));
  renameSync(next, data);
  rmSync(join(data, MOVED));
}

/** The major version of the data; undefined if there is no data. */
function majorOfData(data: string): string | undefined {
  const file = join(data, "PG_VERSION");
  return existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
}

/** Clients of the old server would lose everything that they write from now on. */
async function refuseWhenUsed(url: string, major: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM pg_stat_activity
       WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    );
    if (rows[0]?.n)
      throw new Error(`PostgreSQL ${major} still runs on this data and has open connections. Stop that service first.`);
  } finally {
    await client.end();
  }
}

function newerNeeded(home: string, from: string, to: string): string {
  return [
    `PostgreSQL ${from} wrote the data in ${home}. Version ${to} is installed and cannot read it.`,
    "Install the newer Earshot again.",
  ].join(" ");
}

function withoutPrograms(home: string, from: string, to: string): string {
  return [
    `PostgreSQL ${from} wrote the data in ${home}. Version ${to} is installed, and the programs that can read the data are`,
    `missing (${join(home, `programs-${from}`)}). Install the previous version of Earshot, run "npm run backup", move`,
    `${join(home, "data")} away, install this version again, and run "npm run restore -- FILE".`,
  ].join(" ");
}
