import { existsSync, rmSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { dataDir } from "../database.ts";
import { DUMP_COLUMNS, HarshShows } from "./harsh/shows.ts";

// npm run bench -- catalogue --shows 5000000 [--seed 7] [--version 0] [--out F]
// Writes a dump in the format of the Podcast Index with generated shows: the same options give the same dump. In version 1,
// 2% of the rows have changed, 0.5% are new and 0.1% are gone.
const { values: options } = parseArgs({
  options: {
    shows: { type: "string", default: "50000" },
    seed: { type: "string", default: "7" },
    version: { type: "string", default: "0" },
    out: { type: "string" },
  },
});
const [shows, seed, version] = [options.shows, options.seed, options.version].map(Number) as [number, number, number];
const name = `harsh-${shows}-${seed}${version > 0 ? `-v${version}` : ""}.db`;
const path = resolve(process.env.INIT_CWD ?? ".", options.out ?? join(dataDir(), name));
/** Rows per line of progress, and per transaction. */
const BATCH = 50_000;

const began = performance.now();
if (existsSync(path)) rmSync(path);
const database = new DatabaseSync(path);
database.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA page_size = 8192");
database.exec(`CREATE TABLE podcasts (${DUMP_COLUMNS.map(columnType).join(", ")})`);
const insert = database.prepare(`INSERT INTO podcasts VALUES (${DUMP_COLUMNS.map(() => "?").join(", ")})`);
const generated = new HarshShows(seed, shows);
const last = generated.last(version);
let written = 0;
database.exec("BEGIN");
for (let id = 1; id <= last; id += 1) {
  const row = generated.row(id, version);
  if (row) {
    insert.run(...row);
    written += 1;
  }
  if (id % BATCH === 0) {
    database.exec("COMMIT; BEGIN");
    progress(id);
  }
}
database.exec("COMMIT");
database.close();
const megabytes = Math.round(statSync(path).size / 1e6).toLocaleString("en");
const memory = Math.round(process.resourceUsage().maxRSS / 1024);
console.log(
  `\n${written.toLocaleString("en")} shows in ${seconds()} s, ${megabytes} MB, at most ${memory} MB of memory: ${path}`,
);

function progress(id: number): void {
  const line = `${id.toLocaleString("en")} of ${last.toLocaleString("en")}, ${Math.round(id / seconds()).toLocaleString("en")} a second`;
  if (process.stdout.isTTY) process.stdout.write(`\r${line}   `);
  else if (id % (20 * BATCH) === 0) console.log(line);
}

function seconds(): number {
  return Math.max(1, Math.round((performance.now() - began) / 1000));
}

function columnType(column: string): string {
  if (column === "id") return "id INTEGER PRIMARY KEY";
  const texts = /url|title|link|type|author|owner|language|host|guid|description|category/i;
  return `${column} ${texts.test(column) ? "TEXT" : "INTEGER"}`;
}
