import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SearchFilters } from "@earshot/domain/catalogue/search/search-request";
import fc from "fast-check";
import { IndexWriter } from "../../build/index/index-writer.js";
import type { IndexableShow } from "../../record/index-show.js";
import { IndexReader } from "./index-reader.js";
import { matchesAfter, totalOf } from "./matches.js";
import { passing, planOf } from "./plan.js";

// Labels tested in memory and the same labels in the index of words give the same shows.

const SHOWS = 3_000;
let folder: string;
let reader: IndexReader;

function show(at: number): IndexableShow {
  return {
    id: `show${at}`,
    sinks: 0,
    ranked: true,
    size: 1,
    title: [at % 2 ? "kelp" : "moss", at % 9 ? "reef" : "sand", at % 700 ? "" : "pearl"].join(" ").trim(),
    author: null,
    owner: null,
    description: null,
    categories: at % 4 ? ["News"] : [],
    language: at % 3 ? "en" : at % 60 ? null : "de",
    country: at % 5 ? null : "GB",
    explicit: at % 7 ? false : at % 14 ? null : true,
    has_contact: at % 50 === 0,
    host: null,
    itunes_id: null,
    episode_count: at % 40,
    popularity_score: null,
    last_update: null,
    newest_episode: null,
    detected_language: null,
    listeners_low: null,
    listeners_high: null,
    fetched_at: "0",
    oldest_episode: null,
    update_interval_days: null,
    as_of: null,
    listener_range: null,
    signals: null,
    dead: false,
  };
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "earshot-labels-"));
  const path = join(folder, "index.sqlite");
  const writer = new IndexWriter(path);
  for (let at = 1; at <= SHOWS; at += 1) writer.add(show(at));
  writer.finish({ generation: 1, checksum: "x" }, []);
  reader = new IndexReader(path);
});
afterAll(() => {
  reader.close();
  rmSync(folder, { recursive: true });
});

const WORDS = ["kelp", "moss", "reef", "sand", "pearl"];
const filters: fc.Arbitrary<Partial<SearchFilters>> = fc.record(
  {
    language: fc.constantFrom("en", "EN", "de", "fr"),
    country: fc.constantFrom("GB", "gb", "US"),
    explicit: fc.constantFrom(0 as const, 1 as const),
    hasContact: fc.constantFrom(0 as const, 1 as const),
    categories: fc.constantFrom([], ["News"]),
  },
  { requiredKeys: [] },
);

test("labels in memory and in the index of words find the same shows", () => {
  const words = fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 2 });
  fc.assert(
    fc.property(
      words,
      filters,
      fc.boolean(),
      fc.integer({ min: 500, max: 2_000 }),
      (some, chosen, excluded, wanted) => {
        const queries = some.map((text) => ({ kind: "word" as const, text }));
        const without = { kind: "not" as const, query: { kind: "word" as const, text: "sand" } };
        const plan = planOf({
          query: { kind: "and", queries: excluded ? [...queries, without] : queries },
          field: "title",
          filters: { tags: [], categories: [], ...chosen },
          now: new Date(0),
          state: { podcasts: SHOWS, words: new Map() },
        });
        const { sql, values } = passing(plan, 0, wanted);
        const expected = reader.numbers(sql, values);
        reader.firstPlaces.clear();
        expect(matchesAfter(reader, plan, 0, wanted)).toEqual(expected);
        reader.firstPlaces.clear();
        const all = passing(plan, 0, SHOWS);
        const total = reader.numbers(all.sql, all.values).length;
        expect(totalOf(reader, plan, { found: 0, all: false })).toEqual({ total, partial: false });
        // A page further on.
        const after = expected[10] ?? 0;
        const next = passing(plan, after, wanted);
        expect(matchesAfter(reader, plan, after, wanted)).toEqual(reader.numbers(next.sql, next.values));
      },
    ),
  );
});
