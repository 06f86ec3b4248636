import { publishingRhythm } from "./publishing-rhythm.js";

const NOW = new Date("2026-11-22T12:00:00Z");
const every = (days: number, count: number, until = NOW.getTime()) =>
  Array.from({ length: count }, (_, index) => new Date(until - index * days * 86_400_000).toISOString());

test.each([
  [1, "Daily"],
  [2, "Every 2 days"],
  [3.5, "Twice a week"],
  [7, "Weekly"],
  [14, "Every 2 weeks"],
  [21, "Every 3 weeks"],
  [30.4, "Monthly"],
  [91, "Every 3 months"],
])("an episode every %p days is %p", (days, words) => {
  expect(publishingRhythm(every(days, 7), NOW)?.words).toBe(words);
});

test("a long pause leaves a weekly show weekly", () => {
  const before = every(7, 20, NOW.getTime() - 200 * 86_400_000);
  expect(publishingRhythm([...every(7, 10), ...before], NOW)?.words).toBe("Weekly");
});

test("two episodes give no rhythm, and neither do unknown, old or future dates", () => {
  expect(publishingRhythm(every(7, 2), NOW)).toBeUndefined();
  expect(publishingRhythm([null, "soon", ...every(7, 9, Date.UTC(2020, 1)), "2030-01-01"], NOW)).toBeUndefined();
});
