import { searchFor } from "@earshot/domain/catalogue/podcast-catalogue.contract";
import { readCursor, writeCursor } from "./search-cursor.js";

const request = searchFor("kelp", { sort: "updated" }, { categories: ["News"], language: "en" });
const at = {
  ...{ after: 12, skip: 3, value: "1700000000", total: 240, filled: true as const },
  ...{ in: 7, show: ["s1", 0, 12_345] satisfies [string, number, number], last: ["s2"] },
  ...{ line: 14.5, marked: "aB-_012345", earlier: "45678" },
};

test("the same search can read a cursor back, with any page size", () => {
  const cursor = writeCursor(request, at);
  expect(cursor).toMatch(/^[\w-]+$/);
  expect(readCursor({ ...request, cursor, limit: 99, facets: true })).toEqual(at);
  expect(readCursor(request)).toBeUndefined();
});

test("refuses the cursor of another search, order, mode or filter", () => {
  const cursor = writeCursor(request, at);
  for (const other of [
    searchFor("sea", { sort: "updated" }, request.filters),
    { ...request, sort: "title" as const },
    { ...request, order: "asc" as const },
    { ...request, mode: "host" as const },
    searchFor("kelp", { sort: "updated" }, { categories: ["News"] }),
  ]) {
    expect(() => readCursor({ ...other, cursor })).toThrow(expect.objectContaining({ code: "cursor.invalid" }));
  }
});

test("accepts the usual direction by name", () => {
  expect(readCursor({ ...request, order: "desc", cursor: writeCursor(request, at) })).toEqual(at);
});

test("an invalid cursor is refused", () => {
  for (const cursor of [
    "",
    "x",
    "e30",
    Buffer.from("null").toString("base64url"),
    Buffer.from('{"of":1}').toString("base64url"),
    "😀",
  ]) {
    expect(() => readCursor({ ...request, cursor })).toThrow(expect.objectContaining({ code: "cursor.invalid" }));
  }
});

test("refuses numbers that a statement cannot handle", () => {
  const forged = (more: object) => {
    const honest = JSON.parse(Buffer.from(writeCursor(request, at), "base64url").toString()) as object;
    return Buffer.from(JSON.stringify({ ...honest, ...more })).toString("base64url");
  };
  for (const more of [
    { after: -1 },
    { skip: 1.5 },
    { after: "1; DROP" },
    { skip: -1 },
    { total: null },
    { after: 1e300 },
    { after: 4e9 },
    { in: -1 },
    { show: ["s1", 0, "1"] },
    { show: ["s1", 0, 1.5] },
    { last: "s2" },
    { line: "14" },
    { marked: "abc" },
    { marked: "ab'cd" },
    { earlier: "" },
    { earlier: "abcde".repeat(701) },
    { last: ["s".repeat(201)] },
    { last: ["1", "2", "3", "4", "5", "6"] },
  ]) {
    expect(() => readCursor({ ...request, cursor: forged(more) })).toThrow();
  }
  for (const value of [{ a: 1 }, "abc", "1e9", "1 OR 1", Number.MAX_VALUE, "9".repeat(30)]) {
    expect(() => readCursor({ ...request, cursor: forged({ value }) })).toThrow();
  }
});

test("a title as a value may be any text that a database can read", () => {
  const byTitle = { ...request, sort: "title" as const };
  const cursor = (value: string) => writeCursor(byTitle, { ...at, value });
  expect(readCursor({ ...byTitle, cursor: cursor("kelp'; --") })).toMatchObject({ value: "kelp'; --" });
  expect(() => readCursor({ ...byTitle, cursor: cursor("kelp\0") })).toThrow();
  expect(() => readCursor({ ...byTitle, cursor: cursor("\ud800") })).toThrow();
});
