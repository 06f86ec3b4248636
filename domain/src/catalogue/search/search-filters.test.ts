import { parseListenerRange } from "../../audience/range/listener-range.js";
import fc from "fast-check";
import {
  dayEnd,
  dayStart,
  FILTER_BOUNDS,
  isHostedAt,
  isWithinListeners,
  reversedBounds,
  toDay,
  toItunesId,
  toScore,
  withoutIdleReach,
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
      country: "US",
      explicit: 0,
      hasContact: 1,
      minListeners: 1,
      maxListeners: 1,
      listenersReach: 1,
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

describe("isWithinListeners", () => {
  test.each([
    // The middle of 5,000 to 10,000 on a logarithmic scale is 7,071.
    ["5,000-10,000", { from: 7_071, to: 7_071 }, true],
    ["5,000-10,000", { from: 7_072 }, false],
    ["5,000-10,000", { to: 7_070 }, false],
    // 387,298: Large, as its badge says.
    ["150,000-1,000,000", { from: 50_000, to: 500_000 }, true],
    ["150,000-1,000,000", { from: 500_000 }, false],
    ["5,000-10,000", { from: 9_000, to: 12_000, reach: true }, true],
    ["5,000-10,000", { from: 10_001, reach: true }, false],
    ["5,000-10,000", { to: 4_999, reach: true }, false],
    // The middle, 999.49, is rounded to 999.
    ["999-1,000", { to: 999 }, true],
    ["999-1,000", { from: 1_000 }, false],
    // "Up to 1,000" has no lower end, so it counts as 500, and 2 to 1,000 as 45.
    ["1-1,000", { from: 500, to: 500 }, true],
    ["<1,000", { from: 501 }, false],
    ["0-999", { from: 500 }, true],
    ["1", { from: 1, to: 1 }, true],
    ["0", { to: 0 }, true],
    ["2-1,000", { from: 45, to: 45 }, true],
    // An extra lower limit does not change this.
    ["15,000+", { to: 50_000 }, false],
    ["15,000+", { from: 5_000, to: 50_000 }, false],
    ["15,000+", { from: 5_000, to: 50_000, reach: true }, false],
    ["15,000+", { from: 5_000 }, true],
    // An open-ended range counts as its lower bound, and overlaps any higher number.
    ["70,000+", { from: 70_000 }, true],
    ["70,000+", { from: 70_001 }, false],
    ["70,000+", { from: 900_000, reach: true }, true],
    ["N/A", { from: 0 }, undefined],
    ["1-50", {}, true],
  ])("%s within %j: %s", (range, limits, expected) => {
    expect(isWithinListeners(parseListenerRange(range), limits)).toBe(expected);
  });

  test("adjacent limits leave no show out and count none twice", () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), fc.nat(100_000), (low, width, limit) => {
        const range = { kind: "closed", low, high: low + width } as const;
        const passes = [{ to: limit }, { from: limit + 1 }].filter((limits) => isWithinListeners(range, limits));
        expect(passes).toHaveLength(1);
      }),
    );
  });
});

test("the reach switch without a limit on listeners is dropped", () => {
  expect(withoutIdleReach({ ...NONE, listenersReach: 1 }).listenersReach).toBeUndefined();
  expect(withoutIdleReach({ ...NONE, maxListeners: 5, listenersReach: 1 }).listenersReach).toBe(1);
});
