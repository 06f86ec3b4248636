import fc from "fast-check";
import type { ShowChange } from "../show-history.port.js";
import { HISTORY_FIELD_NAMES, HISTORY_STEPS, selectedHistory } from "./selected-history.js";

const episodes = (at: string, from: number | null, to: number | null): ShowChange => ({
  ...{ at: `${at}T10:00:00.000Z`, field: "episodeCount", from, to },
});
const listeners = (at: string, from: number, to: number, versions: readonly [string, string]): ShowChange => ({
  ...{ at: `${at}T10:00:00.000Z`, field: "listeners" },
  ...{ from: { low: from, high: null }, to: { low: to, high: null }, method: { from: versions[0], to: versions[1] } },
});

// November 2, 2026, is a Monday, and the 1st is a Sunday.
const CHANGES = [
  episodes("2026-11-10", 14, 15),
  listeners("2026-11-04", 200, 300, ["2", "3"]),
  episodes("2026-11-04", 13, 14),
  listeners("2026-11-02", 100, 200, ["1", "2"]),
  episodes("2026-11-02", 12, 13),
  episodes("2026-11-01", null, 12),
];

test("selects fields, and times from the start up to the end, exclusive", () => {
  expect(selectedHistory(CHANGES, {})).toEqual(CHANGES);
  expect(selectedHistory(CHANGES, { fields: ["listeners"] })).toEqual([CHANGES[1], CHANGES[3]]);
  const [from, to] = [Date.parse("2026-11-02T10:00:00Z"), Date.parse("2026-11-10T10:00:00Z")];
  expect(selectedHistory(CHANGES, { from, to, fields: ["episodeCount"] })).toEqual([CHANGES[2], CHANGES[4]]);
});

test("a step combines the changes of a field, from its value before to its value after", () => {
  expect(selectedHistory(CHANGES, { step: "week" })).toEqual([
    episodes("2026-11-10", 14, 15),
    listeners("2026-11-04", 100, 300, ["1", "3"]),
    episodes("2026-11-04", 12, 14),
    episodes("2026-11-01", null, 12),
  ]);
  expect(selectedHistory(CHANGES, { step: "month", fields: ["episodeCount"] })).toEqual([
    episodes("2026-11-10", null, 15),
  ]);
  expect(selectedHistory(CHANGES, { step: "day" })).toEqual(CHANGES);
});

test("a field that returns to its value within a step has no change", () => {
  const there = [episodes("2026-11-04", 13, 12), episodes("2026-11-03", 12, 13)];
  expect(selectedHistory(there, { step: "week" })).toEqual([]);
});

test("undoing the changes of any step leads from today's number to the first one", () => {
  const values = fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.nat(3)), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(values, fc.constantFrom(...HISTORY_STEPS), (given, step) => {
      let [day, value] = [Date.UTC(2026, 0, 1), 0];
      const changes: ShowChange[] = [];
      for (const [days, next] of given) {
        day += days * 43_200_000;
        if (next !== value) changes.unshift({ at: new Date(day).toISOString(), field: "rank", from: value, to: next });
        value = next;
      }
      const steps = selectedHistory(changes, { step, fields: [...HISTORY_FIELD_NAMES] });
      for (const { from, to } of steps) {
        expect(to).toBe(value);
        value = from as number;
      }
      expect(value).toBe(0);
    }),
  );
});

test("a step combines the places of each chart by itself", () => {
  const place = (day: string, country: string, from: number | null, to: number): ShowChange => ({
    ...{ at: `2026-11-${day}T10:00:00.000Z`, field: "chartPlace", source: "Apple Podcasts", country, from, to },
  });
  const changes = [place("06", "us", 42, 40), place("05", "gb", null, 7), place("04", "us", 50, 42)];
  expect(selectedHistory(changes, { step: "week" })).toEqual([place("06", "us", 50, 40), place("05", "gb", null, 7)]);
});
