import type { ShowChange } from "../show-history.port.js";
import { chartHistories, lastPlaceShown, opinionHistory } from "./sign-history.js";

const NOW = new Date("2026-11-22T00:00:00Z");

type Chart = { readonly source?: string; readonly country: string; readonly genre?: string };

/** Changes of a chart, newest first, from the places by month. */
const places = (chart: Chart, ...months: readonly (readonly [month: string, place: number | null])[]): ShowChange[] =>
  months
    .map(([month, to], at): ShowChange => ({
      ...{ at: `2026-${month}-01T00:00:00.000Z`, field: "chartPlace", source: "Apple Podcasts", ...chart },
      ...{ from: months[at - 1]?.[1] ?? null, to },
    }))
    .toReversed();

const ratings = (source: string, month: string, from: number | null, to: number): ShowChange => ({
  ...{ at: `2026-${month}-01T00:00:00.000Z`, field: "ratings", source, from, to },
});

const newestFirst = (...all: readonly ShowChange[][]) =>
  all.flat().toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));

test("each chart with two known places has its own history, from place to place until now", () => {
  const us = { country: "us" };
  const comedy = { country: "us", genre: "Comedy" };
  const changes = newestFirst(
    places(us, ["01", 80], ["03", null], ["05", 42], ["09", 30]),
    places(comedy, ["02", 9], ["06", 4]),
    places({ country: "gb" }, ["02", 15], ["06", null]),
    [{ at: "2026-04-01T00:00:00.000Z", field: "rank", from: 3, to: 2 }],
  );
  const histories = chartHistories(changes, NOW);
  expect(histories.map(({ source, country, genre }) => [source, country, genre])).toEqual([
    ["Apple Podcasts", "us", undefined],
    ["Apple Podcasts", "us", "Comedy"],
  ]);
  expect(histories[0]?.history.periods.map(({ from, to, bounds }) => [day(from), day(to), bounds?.low])).toEqual([
    ["2026-01-01", "2026-03-01", 80],
    ["2026-03-01", "2026-05-01", undefined],
    ["2026-05-01", "2026-09-01", 42],
    ["2026-09-01", "2026-11-22", 30],
  ]);
  expect(histories[1]?.history.periods.map(({ bounds }) => bounds?.low)).toEqual([9, 4]);
});

test("charts of all shows are first, then the best place now", () => {
  const changes = newestFirst(
    places({ country: "us", genre: "Comedy" }, ["02", 9], ["06", 1]),
    places({ country: "gb" }, ["02", 2], ["03", 3], ["04", null]),
    places({ country: "us" }, ["02", 50], ["06", 40]),
    places({ country: "ie" }, ["02", 50], ["06", 7]),
  );
  expect(chartHistories(changes, NOW).map(({ country, genre }) => `${country} ${genre ?? ""}`)).toEqual([
    "ie ",
    "us ",
    "gb ",
    "us Comedy",
  ]);
});

test("the same chart by two sources is two charts", () => {
  const changes = newestFirst(
    places({ country: "us" }, ["02", 9]),
    places({ country: "us", source: "Spotify" }, ["03", 20]),
  );
  expect(chartHistories(changes, NOW)).toEqual([]);
});

test("the axis ends at the first ten below the worst place", () => {
  const shown = (...all: readonly (number | null)[]) => {
    const months = all.map((place, at): readonly [string, number | null] => [`0${at + 1}`, place]);
    return lastPlaceShown(chartHistories(places({ country: "us" }, ...months), NOW)[0]!);
  };
  expect([shown(32, 89, 80), shown(3, 1), shown(100, 7), shown(5, null, 41)]).toEqual([90, 10, 100, 50]);
});

test("ratings are those of the source with the most, once it has two numbers", () => {
  expect(opinionHistory([ratings("A", "02", null, 900)], "ratings", NOW)).toBeUndefined();
  const changes = newestFirst(
    [ratings("A", "02", null, 900), ratings("A", "04", 900, 1_200)],
    [ratings("B", "03", null, 50), ratings("B", "05", 50, 60)],
    [ratings("C", "03", null, 9_000)],
  );
  const found = opinionHistory(changes, "ratings", NOW);
  expect(found?.source).toBe("A");
  expect(found?.history.periods.map(({ bounds }) => bounds?.low)).toEqual([900, 1_200]);
  expect(opinionHistory([], "ratings", NOW)).toBeUndefined();
});

const day = (moment: number) => new Date(moment).toISOString().slice(0, 10);

test("new reviews have a history of their own, apart from ratings at the same source", () => {
  const reviews = (month: string, from: number | null, to: number | null): ShowChange => ({
    ...{ at: `2026-${month}-01T00:00:00.000Z`, field: "reviews", source: "A", from, to },
  });
  const changes = newestFirst(
    [ratings("A", "03", 900, 950), ratings("A", "02", null, 900)],
    [reviews("05", 12, null), reviews("04", 30, 12), reviews("01", null, 30)],
  );
  expect(opinionHistory(changes, "reviews", NOW)?.history.periods.map(({ bounds }) => bounds?.low)).toEqual([
    30,
    12,
    undefined,
  ]);
  expect(opinionHistory(changes, "ratings", NOW)?.history.periods.map(({ bounds }) => bounds?.low)).toEqual([900, 950]);
});
