import type { SearchRequest } from "@earshot/domain/catalogue/search/search-request";
import { planSearch } from "./search-plan.js";

function request(term: string, more: Partial<SearchRequest> = {}): SearchRequest {
  const filters = { tags: [], categories: [] };
  return { term, mode: "title", filters, sort: "relevance", limit: 24, facets: false, explain: false, ...more };
}

/** Each request as "mode: keyword {filters} [number of conditions]". */
function questions(term: string, more: Partial<SearchRequest> = {}): string[] {
  return planSearch(request(term, more)).branches.map(({ request: { mode, term: keyword, filters }, conditions }) => {
    const set = Object.entries(filters).filter(([, value]) => value !== undefined && String(value) !== "");
    const shown = set.map(([name, value]) => `${name}=${String(value)}`).join(" ");
    return `${mode}: ${keyword} {${shown}} [${conditions.length}]`;
  });
}

test.each([
  ["  Night Bus & friends ", {}, ["title: Night Bus & friends {} [0]"]],
  ["C++", { mode: "topic" }, ["topic: C++ {} [0]"]],
  ['"night bus" murders', {}, ["title: night bus murders {} [1]"]],
  ["murders -quiet", {}, ["title: murders {} [1]"]],
  ["host:grace", {}, ["host: grace {} [0]"]],
  ["host:grace topic:fraud", {}, ["host: grace {} [1]"]],
  ["murder host:grace", {}, ["title: murder {} [1]"]],
  ['host:"grace okafor"', {}, ["host: grace okafor {} [1]"]],
  ["compiler OR murders", {}, ["title: compiler {} [0]", "title: murders {} [0]"]],
  ["(compiler OR kernel) -dark", {}, ["title: compiler {} [1]", "title: kernel {} [1]"]],
  ["title:(compiler OR kernel)", { mode: "host" }, ["title: compiler {} [0]", "title: kernel {} [0]"]],
  ["coffee lang:German", {}, ["title: coffee {language=de} [1]"]],
  ["coffee lang:de", { filters: { tags: [], categories: [], language: "en" } }, ["title: coffee {language=en} [1]"]],
  ["lang:de OR lang:fr", {}, ["title:  {language=de} [1]", "title:  {language=fr} [1]"]],
  ["news explicit:yes", {}, ["title: news {explicit=1} [1]"]],
  ["news ep>50", {}, ["title: news {minEpisodes=51} [1]"]],
  [
    "news ep:10..99",
    { filters: { tags: [], categories: [], minEpisodes: 20, maxEpisodes: 50 } },
    ["title: news {minEpisodes=20 maxEpisodes=50} [1]"],
  ],
  ["news listeners:5000..20000", {}, ["title: news {minListeners=5000 maxListeners=20000} [1]"]],
  ["news updated<30d", {}, ["title: news {lastUpdate=30d} [1]"]],
  ["news updated<45d", {}, ["title: news {} [1]"]],
  ["news updated>90d", {}, ["title: news {} [1]"]],
  ["cat:comedy", {}, ["title:  {categories=comedy} [1]"]],
  ["murders", { mode: "all" }, ["title: murders {} [0]", "topic: murders {} [0]", "host: murders {} [0]"]],
  [
    '"night bus" -quiet',
    { mode: "all" },
    ["title: night bus {} [2]", "topic: night bus {} [2]", "host: night bus {} [2]"],
  ],
  ["compiler OR murders", { mode: "all" }, ["topic: compiler {} [0]", "topic: murders {} [0]"]],
  ["host:grace", { mode: "all" }, ["host: grace {} [0]"]],
  ["cat:comedy", { mode: "all" }, ["title:  {categories=comedy} [1]"]],
] as [string, Partial<SearchRequest>, string[]][])("plans the requests for %s", (term, more, expected) => {
  expect(questions(term, more)).toEqual(expected);
});

test("the interpretation is in the query language", () => {
  expect(planSearch(request("murders  -quiet ep>50")).interpretation).toEqual({
    query: "murders -quiet ep>=51",
    parsed: expect.objectContaining({ kind: "and" }),
    match: "all",
  });
});

test("searches for plain words if a query is unreadable or has too many choices", () => {
  expect(planSearch(request('"night bus')).interpretation.match).toBe("plain");
  const choices = planSearch(request("(a1 OR b1 OR c1) (d1 OR e1)"));
  expect(choices.interpretation).toMatchObject({ query: "a1 b1 c1 d1 e1", match: "plain" });
  expect(choices.branches.map(({ request: { term }, conditions }) => [term, conditions.length])).toEqual([
    ["a1 b1 c1 d1 e1", 0],
  ]);
});

test("plans a query with very many alternatives quickly", () => {
  const choices = request(Array.from({ length: 60 }, (_, index) => `(a${index} OR b${index})`).join(" "));
  expect(() => planSearch(choices)).toTakeLessThan(200);
});

test("refuses an empty search, and accepts filters alone", () => {
  const blank = expect.objectContaining({ code: "search.blank" });
  expect(() => planSearch(request("  "))).toThrow(blank);
  expect(() => planSearch(request("-politics"))).toThrow(blank);
  expect(() => planSearch(request("", { filters: { tags: [], categories: ["All"] } }))).toThrow(blank);
  expect(questions("", { filters: { tags: ["x"], categories: [] } })).toEqual(["title:  {tags=x} [0]"]);
  expect(questions("", { filters: { tags: [], categories: [], activity: "inactive" } })).toHaveLength(1);
});
