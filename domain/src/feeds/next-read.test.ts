import fc from "fast-check";
import type { FeedHints } from "./feed-hints.js";
import {
  firstInterval,
  LONGEST,
  nextInterval,
  notBefore,
  afterSkippedTimes,
  restAfterFailures,
  SHORTEST,
} from "./next-read.js";

const NO_HINTS: FeedHints = { complete: false, skipHours: [], skipDays: [] };
const HOUR = 3_600;
const DAY = 86_400;
const READ = new Date("2026-11-22T12:30:00Z");
const after = (seconds: number): Date => new Date(READ.getTime() + seconds * 1_000);

test("a change halves the interval and no change doubles it, from an hour to 60 days", () => {
  expect([nextInterval(8 * HOUR, true), nextInterval(8 * HOUR, false)]).toEqual([4 * HOUR, 16 * HOUR]);
  expect([nextInterval(HOUR, true), nextInterval(50 * DAY, false)]).toEqual([SHORTEST, LONGEST]);
  fc.assert(
    fc.property(fc.array(fc.boolean()), fc.integer({ min: 1, max: 1e9 }), (changes, start) => {
      for (const interval of changes.map((changed) => nextInterval(start, changed))) {
        expect(interval).toBeGreaterThanOrEqual(SHORTEST);
        expect(interval).toBeLessThanOrEqual(LONGEST);
      }
    }),
  );
});

test("a show on schedule is read 24 times per gap, and a silent one ever less often", () => {
  expect(nextInterval(10 * HOUR, false, { gap: 7 * DAY, silence: DAY })).toBe(7 * HOUR);
  expect(nextInterval(10 * HOUR, false, { gap: 7 * DAY, silence: 14 * DAY })).toBe(14 * HOUR);
  expect(nextInterval(10 * HOUR, true, { gap: 7 * DAY, silence: DAY })).toBe(5 * HOUR);
  expect(nextInterval(10 * DAY, false, { gap: Infinity, silence: DAY })).toBe(20 * DAY);
});

test("the first interval depends on the show's rhythm", () => {
  expect([firstInterval(7 * DAY), firstInterval(HOUR), firstInterval(undefined)]).toEqual([1.75 * DAY, HOUR, DAY]);
});

test("a feed may be read at once unless it states a rhythm or its end", () => {
  expect(notBefore(READ, NO_HINTS)).toEqual(READ);
  expect(notBefore(READ, { ...NO_HINTS, declaredGap: 7 * DAY })).toEqual(after(7 * HOUR));
  expect(notBefore(READ, { ...NO_HINTS, complete: true })).toEqual(after(60 * DAY));
});

test("the hours and days that a feed skips are skipped", () => {
  expect(notBefore(READ, { ...NO_HINTS, skipHours: [12, 13] })).toEqual(new Date("2026-11-22T14:00:00Z"));
  // November 22, 2026, is a Sunday.
  expect(notBefore(READ, { ...NO_HINTS, skipDays: [0, 1] })).toEqual(new Date("2026-11-24T00:00:00Z"));
  const all = Array.from({ length: 24 }, (_, hour) => hour);
  expect(notBefore(READ, { ...NO_HINTS, skipHours: all })).toEqual(READ);
});

test("the next time is the earliest hour that the feed does not skip", () => {
  const hours = fc.uniqueArray(fc.integer({ min: 0, max: 23 }), { maxLength: 23 });
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 6 });
  const times = fc.date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
  fc.assert(
    fc.property(hours, days, times, (skipHours, skipDays, time) => {
      const isSkipped = (at: Date) => skipHours.includes(at.getUTCHours()) || skipDays.includes(at.getUTCDay());
      const found = afterSkippedTimes(time, { skipHours, skipDays });
      expect(isSkipped(found)).toBe(false);
      expect(found.getTime()).toBeGreaterThanOrEqual(time.getTime());
      const before = new Date(found.getTime() - 1);
      if (found > time) expect(isSkipped(before)).toBe(true);
    }),
  );
});

test("repeated failures wait for one hour, two, four, up to a week", () => {
  expect([1, 2, 3, 12, 1_000].map(restAfterFailures)).toEqual([HOUR, 2 * HOUR, 4 * HOUR, 7 * DAY, 7 * DAY]);
});
