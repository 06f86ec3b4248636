import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { matchShows } from "@earshot/domain/campaigns/matches/match-shows";
import { foldWords } from "@earshot/domain/catalogue/text/fold";
import { FILTER_NAMES } from "@earshot/domain/catalogue/search/filter-table";
import type { SearchPage, SearchRequest } from "@earshot/domain/catalogue/search/search-request";
import { dataDir } from "../database.ts";
import { harshCatalogue } from "./harsh/catalogue.ts";
import { HARSH_CATEGORIES, HarshShows } from "./harsh/shows.ts";
import { Stack } from "./harsh/stack.ts";
import { percentiles } from "./percentiles.ts";

// npm run bench -- matches [--shows 1000000] [--seed 13] [--folder F] [--briefs F]
// Matches briefs (judged/briefs.txt: separated by lines of "--") with a catalogue of the second generator, by the rules of
// POST /api/v1/matches. That catalogue has invented words and few categories, so each word of a search is replaced by one
// of the catalogue, in 3 % of the shows or fewer, and each category by one of its own; the same word always by the same.
// The searches are sent over HTTP to a running service, as many at once as the rules ask for; the endpoint itself makes
// them in the service and saves their JSON. Half of the briefs warm the service up, the other half are measured: never
// asked, then again.
const { values: options } = parseArgs({
  options: {
    shows: { type: "string", default: "1000000" },
    seed: { type: "string", default: "13" },
    folder: { type: "string" },
    briefs: { type: "string" },
  },
});
const [count, seed] = [Number(options.shows), Number(options.seed)];
const fromCaller = (path: string): string => resolve(process.env.INIT_CWD ?? ".", path);
const folder = fromCaller(options.folder ?? join(dataDir(), "bench", `harsh-${count}-${seed}`));
const texts = readFileSync(options.briefs ? fromCaller(options.briefs) : new URL("judged/briefs.txt", import.meta.url), "utf8"); // prettier-ignore
const briefs = texts.split(/^--$/m).map((text) => text.trim());
/** Ranks of the catalogue's words that replace others: a word of rank 100 is in about 3 % of the shows. */
const [MOST_COMMON, RANGE] = [100, 400];

type Matched = { readonly ms: number; readonly computed: number; readonly searches: number; readonly weighed: number };

const { words } = new HarshShows(seed, count);
const stack = new Stack((await harshCatalogue(folder, count, seed)).dataDir, undefined);
const agent = new Agent({ keepAlive: true });
try {
  await stack.start();
  const [known, fresh] = [briefs.filter((_, at) => at % 2 === 0), briefs.filter((_, at) => at % 2 === 1)];
  await all(known);
  report("never asked", await all(fresh));
  report("again", await all(fresh));
  const memory = stack.memory();
  if (memory) console.log(`The service takes ${memory.own} MB of its own and maps ${memory.files} MB of files.`);
} finally {
  agent.destroy();
  await stack.stop();
}

async function all(asked: readonly string[]): Promise<Matched[]> {
  const matched: Matched[] = [];
  for (const brief of asked) matched.push(await match(brief));
  return matched;
}

async function match(brief: string): Promise<Matched> {
  let searches = 0;
  const search = (request: SearchRequest) => {
    searches += 1;
    return page(addressOf(request));
  };
  const [start, before] = [performance.now(), stack.computed() ?? 0];
  const { weighed } = await matchShows({ search }, { brief, filters: {} });
  return { ms: performance.now() - start, computed: (stack.computed() ?? 0) - before, searches, weighed };
}

function addressOf({ term, mode, limit, sort, filters }: SearchRequest): string {
  const query = new URLSearchParams({ mode, limit: String(limit), sort });
  if (term)
    query.set(
      "term",
      term.replace(/[\p{L}\p{N}]+/gu, (word) => (word === "OR" ? word : replaced(word))),
    );
  for (const name of FILTER_NAMES) {
    for (const value of [filters[name]].flat()) {
      if (value === undefined) continue;
      if (name === "categories") query.append("category", category(String(value)));
      else query.append(name, name === "explicit" ? String(value === 1) : String(value));
    }
  }
  return `${stack.address}/api/v1/search?${query.toString()}`;
}

function replaced(word: string): string {
  return words.at(Math.round(MOST_COMMON * RANGE ** share(foldWords(word)[0] ?? word)));
}

function category(name: string): string {
  return HARSH_CATEGORIES[Math.floor(share(name) * HARSH_CATEGORIES.length)] ?? name;
}

/** A number from 0 to 1 that depends on the text alone. */
function share(text: string): number {
  return createHash("sha256").update(text).digest().readUInt32BE() / 2 ** 32;
}

function page(address: string): Promise<SearchPage> {
  return new Promise((answered, failed) => {
    get(address, { agent }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () => {
        const text = Buffer.concat(parts).toString();
        if (response.statusCode === 200) answered(JSON.parse(text) as SearchPage);
        else failed(new Error(`${response.statusCode}: ${text.slice(0, 300)}`));
      });
    }).on("error", failed);
  });
}

function report(state: string, matched: readonly Matched[]): void {
  const mean = (of: (one: Matched) => number) => matched.reduce((sum, one) => sum + of(one), 0) / matched.length;
  const line = ({ p50, p95, worst }: ReturnType<typeof percentiles>) => `${p50} / ${p95} / ${worst} ms`;
  console.log(`${count.toLocaleString("en")} shows, ${matched.length} briefs, ${state}: p50 / p95 / worst`);
  console.log(`  by the clock   ${line(percentiles(matched.map(({ ms }) => ms)))}`);
  console.log(`  of a processor ${line(percentiles(matched.map(({ computed }) => computed)))}`);
  console.log(
    `  on average ${mean((one) => one.searches).toFixed(1)} searches, ${Math.round(mean((one) => one.weighed))} shows weighed`,
  );
}
