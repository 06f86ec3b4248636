import { spawn } from "node:child_process";
import { readdirSync, readlinkSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ROOT, type ServerProcess, startServer } from "../server-process.js";
import { drill } from "../testing/drill.js";
import { freePort } from "../testing/free-port.js";
import { type FaultDatabase, startedDatabase } from "./fault-database.js";
import { whenBuilt } from "./when-built.js";

// Two services read one folder of index files while imports replace the files.

const CLI = join(ROOT, "backend/dist/src/catalogue/import-cli.js");
/** In the long drill, more shows than a service writes without a worker thread. */
const SHOWS = drill({ short: 4_000, long: 21_000 });

let database: FaultDatabase;
let services: (ServerProcess & { readonly port: number })[];
beforeAll(async () => {
  database = await startedDatabase();
  services = [];
});
afterAll(async () => {
  for (const service of services) await service.stop();
  await database.drop();
});

async function start(): Promise<void> {
  const port = await freePort();
  const env = { DATABASE_URL: database.url, DATA_DIR: database.folder, PORT: String(port), CATALOGUE_READS: "0" };
  services.push(
    await startServer({ ...env, PUBLIC_URL: `http://localhost:${port}`, LOG_LEVEL: "fatal", WORKER: "off" }),
  );
}

/** Gives the same shows other titles, all containing one word, and waits until the import ends. */
async function importShows(word: string): Promise<void> {
  const path = join(database.folder, `${word}.csv`);
  const lines = Array.from({ length: SHOWS }, (_, at) => `${word} number ${at},https://made-up.example/${at}`);
  writeFileSync(path, ["title,feedUrl", ...lines, ""].join("\n"));
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", CLI, "--replace", path], {
    env: { ...process.env, NODE_OPTIONS: "", DATABASE_URL: database.url, DATA_DIR: database.folder },
    stdio: "ignore",
  });
  expect(await new Promise((gone) => child.once("exit", gone))).toBe(0);
}

type Found = { readonly status: number; readonly words: readonly string[] };

async function search(port: number, words: string): Promise<Found> {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/search?term=${words}&mode=title&limit=5`);
  const { results = [] } = (await response.json()) as { results?: { title: string }[] };
  return { status: response.status, words: results.map(({ title }) => title.split(" ")[0] ?? "") };
}

/** Queries all services in turn until stopped; returns every wrong response. */
async function asking(
  isRight: (found: Found) => boolean,
  until: Promise<void>,
): Promise<{ asked: number; wrong: Found[] }> {
  let [going, asked] = [true, 0];
  void until.finally(() => (going = false));
  const wrong: Found[] = [];
  while (going) {
    for (const { port } of services) {
      const found = await search(port, "number");
      asked += 1;
      if (!isRight(found)) wrong.push(found);
    }
    await pause(20);
  }
  return { asked, wrong };
}

async function bothFind(word: string): Promise<void> {
  for (const { port } of services) while ((await search(port, "number")).words[0] !== word) await pause(50);
}

const folder = () => join(database.folder, "index");
const files = () => readdirSync(folder()).filter((name) => name.endsWith(".sqlite"));

/** The index files that a process keeps open, by the names that the system reports. */
function heldBy(pid: number): string[] {
  const held = readdirSync(`/proc/${pid}/fd`).map((fd) => {
    try {
      return readlinkSync(`/proc/${pid}/fd/${fd}`);
    } catch {
      return "";
    }
  });
  return [...new Set(held.filter((name) => name.includes(".sqlite")))];
}

whenBuilt(
  "two services answer while files change, and let go of what is old",
  async () => {
    await start();
    await start();
    await importShows("tide");
    await bothFind("tide");
    const importing = importShows("kelp");
    const { asked, wrong } = await asking(
      // One catalogue or the other, never a mixture and never nothing.
      ({ status, words }) => status === 200 && words.length === 5 && new Set(words).size === 1,
      importing,
    );
    await importing;
    expect(asked).toBeGreaterThan(20);
    expect(wrong).toEqual([]);
    await bothFind("kelp");
    const [file = "", ...others] = files();
    expect(others).toEqual([]);
    for (const { pid } of services) while (heldBy(pid).join() !== join(folder(), file)) await pause(50);
  },
  300_000,
);

whenBuilt(
  "a file that somebody removes is read on by those that have it, and written again by the next one",
  async () => {
    const [file = ""] = files();
    rmSync(join(folder(), file));
    for (const { port } of services) expect(await search(port, "number")).toMatchObject({ status: 200 });
    await start();
    await bothFind("kelp");
    expect(files()).toEqual([file]);
  },
  300_000,
);
