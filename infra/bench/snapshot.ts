import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createReadStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { loadavg } from "node:os";
import type { AddressInfo } from "node:net";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { dataDir } from "../database.ts";
import { run } from "../run.ts";
import { ROOT } from "../server-process.ts";
import { DUMP_COLUMNS, HarshShows } from "./harsh/shows.ts";

// npm run bench -- snapshot [--shows 1000000] [--seed 13] [--own 500]
// How long the desktop app's main process keeps its windows waiting while it downloads and builds an offline catalogue. Writes the
// snapshot with the server's own writer but without a database, serves it on this machine, and starts the built app with the fake
// Electron, signed out and without windows. --own is the number of tracked shows, which the app fetches one page at a time. Writes
// snapshot-<shows>.json. A second run uses the same snapshot.
const { values: options } = parseArgs({
  options: {
    shows: { type: "string", default: "1000000" },
    seed: { type: "string", default: "13" },
    own: { type: "string", default: "500" },
  },
});
const [count, seed, own] = [options.shows, options.seed, options.own].map(Number) as [number, number, number];
type Show = Readonly<Record<string, unknown>> & { readonly id: string };
type Manifest = { readonly bytes: number; readonly sha256: string };
/** What the bench uses of the compiled backend. */
type Backend = {
  readonly SnapshotWriter: new (path: string) => {
    add(show: Show): void;
    finish(info: object, categories: readonly object[]): void;
  };
  readonly compressSnapshot: (from: string, to: string, shows: number) => Promise<void>;
  readonly hashOfFile: (path: string) => Promise<Manifest>;
  readonly showFromRow: (row: object) => object;
  readonly stagedPodcast: (facts: object, now: Date) => Readonly<Record<string, unknown>>;
  readonly signedManifest: (manifest: Manifest, key: object) => string;
  readonly snapshotKey: (secret: string) => object;
  readonly SNAPSHOT_COLUMNS: readonly string[];
  readonly SNAPSHOT_VERSION: number;
  readonly MANIFEST_HEADER: string;
};
async function backend(module: string): Promise<Backend> {
  return (await import(new URL(`../../backend/dist/src/catalogue/${module}.js`, import.meta.url).href)) as Backend;
}

/** The results of desktop/src/testing/waits.ts and measured-app.ts. */
type Wait = { readonly ms: number; readonly computed: number; readonly queued: number; readonly during: string };
type Waits = {
  readonly p99: number;
  readonly longest: number;
  readonly computed: number;
  readonly late: readonly Wait[];
};
type Measured = Waits & {
  readonly seconds: { readonly downloading: number; readonly preparing: number };
  readonly messages: number;
  readonly fromProcesses: number;
  readonly peaks: Readonly<Record<string, number>>;
};
/** The longest wait in milliseconds that is not counted. */
const AIM = 10;

const folder = join(dataDir(), "bench", `snapshot-${count}-${seed}`);
const packed = join(folder, "snapshot.sqlite.zst");
const described = join(folder, "manifest.json");
mkdirSync(folder, { recursive: true });
const program = join(folder, "program");
if ((await run(process.execPath, [join(ROOT, "desktop/bench.mjs"), program])) !== 0) throw new Error("No bundle.");
if (!existsSync(described)) await writeSnapshot();
const { manifest, tracked } = JSON.parse(readFileSync(described, "utf8")) as { manifest: Manifest; tracked: Show[] };
const { MANIFEST_HEADER, signedManifest, snapshotKey } = await backend("snapshot/snapshot-manifest");
const signed = signedManifest(manifest, snapshotKey("a secret of the bench"));

const server = createServer(answer).listen(0, "127.0.0.1");
await once(server, "listening");
const data = join(folder, "app");
rmSync(data, { recursive: true, force: true });
const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const idle = started("idle-process.ts", {});
const app = started("measured-app.ts", { FAKE_PROGRAM: program, FAKE_DATA: data, EARSHOT_SERVER: address });
const ended = once(app, "exit").then(() => [{ failed: "The app ended." }]);
const [reply] = (await Promise.race([once(app, "message"), ended])) as [{ answer?: Measured; failed?: string }];
idle.send("stop");
const [control] = (await once(idle, "message")) as [Waits];
app.kill();
server.close();
server.closeAllConnections();
if (!reply.answer) throw new Error(reply.failed);
report(reply.answer);

function started(name: string, env: Readonly<Record<string, string>>): ChildProcess {
  return fork(join(ROOT, "desktop/src/testing", name), ["all"], {
    execArgv: ["--disable-warning=ExperimentalWarning"],
    env: { ...process.env, ...env },
  });
}

