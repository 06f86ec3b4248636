import { readPodcasts } from "./provider/provider-answers.js";
import { facetsOf, interleaved, ordered, possibleSort } from "./result-order.js";
import { FAKE_SHOWS } from "../../testing/rapidapi/fake-shows.js";

const now = new Date("2026-08-04T10:00:00Z");
const shows = readPodcasts({ results: FAKE_SHOWS }, now);
const pick = (...ids: number[]) => ids.map((id) => shows.find((show) => show.id === String(id)) ?? fail(id));
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => Number(id));
function fail(id: number): never {
  throw new Error(`no show ${id}`);
}

test.each([
  ["relevance", [7002, 7901, 7005, 7018, 7014]],
  // The provider knows neither figure.
  ["perEpisode", [7002, 7901, 7005, 7018, 7014]],
  ["rhythm", [7002, 7901, 7005, 7018, 7014]],
  ["listeners", [7005, 7018, 7014, 7002, 7901]],
  ["popularity", [7005, 7018, 7014, 7002, 7901]],
  ["updated", [7018, 7005, 7014, 7002, 7901]],
  ["episodes", [7018, 7014, 7005, 7002, 7901]],
  ["title", [7901, 7014, 7018, 7005, 7002]],
] as const)("sorts by %s", (sort, expected) => {
  expect(ids(ordered(pick(7002, 7901, 7005, 7018, 7014), possibleSort(sort)))).toEqual(expected);
});

test.each([
  ["relevance", [7002, 7901, 7005, 7018, 7014]],
  ["listeners", [7002, 7014, 7018, 7005, 7901]],
  ["title", [7002, 7005, 7018, 7014, 7901]],
] as const)("sorts by %s in reverse, with unknown values still last", (sort, expected) => {
  expect(ids(ordered(pick(7002, 7901, 7005, 7018, 7014), possibleSort(sort), true))).toEqual(expected);
});

test("equal results keep the provider's order", () => {
  expect(ids(ordered(pick(7017, 7002, 7013), "popularity"))).toEqual([7017, 7002, 7013]);
  expect(ids(ordered(pick(7013, 7017, 7002), "popularity"))).toEqual([7013, 7017, 7002]);
});

test("counts facets over all results, without unknown facts", () => {
  expect(facetsOf(pick(7001, 7003, 7009, 7901), { tags: [], categories: [] }, now)).toEqual({
    language: [
      { value: "en", count: 2 },
      { value: "de", count: 1 },
    ],
    country: [],
    hasContact: [],
    category: [
      { value: "Technology", count: 2 },
      { value: "Comedy", count: 1 },
      { value: "Education", count: 1 },
      { value: "Running", count: 1 },
      { value: "Sports", count: 1 },
    ],
    explicit: [
      { value: "0", count: 2 },
      { value: "1", count: 1 },
    ],
    activity: [
      { value: "moderately-active", count: 2 },
      { value: "very-active", count: 1 },
    ],
    listeners: [],
  });
});

test("lists only values whose shows a chosen filter passes completely", () => {
  const filters = { tags: [], categories: ["sports"], language: "en", explicit: 0, activity: "very-active" } as const;
  expect(facetsOf(pick(7008), filters, now)).toEqual({
    language: [{ value: "en", count: 1 }],
    country: [],
    hasContact: [],
    category: [
      { value: "Running", count: 1 },
      { value: "Sports", count: 1 },
    ],
    explicit: [{ value: "0", count: 1 }],
    activity: [{ value: "very-active", count: 1 }],
    listeners: [],
  });
});

test("merges several lists in turns, without repeats", () => {
  expect(ids(interleaved([pick(7001, 7002, 7003), pick(7009, 7002), []]))).toEqual([7001, 7009, 7002, 7003]);
  expect(interleaved([])).toEqual([]);
});
