import { parseQuery } from "@earshot/domain/catalogue/query/parse-query";
import { type CatalogueState, planOf } from "../query/scope.js";
import { minimumMatch, shareOfMost } from "./relaxed-results.js";

const count = (shows: number) => ({ title: shows, host: shows, topic: shows });
const state: CatalogueState = {
  podcasts: 10_000,
  words: new Map([
    ["the", count(5_000)],
    ["show", count(2_000)],
    ["kelp", count(3)],
    ["forest", count(40)],
    ["lectures", count(7)],
    ["1", count(300)],
    ["formula", count(60)],
  ]),
};

function most(text: string): string | undefined {
  const { query } = parseQuery(text);
  const alternatives = new Map([
    ["lecture", [{ words: ["lectures"], kind: "form" }]],
    ["kelpforest", [{ words: ["kelp", "forest"], kind: "form" }]],
  ] as const);
  return minimumMatch({ query, field: "title", state }, alternatives, shareOfMost(query));
}

test("rare words are enough for a match, and common ones alone are not", () => {
  // Rarities: kelp 8.0, forest 5.5, show 1.8, the 1.1. Half of 16.4 is reached by kelp with anything, or by forest with both others.
  expect(most("the kelp forest show")).toBe(
    '(("kelp" AND ("forest" OR "show" OR "the")) OR ("forest" AND ("show" AND "the")))',
  );
});

test("one of two words is enough only if it is far more distinctive", () => {
  expect(most("kelp the")).toBe('"kelp"');
  expect(most("kelp forest")).toBe('("kelp" AND "forest")');
});

test("a number or a small word is not enough, however rare", () => {
  const least = (text: string) =>
    minimumMatch({ query: parseQuery(text).query, field: "title", state }, new Map(), 0.35);
  expect(least("formula 1")).toBe('"formula"');
  expect(least("qqqq 1")).toBeUndefined();
  // Where there is nothing else, they count.
  expect(least("show 1")).toBe('"1"');
});

test("words that the catalogue lacks cannot match, but still count", () => {
  expect(most("kelp qqqq")).toBeUndefined();
  expect(most("kelp forest qqqq")).toBe('("kelp" AND "forest")');
});

test("tries alternatives of a word, and searches no further without any", () => {
  expect(most("lecture")).toBe('("lecture" OR "lectures")');
  expect(most("kelpforest show")).toBe('("kelpforest" OR "kelp forest")');
  expect(most("kelp")).toBeUndefined();
});

test("a synonym counts for half of its shows", () => {
  const kelp = [{ words: ["formula"], kind: "synonym" }] as const;
  const { query } = parseQuery("kelp forest");
  // Rarities: forest 5.5; kelp with half of the 60 shows of "formula" 5.7, with all of them 5.1.
  expect(minimumMatch({ query, field: "title", state }, new Map([["kelp", kelp]]), 0.5)).toBe('("kelp" OR "formula")');
});

test("other parts of the query than plain words still apply", () => {
  const { query } = parseQuery('kelp the "deep sea" -cold lang:en');
  const filters = { tags: [], categories: [] };
  const scope = {
    query,
    field: "title",
    filters,
    now: new Date(0),
    state,
    relaxed: most('kelp the "deep sea"'),
  } as const;
  expect(planOf(scope)).toEqual({
    kind: "all",
    of: [
      {
        kind: "text",
        field: "title",
        match: expect.stringMatching(/^\("kelp" AND "deep sea" AND "[^"]+"\)$/) as string,
      },
      { kind: "not", of: { kind: "text", field: "title", match: '"cold"' } },
    ],
  });
});
