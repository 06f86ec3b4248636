import { lastDigestTime } from "./digest-time.js";

const at = (text: string): Date => new Date(`2026-11-${text}Z`);

test.each([
  ["21T07:00:00", "21T07:00:00"],
  ["21T06:59:59", "20T07:00:00"],
  ["21T23:59:59", "21T07:00:00"],
  ["22T00:00:00", "21T07:00:00"],
])("at %s digests were due last at %s (UTC)", (now, due) => {
  expect(lastDigestTime(at(now))).toEqual(at(due));
});
