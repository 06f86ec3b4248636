import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeRealData, realData } from "../../testing/catalogue/real-data.js";
import { contentKind, importInputs } from "./import-inputs.js";

describe("contentKind depends on the file's content", () => {
  test.each([
    ["SQLite format 3\0…", "x.xml", "dump"],
    ["\x1f\x8b\x08", "feeds.db.tgz", "archive"],
    ["PK\x03\x04", "x.zip", "archive"],
    ['<?xml version="1.0"?>\n<!-- <rss> --><opml version="1.0">', "x.txt", "subscriptions"],
    ["<outline", "x.opml", "subscriptions"],
    ['<?xml version="1.0"?><rss version="2.0">', "noname", "feed"],
    ["\ufeff  <feed xmlns='http://www.w3.org/2005/Atom'>", "x", "feed"],
    ["<html><body>", "page", "feed"],
    ["Warning: x\n<rss>", "x", "feed"],
    ["", "empty.xml", "feed"],
    ["garbage", "x.rss", "feed"],
    ['[{"title": "x"}]', "shows.json", "json"],
    ["title,url\nA,https://a.example/f", "shows.csv", "csv"],
    ["# Read me", "README.md", "unknown"],
    ["", "x", "unknown"],
  ])("%j in %s is %s", (text, name, kind) => expect(contentKind(Buffer.from(text, "latin1"), name)).toBe(kind));

  test("detects the kind in other encodings too", () => {
    expect(contentKind(Buffer.from('\ufeff<opml version="1.0">', "utf16le"), "x")).toBe("subscriptions");
  });
});

describe("importInputs", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "inputs-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test("takes files, and folders with everything below, in alphabetical order", async () => {
    mkdirSync(join(folder, "b"));
    writeFileSync(join(folder, "b", "two.xml"), "<rss/>");
    writeFileSync(join(folder, "a.opml"), "<opml/>");
    writeFileSync(join(folder, ".hidden.xml"), "<rss/>");
    symlinkSync(folder, join(folder, "b", "circle"));
    symlinkSync(join(folder, "a.opml"), join(folder, "link.opml"));
    const inputs = await importInputs([folder, join(folder, "a.opml")]);
    expect(inputs.map(({ path, kind, size }) => [path.slice(folder.length + 1), kind, size])).toEqual([
      ["a.opml", "subscriptions", 7],
      ["b/two.xml", "feed", 6],
      ["link.opml", "subscriptions", 7],
      ["a.opml", "subscriptions", 7],
    ]);
  });

  test("throws on a path that does not exist", async () => {
    await expect(importInputs([join(folder, "nothing")])).rejects.toMatchObject({ code: "ENOENT" });
  });
});

describeRealData("hostile", "real files", () => {
  test("every feed, dump and list is recognized", async () => {
    const kinds = new Map<string, number>();
    for (const { kind } of await importInputs([
      realData("podcastindex_feeds.real-sample.db"),
      realData("feeds"),
      realData("opml"),
    ]))
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    expect(Object.fromEntries(kinds)).toEqual({
      dump: 1,
      feed: kinds.get("feed"),
      subscriptions: kinds.get("subscriptions"),
    });
    expect(kinds.get("feed")).toBeGreaterThanOrEqual(54);
    expect(kinds.get("subscriptions")).toBeGreaterThanOrEqual(11);
  });
});
