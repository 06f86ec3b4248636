import { join } from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { dataDir, openDatabase } from "../database.ts";
import { startBenchService } from "./bench-service.ts";
import { measureFor, percentiles } from "./percentiles.ts";
import { harshCatalogue } from "./harsh/catalogue.ts";

// node infra/bench/lookup.ts [--shows 300000] [--seed 13]
// POST /api/v1/podcasts/lookup with 200 keys over HTTP, by kind of key, on the imported catalogue, or on a generated one with this many
// shows, as a multiple of the same request with one key. Each request looks up different shows. The multiple depends less on the
// machine's load than the times do.
const KEYS = 200;
const ROUNDS = 200;
const SECONDS = 20;

const { values: options } = parseArgs({
  options: { shows: { type: "string" }, seed: { type: "string", default: "13" } },
});

const { shows, seed } = options;
if (shows) await harshCatalogue(join(dataDir(), "bench", `harsh-${shows}-${seed}`), Number(shows), Number(seed));
const database = await openDatabase();
const client = new pg.Client(database.url);
await client.connect();
const server = await startBenchService(database.url);
const address = `http://127.0.0.1:${server.port}/api/v1/podcasts/lookup`;

/** The name in the request, the column, and the order of the shows: any, or the most popular first. Popular shows have more facts. */
const KINDS = [
  ["ids", "id", "md5(id)"],
  ["ids", "id", "position"],
  ["feedUrls", "feed_url", "md5(id)"],
  ["itunesIds", "itunes_id::text", "md5(id)"],
  ["podcastGuids", "podcast_guid", "md5(id)"],
] as const;

async function valuesOf(column: string, order: string): Promise<string[]> {
  const { rows } = await client.query<{ value: string }>(
    `SELECT ${column} AS value FROM catalogue.podcasts WHERE ${column} <> '' ORDER BY ${order} LIMIT $1`,
    [KEYS * ROUNDS],
  );
  return rows.map(({ value }) => value);
}

async function times(name: string, values: readonly string[], keys: number): Promise<ReturnType<typeof percentiles>> {
  const tasks = Array.from({ length: ROUNDS }, (_, round) => async () => {
    const wanted = Array.from({ length: keys }, (_, at) => values[(round * keys + at) % values.length]);
    const answer = await fetch(address, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ [name]: wanted }),
    });
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
    const { results } = (await answer.json()) as { results: { podcast: object | null }[] };
    if (results.length !== keys || results.some(({ podcast }) => podcast === null))
      throw new Error("A show is missing.");
  });
  return percentiles(await measureFor(tasks, SECONDS));
}

try {
  console.log(`| ${KEYS} keys | p50, ms | p95, ms | p50 as a multiple of one key |`);
  console.log("| --- | --- | --- | --- |");
  for (const [name, column, order] of KINDS) {
    const values = await valuesOf(column, order);
    if (values.length < KEYS) continue;
    const one = await times(name, values, 1);
    const many = await times(name, values, KEYS);
    const kind = order === "position" ? `${name} of popular shows` : name;
    console.log(`| ${kind} | ${many.p50} | ${many.p95} | ${(many.p50 / one.p50).toFixed(1)} |`);
  }
} finally {
  await server.stop();
  await client.end();
  await database.stop();
}
