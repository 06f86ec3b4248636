import fc from "fast-check";
import { lineEntry } from "./import-entry.js";
import { boundedEntries, IMPORT_MAX, importKind, lineEntries, tableEntries } from "./import-text.js";
import { csvHead, csvLines } from "./list-csv.js";

test.each([
  ['<?xml version="1.0"?><opml><body><outline text="a"/></body></opml>', "opml"],
  ['\ufeff\n<opml version="2.0"><body><outline/></body></opml>', "opml"],
  ["<?xml version='1.0'?><rss/>", "lines"],
  ['"list","title","author","podcast_id","added_at"\r\n', "csv"],
  ["title,author\nLatency,Ada", "csv"],
  ["Name;Feed URL\nLatency;https://f.example", "csv"],
  ['"title"\n"Latency"', "csv"],
  ["rank\ttitle\n1\tLatency", "csv"],
  ["title\nLatency", "lines"],
  ["Latency, live\nSignal", "lines"],
  ["https://feeds.example/a.xml", "lines"],
  ["", "lines"],
])("%j is read as %s", (text, kind) => {
  expect(importKind(text)).toBe(kind);
});

test("lines end as they do anywhere, and empty ones are none", () => {
  expect(lineEntries("\ufeffA\r\nB\n\n  \rC").map(({ given }) => given)).toEqual(["A", "B", "C"]);
});

test("a table's columns are found by their names, wherever they stand; a guard against formulas is no part of a title", () => {
  const rows = [
    ["Podcast Name", "No.", "Publisher", "RSS URL"],
    ["'=Sum of It", "1", "Ada", "https://f.example/a"],
    ["", "2", "", ""],
    ["Signal"],
    ["'＝Full width"],
  ];
  expect(tableEntries(rows)).toMatchObject([
    { kind: "feed", title: "=Sum of It", author: "Ada" },
    { kind: "title", title: "Signal" },
    { kind: "title", title: "＝Full width" },
  ]);
  expect(tableEntries([])).toEqual([]);
});

test("our own export names every show by its id", () => {
  const item = {
    id: "i",
    podcastId: "p-1",
    payload: { title: "Latency", author: null, image_url: null },
    createdAt: new Date(0),
  };
  const rows = (csvHead() + csvLines("L", [item])).trimEnd().split("\r\n").map((line) => line.slice(1, -1).split('","')); // prettier-ignore
  expect(tableEntries(rows)[0]?.keys).toEqual([
    { kind: "id", value: "p-1" },
    { kind: "title", value: "Latency" },
  ]);
});

test("entries that repeat another, and those beyond a thousand, are counted and left out", () => {
  const entry = (title: string) => lineEntry(title)!;
  expect(boundedEntries(["a", "b", "a"].map(entry))).toEqual({ entries: ["a", "b"].map(entry), skipped: 1 });
  const many = Array.from({ length: IMPORT_MAX + 7 }, (_, at) => entry(`Show ${at} of many`));
  expect(boundedEntries(many)).toEqual({ entries: many.slice(0, IMPORT_MAX), skipped: 7 });
});

test("nothing is lost: what is kept and what is left out is all there was", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("a", "b", "c by d", "123456")), (lines) => {
      const { entries, skipped } = boundedEntries(lineEntries(lines.join("\n")));
      expect(entries.length + skipped).toBe(lines.length);
      expect(new Set(entries.map(({ given }) => given)).size).toBe(entries.length);
    }),
  );
});
