import { changesByDay, dayWords, type Run } from "./changes-by-day";

const run = (at: string): Run => ({ at, total: 1, byMethod: 0, methodFrom: null, methodTo: null, changes: [] });

test("groups runs by their day, in their order", () => {
  const runs = ["2026-11-21T12:00:00.000Z", "2026-11-21T02:00:00.000Z", "2026-11-19T23:59:59.000Z"].map(run);
  expect(changesByDay(runs).map(({ day, runs: ofDay }) => [day, ofDay.length])).toEqual([
    ["2026-11-21", 2],
    ["2026-11-19", 1],
  ]);
  expect(changesByDay([])).toEqual([]);
});

test("names a day with its weekday", () => {
  expect(dayWords("2026-11-21")).toBe("Saturday, November 21, 2026");
});
