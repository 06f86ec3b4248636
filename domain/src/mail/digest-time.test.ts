import { lastDigestTime, lastWeeklyDigestTime } from "./digest-time.js";

const at = (text: string): Date => new Date(`2026-11-${text}Z`);

test.each([
  ["21T07:00:00", "21T07:00:00"],
  ["21T06:59:59", "20T07:00:00"],
  ["21T23:59:59", "21T07:00:00"],
  ["22T00:00:00", "21T07:00:00"],
])("at %s digests were due last at %s (UTC)", (now, due) => {
  expect(lastDigestTime(at(now))).toEqual(at(due));
});

// November 16 and 23, 2026, are Mondays.
test.each([
  ["16T06:59:59", "09T07:00:00"],
  ["16T07:00:00", "16T07:00:00"],
  ["17T00:00:00", "16T07:00:00"],
  ["22T23:59:59", "16T07:00:00"],
  ["23T06:59:59", "16T07:00:00"],
  ["23T07:00:01", "23T07:00:00"],
])("at %s weekly digests were due last at %s (UTC)", (now, due) => {
  expect(lastWeeklyDigestTime(at(now))).toEqual(at(due));
});
