import { parseQuery } from "@earshot/domain/catalogue/parse-query";
import type { CatalogueState } from "./catalogue-state.js";
import { comparedText } from "./name-match.js";
import { type Candidate, POINTS, relevance } from "./relevance.js";
import { searchTerms } from "./search-terms.js";

const PODCASTS = 100_000;
const count = (shows: number) => ({ title: shows, host: shows, topic: shows });
const state: CatalogueState = {
  generation: 1,
  podcasts: PODCASTS,
  words: new Map([
    ["the", count(20_000)],
    ["kelp", count(4)],
    ["show", count(9_000)],
  ]),
};

/** The least popular show of the catalogue, so that popularity gives nothing unless a test is about it. */
function show(title: string, more: Partial<Candidate> = {}): Candidate {
  return {
    position: PODCASTS,
    sinks: 0,
    names: [comparedText(title)],
    otherName: comparedText(""),
    categories: [],
    described: [],
    ...more,
  };
}

function points(
  query: string,
  candidate: Candidate,
  mode: "title" | "topic" | "host" = "title",
): Record<string, number> {
  const { score, clauses } = relevance(candidate, searchTerms(parseQuery(query).query, mode, state), PODCASTS);
  expect(score).toBeCloseTo(clauses.reduce((sum, clause) => sum + clause.points, 0));
  return Object.fromEntries(clauses.map((clause) => [clause.clause, clause.points]));
}

const score = (query: string, candidate: Candidate, mode: "title" | "topic" | "host" = "title") =>
  Object.values(points(query, candidate, mode)).reduce((sum, value) => sum + value, 0);

test("the exact title", () => {
  expect(points("kelp forest", show("Kelp Forest"))["exact name"]).toBe(100);
  expect(points("kelp forest", show("Kelp Forest Radio"))["exact name"]).toBeUndefined();
});

test("an exact title is exact however its words are joined", () => {
  expect(points("kelpforest", show("Kelp Forest"))["exact name"]).toBe(100);
  expect(points("kelp forest", show("KelpForest"))["exact name"]).toBe(100);
  expect(points("kelp's forest!", show("Kelps Forest"))["exact name"]).toBe(100);
});

test("a title that begins with the query, at the end of a word", () => {
  expect(points("kelp", show("Kelp Forest"))["name begins"]).toBe(40);
  expect(points("kel", show("Kelp Forest"))["name begins"]).toBeUndefined();
  expect(points("forest", show("Kelp Forest"))["name begins"]).toBeUndefined();
  expect(points("kelpforest", show("Kelp Forest Radio"))["name begins"]).toBe(40);
});

test("all words in the title", () => {
  expect(points("forest kelp", show("Kelp and Forest"))["all words"]).toBe(25);
  expect(points("kelp meadow", show("Kelp and Forest"))["all words"]).toBeUndefined();
});

test("words near each other: side by side in full, the further apart the less", () => {
  expect(points("kelp show", show("Late Kelp Show"))["near each other"]).toBe(12);
  expect(points("kelp show", show("Kelp Every Day Show"))["near each other"]).toBe(6);
  expect(points("kelp show", show("Kelp a b c d e f Show"))["near each other"]).toBe(3);
});

test("rare words count more than common ones", () => {
  const rare = points("kelp show", show("Kelp Diary"))["rare words"]!;
  const common = points("kelp show", show("Diary Show"))["rare words"]!;
  // ln(1 + 100000 / 4.5) = 10.01 and ln(1 + 100000 / 9000.5) = 2.49 of 12.50 together.
  expect(rare).toBeCloseTo(8.006, 2);
  expect(common).toBeCloseTo(1.994, 2);
  expect(points("kelp show", show("Show Kelp"))["rare words"]).toBe(10);
});

test("a short title more than a long one with the same words", () => {
  expect(points("kelp", show("Deep Kelp"))["short name"]).toBe(4);
  expect(points("kelp", show("The Very Deep Kelp"))["short name"]).toBe(2);
});

test("categories, then author, then description, each by the share of the query that they have", () => {
  const categories = [comparedText("Science"), comparedText("Kelp & Algae")];
  expect(points("kelp", show("Diary", { categories }), "topic").categories).toBe(6);
  expect(points("kelp", show("Diary", { otherName: comparedText("Kelp Institute") }), "topic")["other name"]).toBe(4);
  expect(points("kelp", show("Diary", { described: [true] }), "topic").description).toBe(3);
  expect(points("kelp show", show("Diary", { described: [true, false] }), "topic").description).toBeCloseTo(2.402, 2);
});

test("hosts are names when hosts are looked for: the better of author and owner", () => {
  const names = [comparedText("Reef Media"), comparedText("Ida Kelp")];
  const found = points("ida kelp", show("", { names, otherName: comparedText("Ida's Diary") }), "host");
  expect(found["exact name"]).toBe(100);
  expect(found["other name"]).toBeUndefined();
});

test("popularity lifts moderately, by powers of ten", () => {
  expect(points("kelp", show("Kelp", { position: 1 })).popularity).toBe(15);
  expect(points("kelp", show("Kelp", { position: 10 })).popularity).toBe(12);
  expect(points("kelp", show("Kelp", { position: 1_000 })).popularity).toBe(6);
  expect(points("kelp", show("Kelp")).popularity).toBeUndefined();
});

test("duplicates and dead feeds sink", () => {
  expect(points("kelp", show("Kelp", { sinks: 1 })).duplicate).toBe(-30);
  expect(points("kelp", show("Kelp", { sinks: 2 })).dead).toBe(-60);
});

test("the clauses in their order: each beats the ones after it", () => {
  const query = "kelp forest";
  const popular = { position: 1 };
  const exact = score(query, show("Kelp Forest"));
  const begins = score(query, show("Kelp Forest Radio", popular));
  const contains = score(query, show("My Kelp Forest", popular));
  const apart = score(query, show("Kelp and the Other Forest"));
  const one = score(query, show("Kelp Forever", popular));
  expect(exact).toBeGreaterThan(begins);
  expect(begins).toBeGreaterThan(contains);
  expect(contains).toBeGreaterThan(apart);
  expect(apart).toBeGreaterThan(one);
  const weights = [POINTS.exactName, POINTS.nameBegins, POINTS.allWords, POINTS.near, POINTS.rareWords];
  const lighter = [POINTS.categories, POINTS.otherName, POINTS.description];
  expect([...weights, ...lighter]).toEqual([...weights, ...lighter].toSorted((a, b) => b - a));
});

test("between equals the more popular comes first", () => {
  expect(score("kelp", show("Kelp", { position: 5 }))).toBeGreaterThan(score("kelp", show("Kelp", { position: 6 })));
});

test("an unpopular exact title stands before the most popular show that only begins so", () => {
  expect(score("the show", show("The Show"))).toBeGreaterThan(
    score("the show", show("The Show Show", { position: 1 })),
  );
});

test("a choice is found by either side and is no name", () => {
  const found = points("kelp OR show", show("Kelp"));
  expect(found["all words"]).toBe(25);
  expect(found["exact name"]).toBeUndefined();
});

test("a query of filters alone has nothing to rank by but popularity", () => {
  expect(points("lang:en", show("Kelp", { position: 1 }))).toEqual({ popularity: 15 });
});

test("names in scripts without spaces", () => {
  expect(points("夜の図書室", show("夜の図書室"))["exact name"]).toBe(100);
  expect(points("夜の", show("夜の図書室"))["name begins"]).toBe(40);
  expect(points("図書", show("夜の図書室"))["all words"]).toBe(25);
});
