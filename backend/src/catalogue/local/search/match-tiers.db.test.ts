import { parseQuery } from "@earshot/domain/catalogue/parse-query";
import { testDatabase, type TestDatabase } from "../../../testing/test-database.js";
import { watchedQueries } from "../../../testing/watched-queries.js";
import { CatalogueBuild } from "../build/catalogue-build.js";
import { catalogueState } from "./catalogue-state.js";
import { EXACT_TOTAL, firstMatches } from "./match-tiers.js";
import type { SearchScope } from "./search-scope.js";
import { searchTerms } from "./search-terms.js";

const SHOWS = 1_200;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  const build = await CatalogueBuild.begin(database.dataSource, { mode: "replace", indexFolder: database.indexFolder });
  for (let at = 0; at < SHOWS; at += 1) {
    const description = at % 300 === 0 ? "Kelp and rare moss." : "Kelp.";
    await build.add({
      source: "dump",
      key: `s${at}`,
      title: `Show ${at}`,
      description,
      categories: [],
      episodeCount: at + 1,
    });
  }
  await build.finish();
});
afterAll(() => database.drop());

/** The matches as if the catalogue went on with so many shows behind those that are there. */
async function matches(term: string, podcasts: number, filters: Partial<SearchScope["filters"]> = {}) {
  const { dataSource } = database;
  const state = { ...(await catalogueState(dataSource, [])), podcasts };
  const all = { tags: [], categories: [], ...filters };
  const { query } = parseQuery(term);
  return firstMatches(dataSource, { query, field: "topic", filters: all, now: new Date(), state }, 200);
}

test("what is counted is counted exactly, and the first in popularity order are given", async () => {
  const found = await matches("kelp", SHOWS);
  expect(found).toMatchObject({ total: SHOWS, partial: false });
  expect(found.positions).toEqual(Array.from({ length: 200 }, (_, at) => at + 1));
  expect((await matches("kelp moss", SHOWS)).total).toBe(4);
});

test("in the popular part of millions, matches like these stand for more than are counted", async () => {
  const found = await matches("kelp", 5_000_000);
  expect(found.total).toBe(EXACT_TOTAL + 1);
  expect(found.positions).toHaveLength(200);
  // Too few to tell, or asked for what popular shows have more of: counted.
  expect((await matches("kelp moss", 5_000_000)).total).toBe(4);
  expect((await matches("kelp", 5_000_000, { minEpisodes: 1 })).total).toBe(SHOWS);
  expect((await matches('"kelp"', 5_000_000)).total).toBe(SHOWS);
});

test("what the last tier adds to the count is read beside the others, and nothing else comes of it", async () => {
  const large = await testDatabase();
  try {
    const build = await CatalogueBuild.begin(large.dataSource, { mode: "replace", indexFolder: large.indexFolder });
    for (let at = 0; at < 12_000; at += 1) {
      const description = at % 4 === 0 ? "Kelp." : `Kelp and ${"moss ".repeat(1 + (at % 3))}`;
      await build.add({ source: "dump", key: `s${at}`, title: `Show ${at}`, description, categories: [] });
    }
    await build.finish();
    const { watched: dataSource, asked } = watchedQueries(large.dataSource);
    const state = await catalogueState(large.dataSource, ["kelp", "moss"]);
    const { query } = parseQuery("kelp moss");
    const scope = { query, field: "topic", filters: { tags: [], categories: [] }, now: new Date() } as const;
    const terms = searchTerms(query, "topic", state);
    const beside = await firstMatches(dataSource, { ...scope, state }, 200, terms);
    expect(asked).toHaveLength(2);
    // Without counts of words nothing is to be expected: one tier after the other.
    const inTurn = await firstMatches(dataSource, { ...scope, state: { ...state, words: new Map() } }, 200, terms);
    expect(asked).toHaveLength(3);
    expect(beside).toEqual(inTurn);
    expect(beside.total).toBe(9_000);
    expect([beside.positions.length, beside.promising.length]).toEqual([200, 60]);
  } finally {
    await large.drop();
  }
});
