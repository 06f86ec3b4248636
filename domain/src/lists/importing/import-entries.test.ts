import fc from "fast-check";
import { ImportEntries, IMPORT_MAX, IMPORT_ROWS_MAX } from "./import-entries.js";
import { lineEntry } from "./import-entry.js";

const collected = (lines: readonly string[]): ImportEntries => {
  const found = new ImportEntries();
  for (const line of lines) found.add(() => lineEntry(line));
  return found;
};
const given = ({ entries }: ImportEntries) => entries.map((entry) => entry.given);

test("leaves out and counts repeated entries and those beyond a thousand", () => {
  const few = collected(["a", "b", "a", "-"]);
  expect([given(few), few.skipped]).toEqual([["a", "b", "-"], 1]);
  const lines = Array.from({ length: IMPORT_MAX + 7 }, (_, at) => `Show ${at} of many`);
  const many = collected(lines);
  expect([given(many), many.skipped]).toEqual([lines.slice(0, IMPORT_MAX), 7]);
});

test("reads rows only until the limits are reached", () => {
  let read = 0;
  const found = new ImportEntries();
  for (let row = 0; row < IMPORT_ROWS_MAX + 100; row += 1) {
    found.add(() => {
      read += 1;
      return lineEntry("the same");
    });
  }
  expect([read, found.entries.length, found.skipped]).toEqual([IMPORT_ROWS_MAX, 1, IMPORT_ROWS_MAX + 99]);
  found.add(() => lineEntry("another"));
  expect(given(found)).toEqual(["the same"]);
});

test("neither includes nor counts a row that names no show", () => {
  const found = collected(["", "  ", "a"]);
  expect([given(found), found.skipped]).toEqual([["a"], 0]);
});

test("included and left-out rows add up to all rows", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("a", "b", "c by d", "123456")), (lines) => {
      const found = collected(lines);
      expect(found.entries.length + found.skipped).toBe(lines.length);
      expect(new Set(given(found)).size).toBe(found.entries.length);
    }),
  );
});
