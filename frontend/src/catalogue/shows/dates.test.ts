import { readableDate, readableIsoDate } from "./dates";

const now = new Date(2026, 10, 20, 12, 0, 0);
const seconds = (year: number, month: number, day: number) => new Date(year, month - 1, day, 12).getTime() / 1000;

test("shows a time in words and as a date", () => {
  expect(readableDate(seconds(2026, 11, 17), now)).toMatchObject({ relative: "3 days ago", absolute: "Nov 17, 2026" });
  expect(readableDate(seconds(2019, 3, 12), now)).toMatchObject({ relative: "7 years ago", absolute: "Mar 12, 2019" });
  expect(readableDate(seconds(2026, 11, 25), now)).toMatchObject({ relative: "in 5 days", absolute: "Nov 25, 2026" });
});

test.each([0, -5, NaN, Infinity, 1e15])("shows no date for %p", (moment) => {
  expect(readableDate(moment, now)).toBeUndefined();
});

test("an episode's date is ISO 8601 or nothing", () => {
  expect(readableIsoDate("2026-11-17T08:00:00.000Z", now)?.iso).toBe("2026-11-17T08:00:00.000Z");
  expect(readableIsoDate(null, now)).toBeUndefined();
  expect(readableIsoDate("soon", now)).toBeUndefined();
});
