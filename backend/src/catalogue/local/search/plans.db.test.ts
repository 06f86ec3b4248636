import { searchFor } from "@earshot/domain/catalogue/podcast-catalogue.contract";
import type { SearchRequest } from "@earshot/domain/catalogue/search-request";
import { DataSource } from "typeorm";
import { dataSourceOptions } from "../../../shared/data-source.js";
import { testDatabase, type TestDatabase } from "../../../testing/test-database.js";
import { CatalogueBuild } from "../build/catalogue-build.js";
import { LocalCatalogue } from "../local-catalogue.js";
import { EXACT_TOTAL } from "./match-tiers.js";

const NOW = new Date("2026-08-04T10:00:00Z");
const SHOWS = 50_000;
/** More rows than a search ever puts in order: those that are counted, and one to know that there are more. */
const BOUND = EXACT_TOTAL + 1;

type Node = {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly Plans?: readonly Node[];
};
type Statement = { readonly sql: string; readonly values: readonly unknown[] };

let database: TestDatabase;
let recorded: DataSource;
let catalogue: LocalCatalogue;
const statements: Statement[] = [];

beforeAll(async () => {
  database = await testDatabase();
  const build = await CatalogueBuild.begin(database.dataSource, {
    mode: "replace",
    now: NOW,
    indexFolder: database.indexFolder,
  });
  for (let at = 0; at < SHOWS; at += 1) await build.add(madeUpShow(at));
  await build.finish();
  const logQuery = (sql: string, values: readonly unknown[] = []) => void statements.push({ sql, values });
  const none = () => undefined;
  recorded = await new DataSource({
    ...dataSourceOptions(database.url),
    logger: { logQuery, logQueryError: none, logQuerySlow: none, logSchemaBuild: none, logMigration: none, log: none },
  }).initialize();
  catalogue = new LocalCatalogue(recorded, { now: () => NOW });
}, 180_000);
afterAll(async () => {
  await recorded?.destroy();
  await database.drop();
});

/** Words from everybody's to a few shows' own, in titles and descriptions. */
function madeUpShow(at: number) {
  const word = (base: number) => `word${(at * base) % 997}`;
  return {
    source: "dump" as const,
    key: `https://made-up.example/${at}`,
    feedUrl: `https://made-up.example/${at}`,
    title: `The ${at % 3 === 0 ? "common" : "other"} show of ${word(7)} ${at % 500 === 0 ? `needle${at}` : word(13)}`,
    author: `Ada ${word(31)}`,
    description: `A common show about ${word(3)}, ${word(5)} and ${word(11)} for everyone.`,
    categories: at % 2 === 0 ? ["Technology"] : ["History", "Science"],
    language: at % 4 === 0 ? "de" : "en",
    explicit: at % 5 === 0,
    episodeCount: at % 300,
    popularityScore: at % 11,
    lastUpdate: 1_780_000_000 - at * 600,
    newestEpisode: 1_780_000_000 - at * 600,
    listenerRange: at % 1_000 === 5 ? "500,000-900,000" : at % 6 === 0 ? "1,000-5,000" : "100-500",
  };
}

/** Everything that the product asked the database while `work` ran, with the plan that was really run. */
async function plansOf(work: () => Promise<unknown>): Promise<{ sql: string; plan: Node }[]> {
  statements.length = 0;
  await work();
  const asked = statements.filter(({ sql }) => /^\s*(SELECT|WITH)/i.test(sql)).slice();
  const plans = [];
  for (const { sql, values } of asked) {
    const [row] = await database.dataSource.query<{ "QUERY PLAN": { Plan: Node }[] }[]>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${sql}`,
      [...values],
    );
    const plan = row?.["QUERY PLAN"][0]?.Plan;
    if (plan) plans.push({ sql, plan });
  }
  return plans;
}

function nodes(plan: Node): Node[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodes)];
}

/** Tables that grow with the catalogue; the one row about it and the categories are read as a whole. */
const isLarge = (table = "") => /^podcasts|^episodes|^vocabulary/.test(table);

const search = (term: string, more: Partial<SearchRequest> = {}) => catalogue.search(searchFor(term, more));

async function pageOf(term: string, more: Partial<SearchRequest>, page: number) {
  let cursor: string | undefined;
  for (let at = 0; at < page; at += 1) cursor = (await search(term, { ...more, cursor })).nextCursor ?? undefined;
}

const filters = { tags: [], categories: ["Technology"], language: "en", minEpisodes: 20, minListeners: 1_000 };
const CASES: readonly (readonly [string, () => Promise<unknown>])[] = [
  ["a common word in titles", () => search("common")],
  ["a word of every show", () => search("show", { mode: "topic" })],
  ["a rare title", () => search("needle500")],
  ["a slip of the hand", () => search("neddle500")],
  ["a question about a topic", () => search("what is there about word17 and word23 for me", { mode: "topic" })],
  ["a host", () => search("ada word31", { mode: "host" })],
  ["a phrase without a word", () => search('"common show" -word5', { mode: "topic" })],
  ["filters on a common word", () => search("common", { filters })],
  ["filters alone", () => search("", { filters })],
  ["the few with a large audience", () => search("", { filters: { tags: [], categories: [], minListeners: 400_000 } })],
  [
    "words among the few with a large audience",
    () => search("common", { filters: { ...filters, minListeners: 400_000 } }),
  ],
  ["facets", () => search("show", { mode: "topic", facets: true })],
  ["page five of a common word", () => pageOf("common", {}, 5)],
  ...(["listeners", "popularity", "updated", "episodes", "title"] as const).flatMap((sort) => [
    [`the order by ${sort}, page three`, () => pageOf("common", { sort }, 3)] as const,
    [`the order by ${sort}, filtered`, () => search("", { sort, filters })] as const,
  ]),
  ["suggestions", () => catalogue.suggest({ q: "the com", mode: "title", limit: 8 })],
  ["suggested hosts", () => catalogue.suggest({ q: "ada wo", mode: "host", limit: 8 })],
  [
    "a podcast page",
    async () => {
      const [show] = (await search("needle500")).results;
      if (!show) throw new Error("The needle is gone.");
      await catalogue.podcast(show.id);
      await catalogue.episodes(show.id, { limit: 20 });
      await catalogue.similar(show.id, 6);
      await catalogue.categoryStats(show.categories);
    },
  ],
];

test.each(CASES)(
  "%s: no large table is read as a whole, and no more is sorted than is counted",
  async (_name, work) => {
    const plans = await plansOf(work);
    expect(plans.length).toBeGreaterThan(0);
    for (const { sql, plan } of plans) {
      const all = nodes(plan);
      const scanned = all.filter((node) => node["Node Type"] === "Seq Scan" && isLarge(node["Relation Name"]));
      expect({ sql, scanned: scanned.map((node) => node["Relation Name"]) }).toEqual({ sql, scanned: [] });
      const sorted = all
        .filter((node) => /Sort/.test(node["Node Type"]))
        .flatMap((node) => node.Plans ?? [])
        .map((node) => node["Actual Rows"] * node["Actual Loops"]);
      expect({ sql, most: Math.max(0, ...sorted) <= BOUND }).toEqual({ sql, most: true });
    }
  },
);
