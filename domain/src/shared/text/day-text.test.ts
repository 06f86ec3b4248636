import { longDay, longTime, shortDay } from "./day-text.js";

const EVENING = new Date("2026-03-05T23:30:00Z");

test("days are in UTC, whatever the machine's time zone", () => {
  expect(shortDay(EVENING)).toBe("Mar 5, 2026");
  expect(shortDay(EVENING.getTime())).toBe("Mar 5, 2026");
  expect(longDay(EVENING)).toBe("March 5, 2026");
});

test("a time includes its day and UTC", () => {
  expect(longTime(EVENING)).toBe("March 5, 2026 at 23:30 UTC");
});
