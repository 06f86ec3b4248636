import { parseQuery } from "@earshot/domain/catalogue/query/parse-query";
import { countedTotal } from "./counted-total.js";
import type { SearchScope } from "./search-scope.js";

const count = (shows: number) => ({ title: shows, host: 1, topic: 2 * shows });

function total(typed: string, more: Partial<SearchScope> = {}) {
  const words = new Map([
    ["tide", count(70)],
    ["pool", count(20)],
    ["news", count(40_000)],
  ]);
  return countedTotal({
    query: parseQuery(typed).query,
    field: "title",
    filters: { tags: [], categories: [] },
    now: new Date(0),
    state: { podcasts: 100_000, words },
    ...more,
  });
}

test("the total of one word is its count in the field that is searched", () => {
  expect(total("tide")).toEqual({ total: 70, partial: false });
  expect(total("tide", { field: "topic" })).toEqual({ total: 140, partial: false });
});

test("a count costs nothing, so it is exact beyond the number of shows that are counted", () => {
  expect(total("news")).toEqual({ total: 40_000, partial: false });
});

test("counts tell nothing of several words, of filters and of a word that may be written otherwise", () => {
  expect(total("tide pool")).toBeUndefined();
  expect(total('"tide pool"')).toBeUndefined();
  expect(total("unknown")).toBeUndefined();
  expect(total("tide", { filters: { tags: [], categories: [], minEpisodes: 2 } })).toBeUndefined();
  const alternatives = new Map([["tide", [{ words: ["tides"], kind: "form" as const }]]]);
  expect(total("tide", { alternatives })).toBeUndefined();
});

test("a word that more shows have than are counted is enough, however else it may be written", () => {
  const alternatives = new Map([["news", [{ words: ["new"], kind: "form" as const }]]]);
  expect(total("news", { alternatives })).toEqual({ total: 40_000, partial: true });
});
