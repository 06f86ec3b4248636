import { dueForCheck, LOST_CHECK_SECONDS, roundSize } from "./due-for-check.js";

const NOW = new Date("2026-11-21T12:00:00Z");
const ago = (seconds: number): Date => new Date(NOW.getTime() - seconds * 1000);

test.each<[string, number, number | null, boolean]>([
  ["its time has just come", 0, null, true],
  ["its time is a second away", -1, null, false],
  ["it is long overdue", 1_000_000, null, true],
  ["its check was handed over just now", 60, 10, false],
  ["its check was handed over and is not lost yet", 2_000, LOST_CHECK_SECONDS, false],
  ["its check was lost", 2_000, LOST_CHECK_SECONDS + 1, true],
  ["its check was lost but its time has not come", -10, LOST_CHECK_SECONDS + 1, false],
])("%s", (_what, overdue, queued, due) => {
  expect(dueForCheck({ nextCheckAt: ago(overdue), queuedAt: queued === null ? null : ago(queued) }, NOW)).toBe(due);
});

test("a round queues many checks, one for a source that was down, and none during a pause", () => {
  expect([roundSize("closed"), roundSize("probing"), roundSize("open")]).toEqual([1_000, 1, 0]);
});
