import { ACTIVITIES, activityOf } from "@earshot/domain/audience/facts/activity";
import fc from "fast-check";
import { comparedListeners } from "@earshot/domain/audience/range/listener-band";
import type { ListenerRange } from "@earshot/domain/audience/range/listener-range";
import { LISTENER_PRESETS } from "@earshot/domain/catalogue/search/listener-presets";
import { isWithinListeners } from "@earshot/domain/catalogue/search/search-filters";
import { OPEN_END } from "../../record/audience-facts.js";
import { columnNumber } from "../../record/show-columns.js";
import { presetsOf } from "../index/show-kinds.js";
import { countActivities } from "./facets.js";

const DAY = 86_400;
const NOW = new Date("2026-11-22T10:20:30.400Z");
const SECONDS = Math.floor(NOW.getTime() / 1000);

test("counts activities as for each single show, even at their limits", () => {
  const borders = [7, 8, 90, 91, 365, 366].flatMap((days) =>
    [-1, 0, 1].map((seconds) => SECONDS - days * DAY + seconds),
  );
  const newest = fc.oneof(
    fc.constantFrom(-1, 0, 1, SECONDS + DAY, ...borders),
    fc.integer({ min: SECONDS - 400 * DAY, max: SECONDS }),
  );
  fc.assert(
    fc.property(fc.array(newest, { maxLength: 60 }), (all) => {
      const heard = Uint32Array.from(all, (seconds) => seconds + 1);
      // Every other show is counted.
      const rows = Uint32Array.from(all.keys()).filter((row) => row % 2 === 0);
      const counted = countActivities(heard, rows, NOW);
      for (const activity of ACTIVITIES) {
        const expected = [...rows].filter((row) => activityOf(all[row] ?? 0, NOW) === activity).length;
        expect(counted.get(activity) ?? 0).toBe(expected);
      }
    }),
  );
});

const people = fc.oneof(fc.constantFrom(0, 1, 2, 999, 1_000, 9_999, 10_000, 69_999, 70_000), fc.nat(200_000));
const anyRange: fc.Arbitrary<ListenerRange> = fc.oneof(
  fc.constant({ kind: "unknown" } as const),
  people.map((low) => ({ kind: "open", low }) as const),
  fc.tuple(people, fc.nat(50_000)).map(([low, width]) => ({ kind: "closed", low, high: low + width }) as const),
);

const columnsOf = (ranges: readonly ListenerRange[]) => ({
  low: Uint32Array.from(ranges, (range) => columnNumber(range.kind === "unknown" ? null : range.low)),
  high: Uint32Array.from(ranges, (range) =>
    columnNumber(range.kind === "unknown" ? null : range.kind === "open" ? OPEN_END : range.high),
  ),
  listeners: Uint32Array.from(ranges, (range) => columnNumber(comparedListeners(range) ?? null)),
});

test("a show has the presets of listeners that find it", () => {
  fc.assert(
    fc.property(fc.array(anyRange, { maxLength: 40 }), (ranges) => {
      const columns = columnsOf(ranges);
      for (const [row, range] of ranges.entries()) {
        const found = LISTENER_PRESETS.filter(({ min, max }) => isWithinListeners(range, { from: min ?? null, to: max ?? null }) === true); // prettier-ignore
        expect(presetsOf(columns, row)).toEqual(found.map(({ value }) => value));
      }
    }),
  );
});

test("a lower bound is in no preset with an upper end, and a show at the limit between two presets in both", () => {
  const presets = (numbers: readonly number[], high = columnNumber) => {
    const low = Uint32Array.from(numbers, columnNumber);
    const columns = { low, high: Uint32Array.from(numbers, high), listeners: low };
    return numbers.map((_, row) => presetsOf(columns, row));
  };
  expect(presets([15_000, 70_000], () => columnNumber(OPEN_END))).toEqual([[], ["70k-plus"]]);
  expect(presets([999, 1_000, 9_999, 10_000, 10_001, 70_000])).toEqual([
    ["under-1k"],
    ["1k-10k"],
    ["1k-10k"],
    ["1k-10k", "10k-70k"],
    ["10k-70k"],
    ["10k-70k", "70k-plus"],
  ]);
});
