import { joinSeen, readSeen, writeSeen } from "./search-cursor.js";

const ids = (many: number, of = "show") => Array.from({ length: many }, (_, at) => `${of}-${at}`);

test("recognizes returned shows by their marks, and no others", () => {
  const isGiven = readSeen(writeSeen(ids(150)) ?? "");
  expect(ids(150).every(isGiven)).toBe(true);
  expect(ids(1_000, "other").filter(isGiven)).toEqual([]);
});

test("no shows have no marks", () => {
  expect(writeSeen([])).toBeUndefined();
  expect(joinSeen(undefined, undefined)).toBeUndefined();
  expect(readSeen("")("show-1")).toBe(false);
});

test("marks of two catalogues are joined", () => {
  const isGiven = readSeen(joinSeen(writeSeen(ids(200)), writeSeen(ids(200, "old"))) ?? "");
  expect([...ids(200), ...ids(200, "old")].every(isGiven)).toBe(true);
  expect(ids(200, "other").filter(isGiven)).toEqual([]);
});
