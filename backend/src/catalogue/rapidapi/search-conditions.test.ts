import { parseQuery } from "@earshot/domain/catalogue/query/parse-query";
import type { SearchFilters, SearchMode } from "@earshot/domain/catalogue/search/search-request";
import { readPodcasts } from "./provider/provider-answers.js";
import { holds, passes } from "./search-conditions.js";
import { FAKE_SHOWS } from "../../testing/rapidapi/fake-shows.js";

const now = new Date("2026-08-04T10:00:00Z");
const shows = readPodcasts({ results: FAKE_SHOWS }, now);
const unknown = shows.find(({ title }) => title === "Bare Bones Hour");

function matching(query: string, mode: SearchMode = "title"): string[] {
  return shows.filter((show) => holds(parseQuery(query).query, show, mode, now)).map(({ title }) => title);
}

function passing(filters: Partial<SearchFilters>): string[] {
  const all = { tags: [], categories: [], ...filters };
  return shows.filter((show) => passes(show, all, now)).map(({ title }) => title);
}

test.each([
  ['"night bus"', "title", ["Night Bus Murders"]],
  ['"bus night"', "title", []],
  ["cafe", "title", ["Café Métro"]],
  ["compil", "title", []],
  ["murders -quiet", "title", ["Night Bus Murders"]],
  ["murders -(quiet OR bus)", "title", []],
  ["host:noor", "title", ["Compiler Gossip After Dark", "Punchline Autopsy"]],
  ["garnier", "host", ["Café Métro"]],
  ["forensic", "topic", ["Murder by Spreadsheet"]],
  ["astronomy", "topic", ["Star Charts for Insomniacs"]],
  ["lang:german", "title", ["Laufend besser", "Kaffee und Kapital"]],
  ["lang:ja", "title", ["よるの図書室"]],
  ["cat:running", "title", ["Slow Running Club", "Laufend besser"]],
  ["explicit:yes cat:comedy", "title", ["Compiler Gossip After Dark", "Two Left Feet", "Punchline Autopsy"]],
  ["ep>500", "title", ["Notizie Lente", "Market Close"]],
  ["listeners>=59000", "title", ["Night Bus Murders", "Market Close"]],
  ["listeners<=900", "title", ["Solder Smoke Stories", "Vozes do Cais", "The Long Ledger"]],
  ["updated>365d", "title", ["Murder by Spreadsheet", "The Long Ledger"]],
  ["updated<3d cat:news", "title", []],
  ["updated<30d cat:news", "title", ["Notizie Lente", "Market Close"]],
] as [string, SearchMode, string[]][])("finds by %s in %s", (query, mode, expected) => {
  expect(matching(query, mode)).toEqual(expected);
});

test("an unknown fact does not meet a condition", () => {
  for (const query of [
    "lang:en",
    "ep<10",
    "listeners<99999999",
    "updated>1d",
    "updated<9999d",
    "explicit:no",
    "explicit:yes",
  ]) {
    expect(matching(query)).not.toContain("Bare Bones Hour");
  }
});

test("filters that the provider applied keep shows whose fact is unknown", () => {
  expect(unknown?.defaulted).toEqual(expect.arrayContaining(["language", "episodeCount", "listener_range"]));
  for (const filters of [
    { language: "en" },
    { minEpisodes: 50 },
    { maxListeners: 10 },
    { lastUpdate: "30d" },
    { explicit: 1 },
  ] as const) {
    expect(passing(filters)).toContain("Bare Bones Hour");
  }
  expect(passing({ explicit: 0 })).not.toContain("Bare Bones Hour");
  expect(passing({ categories: ["News"] })).not.toContain("Bare Bones Hour");
});

test("filters drop shows that are known to differ", () => {
  expect(passing({ language: "fr" })).toEqual(["Café Métro", "Histoire à voix basse", "Bare Bones Hour"]);
  expect(passing({ language: "ja", explicit: 1 })).toEqual(["Bare Bones Hour"]);
  expect(passing({ minEpisodes: 900, explicit: 0 })).toEqual(["Notizie Lente", "Market Close"]);
  expect(passing({ minListeners: 59_000, explicit: 0 })).toEqual(["Market Close"]);
  expect(passing({ maxListeners: 600, explicit: 0 })).toEqual(["Vozes do Cais"]);
  expect(passing({ maxListeners: 600, listenersReach: 1, explicit: 0 })).toEqual([
    "Solder Smoke Stories",
    "Vozes do Cais",
    "The Long Ledger",
  ]);
  expect(passing({ lastUpdate: "30d", categories: ["science"] })).toEqual([
    "Kernel of Truth",
    "Star Charts for Insomniacs",
  ]);
  expect(passing({ activity: "inactive" })).toEqual(["Murder by Spreadsheet", "The Long Ledger"]);
});

test("matches any of several categories, counts a sub-category for its parent, and All for every category", () => {
  expect(passing({ categories: ["History", "Arts"] })).toEqual([
    "Histoire à voix basse",
    "The Long Ledger",
    "よるの図書室",
  ]);
  expect(passing({ categories: ["leisure"] })).toEqual(["Solder Smoke Stories"]);
  expect(passing({ categories: ["All"] })).toHaveLength(shows.length);
});
