import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { csvRows } from "./csv-rows.js";
import type { ReadItem } from "./read-item.js";
import { readCsv, readJson } from "./table-reader.js";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "table-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function read(reader: typeof readCsv, text: string): Promise<ReadItem[]> {
  const path = join(folder, "list");
  writeFileSync(path, text);
  const items: ReadItem[] = [];
  for await (const item of reader(path, Buffer.byteLength(text), () => undefined)) items.push(item);
  return items;
}

async function rowsOf(text: string, pieceLength = text.length): Promise<string[][]> {
  async function* pieces() {
    for (let at = 0; at < text.length; at += pieceLength) yield await Promise.resolve(text.slice(at, at + pieceLength));
  }
  const rows: string[][] = [];
  for await (const row of csvRows(pieces())) rows.push(row);
  return rows;
}

describe("csvRows", () => {
  test("reads quotes, doubled quotes, line breaks in cells, and empty lines", async () => {
    const rows = [
      ["a", "b"],
      ['say "hi"', "two\nlines, one cell"],
      ["", "x"],
    ];
    const text = 'a,b\r\n"say ""hi""","two\nlines, one cell"\n\n,x';
    expect(await rowsOf(text)).toEqual(rows);
    // Regardless of where the pieces end.
    for (let length = 8; length < 20; length += 1) expect(await rowsOf(text, length)).toEqual(rows);
  });
  test("reads semicolons and tabs", async () => {
    expect(await rowsOf("a;b,c;d\n1;2;3")).toEqual([["a", "b,c", "d"], ["1", "2", "3"]]); // prettier-ignore
    expect(await rowsOf("a\tb\n1\t2\n")).toEqual([["a", "b"], ["1", "2"]]); // prettier-ignore
  });
  test("keeps a quote inside a cell, and accepts rows of different lengths", async () => {
    expect(await rowsOf('a,b\n5" disk,x\n1,2,3\n')).toEqual([["a", "b"], ['5" disk', "x"], ["1", "2", "3"]]); // prettier-ignore
  });
  test("cells and rows are cut at the limits", async () => {
    async function* text() {
      yield await Promise.resolve("head,b,c\nlonger,x,y\n");
    }
    const rows: string[][] = [];
    for await (const row of csvRows(text(), { cellLength: 4, cells: 2 })) rows.push(row);
    expect(rows).toEqual([["head", "b"], ["long", "x"]]); // prettier-ignore
  });
  test("a reader that stops early stops the source", async () => {
    let ended = false;
    async function* endless() {
      try {
        for (;;) yield await Promise.resolve("a,b\n");
      } finally {
        ended = true;
      }
    }
    for await (const row of csvRows(endless())) if (row.length === 2) break;
    expect(ended).toBe(true);
  });
  test("an unclosed quote ends with an error instead of filling the memory", async () => {
    await expect(rowsOf(`a,b\n"${"x".repeat(1_100_000)}`)).rejects.toThrow("no end");
    await expect(rowsOf('a,b\n"x')).rejects.toThrow("no end");
  });
});

test("reads a CSV list with its own column names", async () => {
  const items = await read(
    readCsv,
    '\ufeffName,RSS_Feed,author,Episodes,x\n"Night, talk",https://a.example/f,Ann,12,y\nBad,nonsense,,,\n',
  );
  expect(items).toMatchObject([
    { kind: "podcast", podcast: { key: "a.example/f", title: "Night, talk", author: "Ann", episodeCount: 12 } },
    { kind: "bad", position: 2, title: "Bad", reason: 'No feed address: "nonsense".' },
  ]);
  expect(await read(readCsv, "x,y\n1,2\n")).toMatchObject([{ kind: "skipped" }]);
});

describe("a list in JSON", () => {
  const one = {
    title: "One",
    url: "https://a.example/1",
    categories: ["Society & Culture", "Documentary"],
    explicit: true,
  };
  const two = { name: "Two", rssFeed: "https://a.example/2", itunesID: 42, latestEpisodePublished: 1_600_000_000 };
  const shows = [
    { kind: "podcast", podcast: { title: "One", categories: ["Society & Culture", "Documentary"], explicit: true } },
    { kind: "podcast", podcast: { title: "Two", itunesId: 42, newestEpisode: 1_600_000_000 } },
  ];
  test.each([
    ["an array", JSON.stringify([one, two])],
    ["an object that holds one", JSON.stringify({ status: true, feeds: [one, two], tags: ["x"] })],
    ["one per line", `${JSON.stringify(one)}\n${JSON.stringify(two)}\n`],
  ])("as %s", async (_, text) => expect(await read(readJson, text)).toMatchObject(shows));

  test("reads a single show", async () => expect(await read(readJson, JSON.stringify(two))).toMatchObject([shows[1]]));

  test.each(["{}", "[]", "[1, null]", '{"a": {"b": 1}}', "{broken", '{"title": "no feed"}'])(
    "%s is not a list of shows",
    async (text) => expect(await read(readJson, text)).toMatchObject([{ kind: "skipped" }]),
  );
});
