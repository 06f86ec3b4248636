import { grantedLease, renewAt } from "./hub-lease.js";

test.each([
  ["864000", 864_000],
  ["60", 60],
  ["59", undefined],
  ["0", undefined],
  ["-1", undefined],
  ["1e9", undefined],
  ["", undefined],
  ["soon", undefined],
  ["99999999999", 30 * 86_400],
])("a lease of %j lasts %j seconds", (text, seconds) => {
  expect(grantedLease(text)).toBe(seconds);
});

test("a lease is renewed when a quarter of it remains", () => {
  expect(renewAt(new Date("2026-11-22T12:00:00Z"), 4 * 3_600)).toEqual(new Date("2026-11-22T15:00:00Z"));
});
