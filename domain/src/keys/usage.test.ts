import type { DomainError } from "../shared/domain-error.js";
import { answerKind, type RequestedUsage, usageDay, usageDays, usagePeriod } from "./usage.js";

test.each([
  [200, "answered"],
  [201, "answered"],
  [301, "answered"],
  [304, "unchanged"],
  [404, "refused"],
  [429, "limited"],
  [500, "failed"],
  [503, "failed"],
])("status %i counts as %s", (status, kind) => {
  expect(answerKind(status)).toBe(kind);
});

test("usage covers the last thirty days in UTC, today last", () => {
  const days = usageDays(new Date("2026-03-01T23:59:59.999Z"));
  expect(days).toHaveLength(30);
  expect(new Set(days).size).toBe(30);
  expect([days[0], days.at(-2), days.at(-1)]).toEqual(["2026-01-31", "2026-02-28", "2026-03-01"]);
  expect(usageDay(new Date("2026-03-01T00:30:00+02:00"))).toBe("2026-02-28");
});

const NOW = new Date("2026-03-01T13:20:00Z");

test("a period defaults to thirty days by day, or seven by hour", () => {
  expect(usagePeriod(NOW, {})).toEqual({
    ...{ from: "2026-01-31", to: "2026-03-01", by: "day" },
    ...{ days: usageDays(NOW), hours: [] },
  });
  const week = usagePeriod(NOW, { by: "hour" });
  expect([week.from, week.to, week.days.length]).toEqual(["2026-02-23", "2026-03-01", 7]);
  // Six full days, and the hours of today that have begun.
  expect([week.hours.length, week.hours[0], week.hours.at(-1)]).toEqual([
    6 * 24 + 14,
    "2026-02-23T00:00:00Z",
    "2026-03-01T13:00:00Z",
  ]);
  expect(usagePeriod(NOW, { from: "2026-02-27", to: "2026-02-28" }).days).toEqual(["2026-02-27", "2026-02-28"]);
  const early = usagePeriod(NOW, { to: "2026-02-01", by: "hour" });
  expect([early.days, early.hours.length]).toEqual([["2026-01-31", "2026-02-01"], 48]);
});

test.each<[asked: RequestedUsage, path: string, message: string]>([
  [{ from: "2026-01-30" }, "from", "is before 2026-01-31; usage is kept for 30 days"],
  [{ to: "2026-01-30" }, "to", "is before 2026-01-31; usage is kept for 30 days"],
  [{ to: "2026-03-02" }, "to", "is after today, 2026-03-01 (UTC)"],
  [{ from: "2026-02-02", to: "2026-02-01" }, "from", "is after 2026-02-01, the last day"],
  [{ from: "2026-03-02" }, "from", "is after 2026-03-01, the last day"],
  [{ from: "2026-02-22", by: "hour" }, "by", "hours are shown for at most 7 days"],
])("the period %j is refused at %s", (asked, path, message) => {
  let refusal: unknown;
  try {
    usagePeriod(NOW, asked);
  } catch (error) {
    refusal = error;
  }
  expect((refusal as DomainError).code).toBe("request.malformed");
  expect((refusal as DomainError).errors).toEqual([{ path, message }]);
});
