import { parseQuery } from "@earshot/domain/catalogue/parse-query";
import type { CatalogueState } from "./catalogue-state.js";
import { mostWordsCondition, shareOfMost } from "./most-words.js";
import { SqlParameters } from "./sql-parameters.js";

const count = (shows: number) => ({ title: shows, host: shows, topic: shows });
const state: CatalogueState = {
  generation: 1,
  podcasts: 10_000,
  last: 10_000,
  words: new Map([
    ["the", count(5_000)],
    ["show", count(2_000)],
    ["kelp", count(3)],
    ["forest", count(40)],
    ["lectures", count(7)],
  ]),
};

function most(text: string): unknown[] | undefined {
  const { query } = parseQuery(text);
  const scope = { query, field: "title", filters: { tags: [], categories: [] }, now: new Date(0), state } as const;
  const alternatives = new Map([
    ["lecture", [{ words: ["lectures"], kind: "form" }]],
    ["kelpforest", [{ words: ["kelp", "forest"], kind: "form" }]],
  ] as const);
  const condition = mostWordsCondition(scope, alternatives, shareOfMost(query));
  const parameters = new SqlParameters();
  condition?.(parameters);
  return condition && parameters.values;
}

test("rare words carry a query, common ones alone do not", () => {
  // Rarities: kelp 8.0, forest 5.5, show 1.8, the 1.1; half of 16.4 is kelp with anything, or forest with both others.
  expect(most("the kelp forest show")).toEqual([
    "(('kelp' & 'forest') | ('kelp' & 'show') | ('kelp' & 'the') | ('forest' & 'show' & 'the'))",
  ]);
});

test("one of two words is most only when it tells far more", () => {
  expect(most("kelp the")).toEqual(["'kelp'"]);
  expect(most("kelp forest")).toEqual(["('kelp' & 'forest')"]);
});

test("words that the catalogue does not have cannot be met, but weigh", () => {
  expect(most("kelp qqqq")).toBeUndefined();
  expect(most("kelp forest qqqq")).toEqual(["('kelp' & 'forest')"]);
});

test("alternatives are tried; a single word without any is no other search", () => {
  expect(most("lecture")).toEqual(["('lecture' | 'lectures')"]);
  expect(most("kelpforest show")).toEqual(["('kelpforest' | ('kelp' <-> 'forest'))"]);
  expect(most("kelp")).toBeUndefined();
});

test("what is no plain word still holds", () => {
  const values = most('kelp the "deep sea" -cold lang:en');
  expect(values).toEqual(
    expect.arrayContaining(["(('deepsea':B & ('deep':A <-> 'sea':A)) & !'cold')", ["l:en"], "'kelp'"]),
  );
  expect(values).toHaveLength(3);
});
