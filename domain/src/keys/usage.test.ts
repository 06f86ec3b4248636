import { answerKind, usageDay, usageDays } from "./usage.js";

test.each([
  [200, "answered"],
  [201, "answered"],
  [301, "answered"],
  [304, "unchanged"],
  [404, "refused"],
  [429, "limited"],
  [500, "failed"],
  [503, "failed"],
])("%i is %s", (status, kind) => {
  expect(answerKind(status)).toBe(kind);
});

test("thirty days in UTC, today last", () => {
  const days = usageDays(new Date("2026-03-01T23:59:59.999Z"));
  expect(days).toHaveLength(30);
  expect(new Set(days).size).toBe(30);
  expect([days[0], days.at(-2), days.at(-1)]).toEqual(["2026-01-31", "2026-02-28", "2026-03-01"]);
  expect(usageDay(new Date("2026-03-01T00:30:00+02:00"))).toBe("2026-02-28");
});
