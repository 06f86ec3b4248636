import { longDay, longTime, shortDay, shortMonth } from "./day-text.js";

const EVENING = new Date("2026-03-05T23:30:00Z");

test("days are in UTC, whatever the machine's time zone", () => {
  expect(shortDay(EVENING)).toBe("Mar 5, 2026");
  expect(shortDay(EVENING.getTime())).toBe("Mar 5, 2026");
  expect(longDay(EVENING)).toBe("March 5, 2026");
});

test("a time includes its day and UTC", () => {
  expect(longTime(EVENING)).toBe("March 5, 2026 at 23:30 UTC");
});

test.each(Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 28))))(
  "names the month of %p like Intl",
  (date) => {
    const as = (format: Intl.DateTimeFormatOptions) => date.toLocaleDateString("en-US", { ...format, timeZone: "UTC" });
    expect(shortMonth(date)).toBe(as({ month: "short", year: "numeric" }));
    expect(shortDay(date)).toBe(as({ day: "numeric", month: "short", year: "numeric" }));
    expect(longDay(date)).toBe(as({ day: "numeric", month: "long", year: "numeric" }));
  },
);