/** Writes the snapshot of the generated shows, and the manifest with the tracked ones beside it. */
async function writeSnapshot(): Promise<void> {
  const { SnapshotWriter, compressSnapshot } = await backend("snapshot/snapshot-writer");
  const { SNAPSHOT_VERSION } = await backend("snapshot/snapshot-tables");
  const { SNAPSHOT_COLUMNS } = await backend("snapshot/snapshot-show");
  const { stagedPodcast } = await backend("local/write/staging/staged-podcast");
  const { showFromRow } = await backend("import/files/dump-row");
  const { hashOfFile } = await backend("local/record/hash-of-file");
  const shows = new HarshShows(seed, count);
  const now = new Date("2026-11-01T00:00:00Z");
  const plain = join(folder, "snapshot.sqlite");
  const writer = new SnapshotWriter(plain);
  const trackedShows: Show[] = [];
  for (let id = 1; id <= count; id += 1) {
    const values = shows.row(id)!;
    const row = Object.fromEntries(DUMP_COLUMNS.map((column, at) => [column, values[at]]));
    const place = { position: id, ranked: true, sinks: 0, size: 12 * (1 - id / count) };
    const staged: Readonly<Record<string, unknown>> = { ...stagedPodcast(showFromRow(row), now), ...place };
    const show = Object.fromEntries(SNAPSHOT_COLUMNS.map((column) => [column, staged[column] ?? null])) as Show;
    writer.add(show);
    if (id % Math.ceil(count / own) === 0) trackedShows.push(show);
  }
  const info = { generation: 1, checksum: "bench", source: "local", updated_at: now.toISOString(), of_shows: count };
  writer.finish(info, []);
  await compressSnapshot(plain, packed, count);
  const file = await hashOfFile(packed);
  const made = { version: SNAPSHOT_VERSION, generation: 1, shows: count, updatedAt: now.toISOString(), ...file };
  writeFileSync(described, JSON.stringify({ manifest: made, tracked: trackedShows }));
}

/** Serves what the app asks for during a download. */
function answer(request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://bench");
  const json = (body: object) => response.setHeader("content-type", "application/json").end(JSON.stringify(body));
  if (pathname === "/api/v1/tracked-podcasts") {
    return void json({ items: tracked.map(({ id: podcastId }) => ({ podcastId })) });
  }
  if (pathname === "/api/v1/catalogue/snapshot/shows") {
    const ids = new Set(searchParams.getAll("id"));
    return void json({ shows: tracked.filter(({ id }) => ids.has(id)) });
  }
  if (pathname !== "/api/v1/catalogue/snapshot") return void response.writeHead(404).end();
  response.setHeader(MANIFEST_HEADER, signed).setHeader("content-length", manifest.bytes);
  if (request.method === "HEAD") return void response.end();
  createReadStream(packed).pipe(response);
}

function report(measured: Measured): void {
  const { seconds, messages, fromProcesses, peaks } = measured;
  const memory = Object.entries(peaks).map(([of, megabytes]) => `${basename(of)} ${megabytes} MB`);
  console.log(
    `${count.toLocaleString("en")} shows, ${(manifest.bytes / 1e6).toFixed(1)} MB, load ${loadavg()[0]!.toFixed(1)}: ` +
      `downloaded in ${seconds.downloading.toFixed(1)} s, built in ${seconds.preparing.toFixed(1)} s; ` +
      `${messages} messages to the page, ${fromProcesses} from other processes. Most memory: ${memory.join(", ")}.`,
  );
  console.log(rowOf("milliseconds", ["longest", "p99", "computed", ...[`waits > ${AIM}`, "computed", "not queued"]]));
  console.log(rowOf("the main process", cellsOf(measured)));
  console.log(rowOf("an idle process", cellsOf(control)));
  console.log(`\n${rowOf("The longest waits without queuing", ["wait", "computed", "queued", "blocked"])}`);
  const longest = measured.late.toSorted((a, b) => b.ms - b.queued - (a.ms - a.queued)).slice(0, 8);
  for (const { during, ms, computed, queued } of longest) {
    console.log(rowOf(`  ${during}`, [ms, computed, queued, Math.max(0, ms - computed - queued)]));
  }
  writeFileSync(join(folder, `snapshot-${count}.json`), JSON.stringify({ ...measured, control }, null, 1));
}

/** Among the waits above the limit, counts those in which the thread itself computed that long, and those that remain without the queue. */
function cellsOf({ longest, p99, computed, late }: Waits): readonly (string | number)[] {
  const own = late.filter((wait) => wait.computed > AIM).length;
  const unqueued = late.filter(({ ms, queued }) => ms - queued > AIM).length;
  return [longest, p99, computed, ...[late.length, own, unqueued].map(String)];
}

function rowOf(name: string, cells: readonly (string | number)[]): string {
  const texts = cells.map((cell) => (typeof cell === "number" ? cell.toFixed(1) : cell));
  return name.padEnd(34) + texts.map((text) => text.padStart(12)).join("");
}
