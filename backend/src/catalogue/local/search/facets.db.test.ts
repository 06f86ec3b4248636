import { readdirSync } from "node:fs";
import { join } from "node:path";
import { EMPTY_QUERY } from "@earshot/domain/catalogue/parse-query";
import type { SearchFilters } from "@earshot/domain/catalogue/search-request";
import { testDatabase, type TestDatabase } from "../../../testing/test-database.js";
import { CatalogueBuild } from "../build/catalogue-build.js";
import { facetCounts } from "./facets.js";
import { IndexReader } from "./index-reader.js";

const NOW = new Date("2026-08-04T10:00:00Z");
const NAMES = ["Arts", "Food", "Comedy", "Technology"];
const SHOWS = 60;

let database: TestDatabase;
let reader: IndexReader;
beforeAll(async () => {
  database = await testDatabase();
  const { dataSource, indexFolder } = database;
  const build = await CatalogueBuild.begin(dataSource, { mode: "replace", now: NOW, indexFolder });
  for (let at = 0; at < SHOWS; at += 1) {
    const categories = NAMES.filter((_, nth) => at % (nth + 2) === 0);
    await build.add({
      source: "dump",
      key: `s${at}`,
      title: `Show ${at}`,
      categories,
      language: at < 50 ? "en" : "de",
    });
  }
  await build.finish();
  const [file = ""] = readdirSync(indexFolder).filter((name) => name.endsWith(".sqlite"));
  reader = new IndexReader(join(indexFolder, file));
});
afterAll(async () => {
  reader.close();
  await database.drop();
});

const facets = (filters: Partial<SearchFilters>, most?: number) =>
  facetCounts(
    reader,
    {
      query: EMPTY_QUERY,
      field: "title",
      filters: { tags: [], categories: [], ...filters },
      now: NOW,
      state: { podcasts: SHOWS, words: new Map() },
    },
    most,
  );

test("all shows that pass are counted, and where they are too many the counts say so", () => {
  expect(facets({}, SHOWS).language).toEqual([
    { value: "en", count: 50 },
    { value: "de", count: 10 },
  ]);
  const cut = facets({}, SHOWS - 1);
  expect(cut.language.every(({ atLeast }) => atLeast)).toBe(true);
  expect(cut.category.every(({ atLeast }) => atLeast)).toBe(true);
  // Only what counts many says so: with the filter by language left aside there are more shows than without it.
  const german = facets({ language: "de" }, SHOWS - 1);
  expect(german.language[0]!.atLeast).toBe(true);
  expect(german.category.some(({ atLeast }) => atLeast)).toBe(false);
});

test("no category is left out", () => {
  expect(
    facets({})
      .category.map(({ value }) => value)
      .sort(),
  ).toEqual(NAMES.toSorted());
});
