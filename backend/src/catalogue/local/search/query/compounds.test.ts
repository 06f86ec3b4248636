import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseQuery } from "@earshot/domain/catalogue/query/parse-query";
import type { TextField } from "@earshot/domain/catalogue/query/query";
import { indexableShow } from "../../../../testing/catalogue/indexable-show.js";
import { IndexWriter } from "../../write/index/index-writer.js";
import { IndexReader } from "../index/index-reader.js";
import { splitMatches, compoundSplits } from "./compounds.js";

let folder: string;
let reader: IndexReader;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "earshot-splits-"));
  const path = join(folder, "index.sqlite");
  const writer = new IndexWriter(path);
  for (const [id, title, author] of [
    ["a", "DH Unplugged", "Reef Media House"],
    ["b", "All About Cars", "Ida Kelp"],
    ["c", "News", "Ida Kelp"],
    ["d", "The Room", "Ida Kelp"],
  ] as const) {
    writer.add(indexableShow({ id, title, author, description: "sea shore" }));
  }
  writer.finish({ generation: 1, checksum: "1" }, []);
  reader = new IndexReader(path);
});
afterAll(() => {
  reader.close();
  rmSync(folder, { recursive: true });
});

function splits(text: string, field: TextField = "title", word = text.replace(/\W/g, "")): string[] {
  return splitMatches(compoundSplits(reader, parseQuery(text).query, field), field, word);
}

test("a word is also searched as two words that names contain", () => {
  expect(splits("dhunplugged")).toEqual(['"dh unplugged"']);
  expect(splits("dhunplugged", "topic")).toEqual(['title : "dh unplugged"']);
  expect(splits("newsroom")).toEqual(['"news room"']);
  expect(splits("idakelp", "host")).toEqual(['"ida kelp"']);
  expect(splits("idakelp")).toEqual([]);
});

test("does not split a word into words that only descriptions contain", () => {
  expect(splits("seashore", "topic")).toEqual([]);
});

test("matches a word with a whole name of several words", () => {
  expect(splits("allaboutcars")).toEqual(['"all about cars"']);
  expect(splits("reefmediahouse", "host")).toEqual(['"reef media house"']);
  expect(splits("allabout")).toEqual(['"all about"']);
});

test("each word is checked in its own field; phrases and single letters stay as they are", () => {
  const { query } = parseQuery('cars OR (host:idakelp -dhunplugged "all about" a)');
  const found = compoundSplits(reader, query, "title");
  expect([...found.host.keys()]).toEqual(["idakelp"]);
  expect([...found.title.keys()]).toEqual(["cars", "dhunplugged"]);
});
