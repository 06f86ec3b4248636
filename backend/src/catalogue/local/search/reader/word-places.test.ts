import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { IndexWriter } from "../../build/index/index-writer.js";
import { writeLists } from "../../build/index/write-lists.js";
import { LEAST_LISTED } from "../../record/word-lists.js";
import type { IndexableShow } from "../../record/index-show.js";
import { labelWord } from "../../record/words/label-words.js";
import { IndexReader } from "./index-reader.js";
import { walkOf } from "./word-places.js";

// The lists of words and the index of words find the same shows.

const SHOWS = 8 * LEAST_LISTED;
const SHOW: IndexableShow = {
  ...{
    id: "",
    as_of: null,
    sinks: 0,
    ranked: true,
    size: 1,
    title: "",
    author: null,
    owner: null,
    description: null,
    categories: [],
  },
  ...{
    language: "en",
    country: null,
    explicit: false,
    has_contact: false,
    host: null,
    itunes_id: null,
    episode_count: 3,
  },
  ...{ popularity_score: null, last_update: null, newest_episode: null, detected_language: null, listeners_low: null },
  ...{ listeners_high: null, fetched_at: "0", oldest_episode: null, update_interval_days: null, listener_range: null },
  ...{ signals: null, dead: false },
};
let folder: string;
let path: string;
let reader: IndexReader;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "earshot-lists-"));
  path = join(folder, "index.sqlite");
  const writer = new IndexWriter(path);
  for (let at = 1; at <= SHOWS; at += 1) {
    const title = [at % 2 ? "kelp" : "moss", at % 3 ? "reef" : "sand", at % 500 ? "" : "pearl diver"].join(" ").trim();
    writer.add({
      ...SHOW,
      id: `show${at}`,
      title,
      description: at % 5 ? "tide" : "reef kelp",
      categories: at % 4 ? ["News"] : [],
    });
  }
  writer.finish({ generation: 1, checksum: "x" }, []);
  reader = new IndexReader(path);
});
afterAll(() => {
  reader.close();
  rmSync(folder, { recursive: true });
});

const NEWS = `"${labelWord("c:news")}"`;
const wordsOf = (field: string, match: string) => ({
  sql: `SELECT rowid AS place FROM ${field} WHERE ${field} MATCH ?`,
  values: [match],
});

test.each([
  ["titles", '"kelp"'],
  ["titles", '"nothing"'],
  ["titles", `("kelp" AND ${NEWS})`],
  ["titles", '(("kelp" AND ("reef" OR "pearl diver")) NOT "sand")'],
  ["topics", '("tide" OR title : "kelp sand" OR "pearl")'],
  ["topics", '("pearl diver" AND ("kelp" OR "tide"))'],
  ["topics", `((("reef" AND "tide") OR ${NEWS}) NOT ("moss" OR "pearl"))`],
])("%s: %s", (field, match) => {
  const asked = wordsOf(field, match);
  expect(walkOf(reader, asked)?.after(0, SHOWS)).toEqual(reader.numbers(`${asked.sql} ORDER BY rowid`, [match]));
});

test("only common words and labels have a list in the file", () => {
  const file = new DatabaseSync(path);
  const all = () => file.prepare("SELECT * FROM word_lists").all();
  const before = all();
  expect(before.map(({ field, word }) => [field, word])).toEqual(
    expect.arrayContaining([[0, "kelp"], [2, "tide"], [2, labelWord("c:news")]]), // prettier-ignore
  );
  expect(before.some(({ word }) => word === "pearl")).toBe(false);
  writeLists(file);
  expect(all()).toEqual(before);
  file.close();
});

test("other statements and beginnings of words are left to the file", () => {
  expect(walkOf(reader, undefined)).toBeUndefined();
  expect(walkOf(reader, { sql: "SELECT place FROM shows", values: [] })).toBeUndefined();
  expect(walkOf(reader, wordsOf("titles", '("kelp" AND "東" *)'))).toBeUndefined();
});
