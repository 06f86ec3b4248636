import { parseArgs } from "node:util";
import pg from "pg";
import { openDatabase } from "../database.ts";
import { startBenchService } from "./bench-service.ts";
import { madeUpCatalogue } from "./shows/made-up-catalogue.ts";
import { queryClasses } from "./query-classes.ts";

// node infra/bench/exhaustive.ts [--shows 200000] [--seed 7] [--size 30]
// How much the bounded ranking loses: compares each query's first page with the first page of all its results, sorted by the same formula
// (which requires fetching every page with its scores).
const { values: options } = parseArgs({
  options: {
    shows: { type: "string" },
    seed: { type: "string", default: "7" },
    size: { type: "string", default: "30" },
  },
});
const FIRST_PAGE = 24;
const CLASSES = ["exact title", "first words of a title", "host", "topic, two words of a title", "topic, common words"];

type Shown = { readonly id: string; readonly explain?: { readonly score: number } };
type Page = { readonly results: readonly Shown[]; readonly nextCursor: string | null };

const seed = Number(options.seed);
const database = options.shows ? await madeUpCatalogue(Number(options.shows), seed) : await openDatabase();
const client = new pg.Client(database.url);
await client.connect();
const server = await startBenchService(database.url);
try {
  console.log("queries                          results   same first   overlap of the first 24");
  for (const { name, requests } of await queryClasses(client, seed, Number(options.size))) {
    if (!CLASSES.includes(name)) continue;
    let [results, sameFirst, overlap, queries] = [0, 0, 0, 0];
    for (const { address } of requests.slice(0, Number(options.size))) {
      const all = await everything(address);
      if (all.length === 0) continue;
      // If scores are equal, the more popular show comes first in both: the sort is stable.
      const best = all.toSorted((a, b) => (b.explain?.score ?? 0) - (a.explain?.score ?? 0)).slice(0, FIRST_PAGE);
      const page = new Set(all.slice(0, FIRST_PAGE).map(({ id }) => id));
      queries += 1;
      results += all.length;
      if (best[0]?.explain?.score === all[0]?.explain?.score) sameFirst += 1;
      overlap += best.filter(({ id }) => page.has(id)).length / best.length;
    }
    const percent = (value: number) => `${((100 * value) / Math.max(1, queries)).toFixed(1)} %`;
    const mean = Math.round(results / Math.max(1, queries)).toLocaleString("en");
    console.log(
      `${name.padEnd(30)}${String(queries).padStart(4)}${mean.padStart(10)}${percent(sameFirst).padStart(13)}${percent(overlap).padStart(12)}`,
    );
  }
} finally {
  await server.stop();
  await client.end();
  await database.stop();
}

/** All results of a search with their scores, fetched page by page. */
async function everything(address: string): Promise<Shown[]> {
  const shown: Shown[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const more: string = cursor === "" ? "" : `&cursor=${encodeURIComponent(cursor)}`;
    const url = `http://127.0.0.1:${server.port}/api/v1${address}&explain=1&limit=100${more}`;
    const page = (await (await fetch(url)).json()) as Page;
    shown.push(...page.results);
    cursor = page.nextCursor;
  }
  return shown;
}
