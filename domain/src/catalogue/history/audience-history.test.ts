import type { Bounds, ShowChange } from "../show-history.port.js";
import { audienceHistory, axisOf, countedHistory, courseOf, rankHistory } from "./audience-history.js";

const NOW = new Date("2026-11-22T00:00:00Z");
const bounds = (low: number, high: number | null = low * 4): Bounds => ({ low, high });

type Step = readonly [at: string, to: Bounds | null, method?: string];

/** Builds changes, newest first. Each one starts from the value of the one before it. */
function changes(before: Bounds | null, ...steps: readonly Step[]): ShowChange[] {
  return steps
    .map(([at, to, method = "1"], index): ShowChange => {
      const previous = steps[index - 1];
      const from = previous ? previous[1] : before;
      return {
        at: `${at}T00:00:00.000Z`,
        field: "listeners",
        from,
        to,
        method: { from: previous?.[2] ?? "1", to: method },
      };
    })
    .toReversed();
}

test("fewer than two known values give no history", () => {
  expect(audienceHistory([], NOW)).toBeUndefined();
  expect(audienceHistory(changes(null, ["2026-01-01", bounds(100)]), NOW)).toBeUndefined();
  expect(audienceHistory(changes(null, ["2026-01-01", bounds(100)], ["2026-02-01", null]), NOW)).toBeUndefined();
  expect(
    audienceHistory([{ at: "2026-01-01T00:00:00.000Z", field: "episodeCount", from: 1, to: 2 }], NOW),
  ).toBeUndefined();
  expect(audienceHistory(changes(bounds(50), ["2026-01-01", bounds(100)]), NOW)).toBeDefined();
});

test("each value lasts until the next change or now, and a lost estimate is a gap", () => {
  const history = audienceHistory(
    changes(null, ["2026-01-01", bounds(100)], ["2026-03-01", null], ["2026-05-01", bounds(200, null)]),
    NOW,
  );
  expect(history?.periods.map(({ from, to, bounds: value }) => [day(from), day(to), value])).toEqual([
    ["2026-01-01", "2026-03-01", bounds(100)],
    ["2026-03-01", "2026-05-01", null],
    ["2026-05-01", "2026-11-22", bounds(200, null)],
  ]);
});

test("the value before the first change is drawn first, for a short period", () => {
  const history = audienceHistory(changes(bounds(50), ["2026-01-01", bounds(100)]), NOW);
  expect(history?.periods.map(({ bounds: value }) => value)).toEqual([bounds(50), bounds(100)]);
  expect(history?.periods[0]?.to).toBe(Date.parse("2026-01-01"));
  expect(history!.periods[0]!.from).toBeLessThan(history!.periods[0]!.to);
});

test("a new method is marked, and does not count as growth", () => {
  const history = audienceHistory(
    changes(null, ["2026-01-01", bounds(100)], ["2026-03-01", bounds(900), "2"], ["2026-05-01", bounds(910), "2"]),
    NOW,
  )!;
  expect(history.methodChanges.map(day)).toEqual(["2026-03-01"]);
  expect(courseOf(history)).toBe("steady");
  const alone = audienceHistory(changes(bounds(100), ["2026-03-01", bounds(900), "2"]), NOW)!;
  expect(courseOf(alone)).toBeUndefined();
});

test("an estimate from other kinds of signs does not count as growth, nor is it a new method", () => {
  const all = changes(
    bounds(100),
    ["2026-01-01", bounds(200)],
    ["2026-03-01", bounds(900)],
    ["2026-05-01", bounds(910)],
  );
  const [last, second, ...earlier] = all;
  const history = audienceHistory([last!, { ...second!, newSigns: true } as ShowChange, ...earlier], NOW)!;
  expect(history.methodChanges).toEqual([]);
  expect(history.newSigns.map(day)).toEqual(["2026-03-01"]);
  expect(courseOf(history)).toBe("steady");
  expect(courseOf(audienceHistory([{ ...second!, newSigns: true } as ShowChange, ...earlier], NOW)!)).toBeUndefined();
});

test("a trend needs a larger change than the error of an estimate", () => {
  const of = (last: number) => courseOf(audienceHistory(changes(bounds(1_000), ["2026-01-01", bounds(last)]), NOW)!);
  expect([of(2_000), of(1_100), of(500)]).toEqual(["growing", "steady", "shrinking"]);
});

test("ranks have their own history, with the method changes during it", () => {
  const rank = (at: string, from: number | null, to: number | null): ShowChange => ({
    ...{ at: `${at}T00:00:00.000Z`, field: "rank", from, to },
  });
  const methods = changes(bounds(100), ["2025-03-01", bounds(900), "2"], ["2026-03-01", bounds(950), "3"]);
  const all = [rank("2026-05-01", null, 120), rank("2026-02-01", 400, null), rank("2026-01-01", null, 400), ...methods];
  const history = rankHistory(all, NOW);
  expect(history?.periods.map(({ from, bounds: value }) => [day(from), value?.low ?? null])).toEqual([
    ["2026-01-01", 400],
    ["2026-02-01", null],
    ["2026-05-01", 120],
  ]);
  expect(history?.methodChanges.map(day)).toEqual(["2026-03-01"]);
  expect(rankHistory([rank("2026-01-01", null, 400), ...methods], NOW)).toBeUndefined();
});

test("counted numbers have a history whatever the method of the estimate", () => {
  const episodes = (at: string, from: number | null, to: number | null): ShowChange => ({
    ...{ at: `${at}T00:00:00.000Z`, field: "episodeCount", from, to },
  });
  const methods = changes(bounds(100), ["2026-02-01", bounds(900), "2"]);
  const all = [episodes("2026-03-01", 40, 44), ...methods, episodes("2026-01-01", null, 40)];
  const history = countedHistory(all, "episodeCount", NOW);
  expect(history?.periods.map(({ from, bounds: value }) => [day(from), value?.low ?? null])).toEqual([
    ["2026-01-01", 40],
    ["2026-03-01", 44],
  ]);
  expect(history?.methodChanges).toEqual([]);
  expect(countedHistory(all, "typicalDuration", NOW)).toBeUndefined();
  expect(countedHistory([episodes("2026-01-01", null, 40)], "episodeCount", NOW)).toBeUndefined();
});

test("the axis spans all values and at least a factor of ten", () => {
  const axis = (...all: readonly Bounds[]) =>
    axisOf(all.map((value) => ({ from: 0, to: 1, bounds: value, method: null })));
  expect(axis(bounds(12_000, 38_000))).toEqual({ low: 10_000, high: 100_000 });
  expect(axis(bounds(1, 50), bounds(70_001, null))).toEqual({ low: 1, high: 200_000 });
  expect(axis(bounds(5_000, 5_000))).toEqual({ low: 2_000, high: 20_000 });
  // The source claims more listeners than there are people.
  expect(axis(bounds(1_000_000, 4_000_000_000))).toEqual({ low: 500_000, high: 1_000_000_000 });
  expect(axis(bounds(4_000_000_000, null))).toEqual({ low: 50_000_000, high: 1_000_000_000 });
});

const day = (moment: number) => new Date(moment).toISOString().slice(0, 10);
