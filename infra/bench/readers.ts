import { fileURLToPath } from "node:url";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { openDatabase } from "../database.ts";
import { run } from "../run.ts";
import { HEAP } from "../server-process.ts";
import { startBenchService } from "./bench-service.ts";
import { percentiles } from "./percentiles.ts";

// node infra/bench/readers.ts <dump>
// How an import affects readers of the current catalogue: four searches a second, each with new titles and two-word topics, first for a
// minute without the import, then until it ends (at most an hour).
const IMPORTER = fileURLToPath(new URL("../../backend/dist/src/catalogue/import-cli.js", import.meta.url));
const PAUSE_MS = 250;
const ALONE = 240;
const [dump] = process.argv.slice(2);
if (dump === undefined) throw new Error("Which dump? node infra/bench/readers.ts <dump>");

const database = await openDatabase();
const client = new pg.Client(database.url);
await client.connect();
const server = await startBenchService(database.url);
const searches = await titlesAndTopics();
let queries = 0;
let refused = 0;
try {
  for (const address of searches.splice(0, 100)) await search(address);
  const alone = await searching(() => queries < ALONE);
  print("alone", alone);
  let importing = true;
  const began = performance.now();
  const ended = run(process.execPath, [IMPORTER, "--replace", dump], {
    DATABASE_URL: database.url,
    NODE_OPTIONS: HEAP,
  }).finally(() => {
    importing = false;
  });
  const beside = await searching(() => importing && performance.now() - began < 3_600_000);
  console.log(`The import ended with ${await ended} after ${Math.round((performance.now() - began) / 1000)} s.`);
  print("beside the import", beside, alone);
  console.log(`${refused} searches were refused.`);
} finally {
  await client.end();
  await server.stop();
  await database.stop();
}

/** Searches for exact titles, and for two words of a title as a topic; the same ones in every run. */
async function titlesAndTopics(): Promise<string[]> {
  const { rows } = await client.query<{ title: string }>(
    `SELECT title FROM catalogue.podcasts WHERE sinks = 0 AND title ~ '[[:alpha:]]{3}' ORDER BY md5(id) LIMIT 2000`,
  );
  const address = (term: string, mode: string) => `/search?${new URLSearchParams({ term, mode }).toString()}`;
  return rows.flatMap(({ title }) => [
    address(title, "title"),
    address(title.split(/\s+/).slice(0, 2).join(" "), "topic"),
  ]);
}

async function searching(on: () => boolean): Promise<number[]> {
  const times: number[] = [];
  queries = 0;
  while (on()) {
    const next = searches.shift();
    if (next === undefined) break;
    times.push(await search(next));
    queries += 1;
    await setTimeout(PAUSE_MS);
  }
  return times;
}

async function search(address: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(`http://127.0.0.1:${server.port}/api/v1${address}`);
  await response.arrayBuffer();
  if (!response.ok) refused += 1;
  return performance.now() - start;
}

function print(name: string, times: number[], alone: number[] = times): void {
  const [now, before] = [percentiles(times), percentiles(alone)];
  const figure = (key: "p50" | "p95" | "worst") => `${key} ${now[key]} ms (× ${(now[key] / before[key]).toFixed(1)})`;
  console.log(`${name}: ${now.count} searches, ${figure("p50")}, ${figure("p95")}, ${figure("worst")}`);
}
