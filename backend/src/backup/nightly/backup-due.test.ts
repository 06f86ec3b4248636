import { backupAge, backupDue, isOld } from "./backup-due.js";

/** A time in the machine's time zone, which the rule uses. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute);

test.each([
  ["without any", at(22, 12), undefined, true],
  ["with one of this night", at(22, 12), at(22, 2, 1), false],
  ["with one of yesterday's noon", at(22, 1, 59), at(21, 12), false],
  ["the same, once it is two", at(22, 2), at(21, 12), true],
  ["after a night that the machine slept through", at(22, 9), at(21, 2, 1), true],
  ["before two, with one of the night before", at(22, 1), at(21, 2), false],
])("decides whether a backup is due: %s", (_case, now, newest, due) => {
  expect(backupDue(now, newest)).toBe(due);
});

test("warns after one missed night, or without any backup", () => {
  expect(backupAge(at(22, 12), at(22, 11))).toBe(3_600);
  expect(backupAge(at(22, 12), at(22, 13))).toBe(0);
  expect(backupAge(at(22, 12), undefined)).toBe(Infinity);
  expect([at(21, 1), at(20, 23), undefined].map((newest) => isOld(backupAge(at(22, 12), newest)))).toEqual([
    false,
    true,
    true,
  ]);
});
