import { parseQuery } from "@earshot/domain/catalogue/parse-query";
import type { SearchFilters } from "@earshot/domain/catalogue/search-request";
import { entriesRead, expectedMatches, surelyMany, tellingMatches } from "./count-cost.js";
import type { SearchScope } from "./search-scope.js";

const words = new Map([
  ["history", { title: 10_000, host: 0, topic: 400_000 }],
  ["kelp", { title: 5, host: 0, topic: 40 }],
]);
const TIER = { table: "t", from: 1_001, to: 2_147_483_646 };

/** Of a million shows, all but a thousand are in the tier. */
function read(term: string, filters: Partial<SearchFilters>): number {
  const state = { generation: 1, podcasts: 1_000_000, last: 1_000_000, words };
  const all = { tags: [], categories: [], ...filters };
  const scope = { query: parseQuery(term).query, field: "topic", filters: all, now: new Date(0), state } as const;
  return Math.round(entriesRead(scope, TIER));
}

test("the rarest word decides, in proportion to the tier", () => {
  expect(read("history", { minEpisodes: 20 })).toBe(399_600);
  expect(read("history kelp", { minEpisodes: 20 })).toBe(40);
  expect(read('"history"', { activity: "inactive" })).toBe(399_600);
});

test("without words, or with filters that the word index answers, a count costs what it finds", () => {
  expect(read("", { minEpisodes: 20 })).toBe(0);
  expect(read("history", { language: "en", explicit: 1, categories: ["News"] })).toBe(0);
  expect(read("nowhere", { minEpisodes: 20 })).toBe(0);
});

test("one word that more shows have than are counted needs no count; anything narrower does", () => {
  const many = (term: string, more: Partial<SearchScope> = {}) => {
    const state = { generation: 1, podcasts: 1_000_000, last: 1_000_000, words };
    const filters = { tags: [], categories: [] };
    const { query } = parseQuery(term);
    return surelyMany({ query, field: "topic", filters, now: new Date(0), state, ...more }, 10_000);
  };
  expect(many("history")).toBe(true);
  expect(many("history", { field: "title" })).toBe(false);
  expect(many("kelp")).toBe(false);
  expect(many("kelp", { alternatives: new Map([["kelp", [{ words: ["history"], kind: "form" }]]]) })).toBe(true);
  expect(many("kelp", { alternatives: new Map([["kelp", [{ words: ["history", "kelp"], kind: "form" }]]]) })).toBe(
    false,
  );
  expect(many("history kelp")).toBe(false);
  expect(many("history -kelp")).toBe(false);
  expect(many("title:history")).toBe(false);
  expect(many("history", { filters: { tags: [], categories: [], language: "en" } })).toBe(false);
  expect(many("history", { filters: { tags: [], categories: ["News"] } })).toBe(false);
  expect(many("history", { instead: () => "true" })).toBe(false);
});

test("where popular shows have so many matches that the others must have five times what is missing, nothing is counted", () => {
  const telling = (term: string, { shows = 50_000, ...filters }: Partial<SearchFilters> & { shows?: number } = {}) => {
    const state = { generation: 1, podcasts: 5_000_000, last: 5_000_000, words };
    const all = { tags: [], categories: [], ...filters };
    const scope = { query: parseQuery(term).query, field: "topic", filters: all, now: new Date(0), state } as const;
    return tellingMatches(scope, shows, 10_000);
  };
  // 1 % of the shows: 1,000 matches stand for 99,000 more. 5 %: 2,084 stand for 39,596 more, and 7,917 are missing.
  expect(telling("history kelp")).toBe(1_000);
  expect(telling("history kelp", { shows: 250_000 })).toBe(2_084);
  expect(telling("history kelp", { shows: 1_250_000 })).toBe(6_251);
  expect(telling("history kelp", { shows: 5_000_000 })).toBe(10_001);
  // In a thousandth of all shows few matches would do, but tell little.
  expect(telling("history kelp", { shows: 5_000 })).toBe(1_000);
  expect(telling("history (kelp OR moss) -rail cat:news lang:en", { language: "en", categories: ["News"] })).toBe(
    1_000,
  );
  for (const uneven of ["ep>5", "listeners:5..9", "updated<30d", '"history kelp"', '-"history kelp"'])
    expect(telling(`history ${uneven}`)).toBeUndefined();
  expect(telling("history", { minListeners: 5 })).toBeUndefined();
  expect(telling("history", { activity: "inactive" })).toBeUndefined();
  expect(telling("history", { lastUpdate: "30d" })).toBeUndefined();
});

test("words that stand apart from each other meet in a share of a share", () => {
  const expected = (term: string, more: Partial<SearchScope> = {}) => {
    const state = { generation: 1, podcasts: 1_000_000, last: 1_000_000, words };
    const filters = { tags: [], categories: [] };
    const { query } = parseQuery(term);
    return expectedMatches({ query, field: "topic", filters, now: new Date(0), state, ...more });
  };
  // 400,000 of a million, and 40 of a million: 16 in both.
  expect(expected("history kelp")).toBeCloseTo(16);
  expect(expected("history kelp", { field: "title" })).toBeCloseTo(0.05);
  expect(expected("history nowhere")).toBe(0);
  for (const other of ["history", '"history kelp"', "history -kelp", "history OR kelp", "history lang:en kelp"])
    expect(expected(other)).toBeUndefined();
  expect(expected("history kelp", { filters: { tags: [], categories: [], language: "en" } })).toBeUndefined();
  expect(expected("history kelp", { instead: () => "true" })).toBeUndefined();
});
