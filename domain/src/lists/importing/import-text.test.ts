import fc from "fast-check";
import { importKind, IMPORT_CELL_MAX, IMPORT_TEXT_MAX, importLines, rowReader } from "./import-text.js";
import { csvHead, csvLines } from "../list-csv.js";
import { blankColumns } from "../columns/own-columns.js";

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

test("any kind of line break ends a line, and empty lines are skipped", () => {
  expect([...importLines("\ufeffA\r\nB\n\n  \rC\u2028D\u2029E")]).toEqual(["A", "B", "C", "D", "E"]);
});

test("reads only the beginning of a long line, without cutting a character", () => {
  expect([...importLines("🎙".repeat(2_000))]).toEqual(["🎙".repeat(IMPORT_CELL_MAX)]);
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 2_000 }), (text) => {
      for (const line of importLines(text)) {
        expect([...line].length).toBeLessThanOrEqual(IMPORT_CELL_MAX);
        expect(line).toBe(line.trim());
        expect(line).not.toBe("");
        expect(text).toContain(line);
      }
    }),
  );
});

test.each(["a,", "\n", "\r", " ", '"', "title,", "<opml>", "<?xml ?"])(
  "finds the kind and the first line of a long text quickly: %j repeated",
  (piece) => {
    const text = piece.repeat(IMPORT_TEXT_MAX / piece.length);
    expect(() => importKind(text)).toTakeLessThan(200);
    expect(() => importLines(text).next()).toTakeLessThan(200);
  },
);

const entriesOf = (rows: readonly (readonly string[])[]) => {
  const [head = [], ...body] = rows;
  return body.flatMap((row) => rowReader(head)(row) ?? []);
};

test("a table's columns are found by their names, in any order; a guard against formulas is not part of a title", () => {
  const rows = [
    ["Podcast Name", "No.", "Publisher", "RSS URL"],
    ["'=Sum of It", "1", "Ada", "https://f.example/a"],
    ["", "2", "", ""],
    ["Signal"],
  ];
  expect(entriesOf(rows)).toMatchObject([
    { kind: "feed", title: "=Sum of It", author: "Ada" },
    { kind: "title", title: "Signal" },
  ]);
  expect(entriesOf([["\ufefftitle"], ["x".repeat(5_000)]])).toMatchObject([{ title: "x".repeat(IMPORT_CELL_MAX) }]);
});

test("our own export names every show by its id", () => {
  const item = {
    id: "i",
    podcastId: "p-1",
    payload: { title: "Latency", author: null, image_url: null },
    createdAt: new Date(0),
    ...blankColumns(),
    version: 1,
  };
  const rows = (csvHead() + csvLines("L", [item])).trimEnd().split("\r\n").map((line) => line.slice(1, -1).split('","')); // prettier-ignore
  expect(entriesOf(rows)[0]?.keys).toEqual([
    { kind: "id", value: "p-1" },
    { kind: "title", value: "Latency" },
  ]);
});
