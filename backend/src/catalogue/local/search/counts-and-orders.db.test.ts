import { readdirSync } from "node:fs";
import { join } from "node:path";
import { EMPTY_QUERY, parseQuery } from "@earshot/domain/catalogue/query/parse-query";
import type { SearchFilters } from "@earshot/domain/catalogue/search/search-request";
import { testDatabase, type TestDatabase } from "../../../testing/database/test-database.js";
import { CatalogueBuild } from "../write/catalogue-build.js";
import { facetCounts } from "./answers/facets.js";
import { IndexReader } from "./index/index-reader.js";
import { totalOf } from "./index/matches.js";
import { planOf, type Scope } from "./query/scope.js";
import type { SearchPlace } from "./query/search-cursor.js";
import { type SortedBy, sortedPage } from "./ranking/sorted-pages.js";

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
      episodeCount: Math.min(at, 5),
      updateIntervalDays: at % 6 === 0 ? undefined : (at % 6) * 3.5,
      popularityScore: at % 4 === 0 ? undefined : at % 7,
      lastUpdate: at % 5 === 0 ? undefined : 1_700_000_000 + (at % 9) * 1_000,
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

const scopeOf = (term: string, filters: Partial<SearchFilters> = {}): Scope => ({
  query: term === "" ? EMPTY_QUERY : parseQuery(term).query,
  field: "title",
  filters: { tags: [], categories: [], ...filters },
  now: NOW,
  state: { podcasts: SHOWS, words: new Map() },
});
const facets = (filters: Partial<SearchFilters>, most?: number) => facetCounts(reader, scopeOf("", filters), most);

test("counts all matching shows, and marks counts that are cut off", () => {
  expect(facets({}, SHOWS).language).toEqual([
    { value: "en", count: 50 },
    { value: "de", count: 10 },
  ]);
  const cut = facets({}, SHOWS - 1);
  expect(cut.language.every(({ atLeast }) => atLeast)).toBe(true);
  expect(cut.category.every(({ atLeast }) => atLeast)).toBe(true);
  // Only large counts are marked: without the filter by language there are more shows than with it.
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

test.each([
  ["words", scopeOf("show"), SHOWS],
  ["words and a label", scopeOf("show", { language: "de" }), 10],
  ["numbers alone", scopeOf("", { maxEpisodes: 5 }), SHOWS],
  ["words and numbers", scopeOf("show", { minEpisodes: 3 }), SHOWS - 3],
  ["words of two fields", scopeOf("show OR host:nobody"), SHOWS],
])("a total of %s is exact up to its limit, then a lower bound", (_, scope, shows) => {
  const total = (most?: number) => totalOf(reader, planOf(scope), { steps: 0, most });
  expect(total()).toEqual({ total: shows, partial: false });
  expect(total(shows)).toEqual({ total: shows, partial: false });
  expect(total(shows - 1)).toEqual({ total: shows - 1, partial: true });
});

/** Whether the value of an order is unknown, by the index's own columns. */
const lacks = (column: string) => (place: number) =>
  reader.number(`SELECT ${column} < 0 FROM shows WHERE place = ?`, [place]) === 1;
const UNKNOWN: Readonly<Record<SortedBy, (place: number) => boolean>> = {
  listeners: lacks("listeners"),
  perEpisode: lacks("audience"),
  popularity: lacks("score"),
  updated: lacks("updated"),
  episodes: lacks("episodes"),
  rhythm: lacks("pace"),
  title: () => false,
};

describe.each<SortedBy>(["listeners", "perEpisode", "popularity", "updated", "episodes", "rhythm", "title"])(
  "the order by %s",
  (sort) => {
    const other = sort === "title" ? "desc" : "asc";
    function walk(scope: Scope, most?: number, order?: "asc" | "desc"): number[] {
      const places: number[] = [];
      let at: SearchPlace | undefined;
      do {
        const page = sortedPage(reader, planOf(scope), { sort, order, limit: 7, most, at });
        places.push(...page.places);
        at = page.next && { ...page.next, total: SHOWS };
      } while (at);
      return places;
    }

    test.each([
      ["words", scopeOf("show"), SHOWS],
      ["numbers", scopeOf("", { minEpisodes: 3 }), SHOWS - 3],
      ["words and numbers", scopeOf("show", { minEpisodes: 3 }), SHOWS - 3],
      ["two fields", scopeOf("show OR host:nobody"), SHOWS],
    ])("is the same for %s whether the matches are sorted or its index is walked", (_, scope, shows) => {
      const sorted = walk(scope);
      expect(new Set(sorted).size).toBe(shows);
      expect(walk(scope, 10)).toEqual(sorted);
      const turned = walk(scope, undefined, other);
      expect(new Set(turned)).toEqual(new Set(sorted));
      expect(walk(scope, 10, other)).toEqual(turned);
      // Known values are reversed; unknown ones stay at the end.
      const unknown = UNKNOWN[sort];
      const [known, rest] = [sorted.filter((place) => !unknown(place)), sorted.filter(unknown)];
      expect(turned).toEqual([...known.toReversed(), ...rest]);
    });
  },
);
