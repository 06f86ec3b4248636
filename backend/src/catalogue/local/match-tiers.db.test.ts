import { parseQuery } from "@earshot/domain/catalogue/parse-query";
import { testDatabase, type TestDatabase } from "../../testing/test-database.js";
import { CatalogueBuild } from "./catalogue-build.js";
import { catalogueState } from "./catalogue-state.js";
import { EXACT_TOTAL, firstMatches } from "./match-tiers.js";
import type { SearchScope } from "./search-scope.js";

const SHOWS = 1_200;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  const build = await CatalogueBuild.begin(database.dataSource, { mode: "replace" });
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
