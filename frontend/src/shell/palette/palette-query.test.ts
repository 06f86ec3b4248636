import { normalizePodcast } from "@earshot/domain/catalogue/sources/normalize-podcast";
import { filterOffers, largestFirst, readPalette } from "./palette-query";

const NONE = { tags: [], categories: [] };
const CATEGORIES = ["Technology", "Tech News", "True Crime"];
const offers = (text: string, inForce = NONE) => filterOffers(text, inForce, CATEGORIES, "de");

test.each([
  ["salt", "salt", undefined],
  ["t:salt road", "salt road", "title"],
  ["T: salt", "salt", "title"],
  ["#jazz", "jazz", "topic"],
  ["  @ mina ", "mina", "host"],
  ["C# at work", "C# at work", undefined],
  ["#", "", "topic"],
])("%p searches for %p in mode %p", (text, term, mode) => {
  expect(readPalette(text)).toEqual({ term, mode });
});

test.each([
  ["salt spanish", { language: "es" }],
  ["salt Span", { language: "es" }],
  ["salt 10k+", { minListeners: 10_000 }],
  ["salt >5,000", { minListeners: 5_000 }],
  ["salt <5k", { maxListeners: 5_000 }],
  ["salt 60d", { lastUpdate: "60d" }],
  ["salt clean", { explicit: 0 }],
  ["salt explicit", { explicit: 1 }],
  ["salt true", { categories: ["True Crime"] }],
])("%p offers its last word as a filter and keeps the rest", (text, filters) => {
  expect(offers(text)[0]).toEqual({ filters, rest: "salt" });
});

test("a word that names several filters offers each", () => {
  expect(offers("tech").map(({ filters }) => filters.categories)).toEqual([["Technology"], ["Tech News"]]);
});

test("a year in a title is not a number of listeners", () => {
  expect(offers("1984").map(({ rest }) => rest)).toEqual(["1984", "1984", "1984"]);
});

test("offers the visitor's language, larger shows and recent ones for other words", () => {
  expect(offers("salt road").map(({ filters }) => filters)).toEqual([
    { language: "de" },
    { minListeners: 10_000 },
    { lastUpdate: "30d" },
  ]);
});

test("offers no active filter again, except another category", () => {
  expect(
    offers("salt", { ...NONE, language: "de" } as typeof NONE).map(({ filters }) => Object.keys(filters)[0]),
  ).toEqual(["minListeners", "lastUpdate"]);
  const withCrime = { tags: [], categories: ["True Crime"] as never[] };
  expect(offers("tech", withCrime)[0]?.filters).toEqual({ categories: ["True Crime", "Technology"] });
});

test("offers nothing without words", () => {
  for (const text of ["", "  ", "#", "t:"]) expect(offers(text)).toEqual([]);
});

test("a show with a larger estimate comes before one that is only known to be large, if both titles begin alike", () => {
  const shows = [
    ["Crime", "1,000-5,000"],
    ["Crime Salad", "Large"],
    ["Crimes of Passion", "1,000,000-5,000,000"],
    ["Crime Tales", ""],
    ["Crime Corner", "20,000-60,000"],
    ["Crime Junkie", "1,500,000-10,000,000"],
  ].flatMap(([title, size], index) => {
    const podcast = normalizePodcast({ id: String(index), title, listener_range: size });
    if (!podcast) return [];
    return size === "Large" ? { ...podcast, listener_range: "N/A", listenersAtLeast: "Large" as const } : podcast;
  });
  expect(largestFirst(shows, "crime").map(({ title }) => title)).toEqual([
    "Crime",
    "Crime Junkie",
    "Crimes of Passion",
    "Crime Salad",
    "Crime Corner",
    "Crime Tales",
  ]);
});
