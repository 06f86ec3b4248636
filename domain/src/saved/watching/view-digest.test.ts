import { lastDigestDue } from "./view-digest.js";

test.each([
  ["daily", "2026-11-21T07:00:00Z", "2026-11-21T07:00:00Z"],
  ["daily", "2026-11-21T06:59:59Z", "2026-11-20T07:00:00Z"],
  ["weekly", "2026-11-21T12:00:00Z", "2026-11-16T07:00:00Z"],
  ["weekly", "2026-11-23T06:59:59Z", "2026-11-16T07:00:00Z"],
  ["weekly", "2026-11-23T07:00:00Z", "2026-11-23T07:00:00Z"],
] as const)("%s digests were due last at the time before %s", (every, now, due) => {
  expect(lastDigestDue(every, new Date(now))).toEqual(new Date(due));
});
