import { ACTIVITIES, activityOf } from "@earshot/domain/audience/facts/activity";
import fc from "fast-check";
import { comparedListeners } from "@earshot/domain/audience/range/listener-band";
import type { ListenerRange } from "@earshot/domain/audience/range/listener-range";
import { LISTENER_PRESETS } from "@earshot/domain/catalogue/search/listener-presets";
import { isWithinListeners } from "@earshot/domain/catalogue/search/search-filters";
import { OPEN_END } from "../../record/audience-facts.js";
import { columnNumber } from "../../record/show-columns.js";
import { countActivities, countListeners } from "./facets.js";

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

test("counts listeners as for each single show", () => {
  fc.assert(
    fc.property(fc.array(anyRange, { maxLength: 40 }), (ranges) => {
      const low = Uint32Array.from(ranges, (range) => columnNumber(range.kind === "unknown" ? null : range.low));
      const high = Uint32Array.from(ranges, (range) =>
        columnNumber(range.kind === "unknown" ? null : range.kind === "open" ? OPEN_END : range.high),
      );
      const listeners = Uint32Array.from(ranges, (range) => columnNumber(comparedListeners(range) ?? null));
      const counted = countListeners({ low, high, listeners }, Uint32Array.from(ranges.keys()));
      for (const { value, min, max } of LISTENER_PRESETS) {
        const limits = { from: min ?? null, to: max ?? null };
        expect([value, counted.get(value)]).toEqual([
          value,
          ranges.filter((range) => isWithinListeners(range, limits) === true).length,
        ]);
      }
    }),
  );
});

test("counts lower bounds in no preset with an upper end", () => {
  const low = Uint32Array.of(15_001, 70_001);
  const high = Uint32Array.of(columnNumber(OPEN_END), columnNumber(OPEN_END));
  const counted = countListeners({ low, high, listeners: low }, Uint32Array.of(0, 1));
  expect(Object.fromEntries(counted)).toEqual({ "under-1k": 0, "1k-10k": 0, "10k-70k": 0, "70k-plus": 1 });
});

test("counts a show at the limit between two presets in both, as the filters find it", () => {
  const bounds = [999, 1_000, 9_999, 10_000, 10_001, 70_000];
  const columns = Uint32Array.from(bounds, columnNumber);
  const counted = countListeners({ low: columns, high: columns, listeners: columns }, Uint32Array.from(bounds.keys()));
  expect(Object.fromEntries(counted)).toEqual({ "under-1k": 1, "1k-10k": 3, "10k-70k": 3, "70k-plus": 1 });
});
