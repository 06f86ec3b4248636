import { joinGiven, readGiven, writeGiven } from "./given-shows.js";

const ids = (many: number, of = "show") => Array.from({ length: many }, (_, at) => `${of}-${at}`);

test("shows that were given are known by their marks, and others are not", () => {
  const isGiven = readGiven(writeGiven(ids(150)) ?? "");
  expect(ids(150).every(isGiven)).toBe(true);
  expect(ids(1_000, "other").filter(isGiven)).toEqual([]);
});

test("no shows have no marks", () => {
  expect(writeGiven([])).toBeUndefined();
  expect(joinGiven(undefined, undefined)).toBeUndefined();
  expect(readGiven("")("show-1")).toBe(false);
});

test("marks of two catalogues are joined", () => {
  const isGiven = readGiven(joinGiven(writeGiven(ids(200)), writeGiven(ids(200, "old"))) ?? "");
  expect([...ids(200), ...ids(200, "old")].every(isGiven)).toBe(true);
  expect(ids(200, "other").filter(isGiven)).toEqual([]);
});
