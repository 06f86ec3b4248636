import {
  dayEnd,
  dayStart,
  FILTER_BOUNDS,
  isHostedAt,
  reversedBounds,
  toDay,
  toItunesId,
  toScore,
} from "./search-filters.js";
import type { SearchFilters } from "./search-request.js";

const NONE: SearchFilters = { tags: [], categories: [] };

describe("reversedBounds", () => {
  const values = { number: [3, 9], day: ["2026-01-31", "2026-02-01"] } as const;

  test.each(FILTER_BOUNDS)("names %s when it is above %s", (low, high) => {
    const [less, more] = low === "newestEpisodeSince" ? values.day : values.number;
    expect(reversedBounds({ ...NONE, [low]: more, [high]: less })).toEqual([
      { path: low, message: `is above ${high}` },
    ]);
    for (const fine of [
      { [low]: less, [high]: more },
      { [low]: less, [high]: less },
      { [low]: more },
      { [high]: less },
    ]) {
      expect(reversedBounds({ ...NONE, ...fine })).toEqual([]);
    }
  });

  test("has a pair for every filter with a lower or an upper bound", () => {
    const all: Required<SearchFilters> = {
      tags: [],
      categories: [],
      language: "en",
      explicit: 0,
      minListeners: 1,
      maxListeners: 1,
      minEpisodes: 1,
      maxEpisodes: 1,
      minPopularity: 1,
      maxPopularity: 1,
      lastUpdate: "30d",
      updatedSince: "2026-01-01",
      newestEpisodeSince: "2026-01-01",
      newestEpisodeUntil: "2026-01-01",
      host: "libsyn.com",
      itunesId: "1",
      activity: "inactive",
    };
    const bounds = Object.keys(all).filter((name) => /^(min|max|newestEpisode)/.test(name));
    expect(FILTER_BOUNDS.flat().sort()).toEqual(bounds.sort());
  });
});

test.each([
  ["2026-11-22", "2026-11-22"],
  [" 2024-02-29 ", "2024-02-29"],
  ["2026-02-29", undefined],
  ["1969-12-31", undefined],
  ["2026-13-01", undefined],
  ["22.11.2026", undefined],
  ["2026-11-22T00:00", undefined],
  [null, undefined],
])("the day %j is %j", (text, day) => expect(toDay(text)).toBe(day));

test("a day is all of its seconds, in UTC", () => {
  expect(dayStart("2026-11-22")).toBe(Date.parse("2026-11-22T00:00:00Z") / 1000);
  expect(dayEnd("2026-11-22")).toBe(Date.parse("2026-11-22T23:59:59Z") / 1000);
});

test.each([
  ["7", 7],
  ["6.5", 6.5],
  ["0", 0],
  ["-1", undefined],
  ["7.", undefined],
  ["1e2", undefined],
  ["high", undefined],
  ["", undefined],
])("the score %j is %j", (text, score) => expect(toScore(text)).toBe(score));

test.each([
  ["360084272", "360084272"],
  ["id360084272", "360084272"],
  ["00012", "12"],
  ["0", undefined],
  ["12a", undefined],
  ["1".repeat(16), undefined],
  [undefined, undefined],
])("Apple's number %j is %j", (text, id) => expect(toItunesId(text)).toBe(id));

test("a feed is hosted at its domain and at the parent domains", () => {
  expect(isHostedAt("feeds.libsyn.com", "libsyn.com")).toBe(true);
  expect(isHostedAt("libsyn.com", "www.libsyn.com")).toBe(true);
  expect(isHostedAt("notlibsyn.com", "libsyn.com")).toBe(false);
  expect(isHostedAt("libsyn.com", "feeds.libsyn.com")).toBe(false);
  expect(isHostedAt("", "libsyn.com")).toBe(false);
});
