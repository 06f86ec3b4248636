import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { writeColumns } from "../../build/index/write-columns.js";
import { OPEN_END } from "../../record/audience-facts.js";
import { INDEX_TABLES, INDEX_VERSION } from "../../record/index-schema.js";
import { NUMBER_COLUMNS } from "../../record/show-columns.js";
import { rangesSql } from "./condition.js";
import { IndexReader } from "./index-reader.js";
import type { Ranges } from "./show-columns.js";

// The columns in memory and the same condition in SQL agree on every show.

const SHOWS = 120;
let folder: string;
let reader: IndexReader;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "earshot-columns-"));
  const path = join(folder, "index.sqlite");
  const file = new DatabaseSync(path);
  file.exec(INDEX_TABLES);
  const show = file.prepare(
    `INSERT INTO shows (place, sinks, ranked, language, explicit, episodes, low, high, score, updated, newest, audience, pace, categories)
     VALUES (?, 0, 1, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?)`,
  );
  for (let at = 0; at < SHOWS; at += 1) {
    // Over several blobs, with gaps, and the edges of a blob among them.
    const place = at < 10 ? 16_380 + at : 16_390 + at * 777;
    const low = at % 5 === 0 ? null : (at % 7) * 10;
    const high = low === null ? null : at % 11 === 0 ? OPEN_END : low + 15;
    show.run(
      place,
      at % 3 ? "en" : null,
      at % 2,
      (at % 40) - 1,
      low,
      high,
      (at % 30) - 1,
      at % 25,
      (at % 35) - 1,
      (at % 50) - 1,
      `${at % 4} 9`,
    );
  }
  writeColumns(file);
  file.prepare("INSERT INTO info VALUES (?, 1, 'x', ?)").run(INDEX_VERSION, SHOWS);
  file.close();
  reader = new IndexReader(path);
});
afterAll(() => {
  reader.close();
  rmSync(folder, { recursive: true });
});

const number = fc.oneof(fc.integer({ min: -2, max: 90 }), fc.constant(OPEN_END));
const range = fc.record({
  column: fc.constantFrom(...NUMBER_COLUMNS, "listeners" as const),
  from: number,
  to: fc.oneof(number, fc.constant(Infinity)),
});
const condition: fc.Arbitrary<Ranges> = fc.record({
  ranges: fc.array(range, { minLength: 1, maxLength: 3 }),
  excluded: fc.boolean(),
});

test("shows within ranges are the same as in SQL", () => {
  fc.assert(
    fc.property(fc.array(condition, { maxLength: 3 }), fc.nat(170_000), (conditions, after) => {
      const sql = conditions.map(rangesSql);
      const where = ["place > ?", ...sql.map((part) => `(${part.sql})`)].join(" AND ");
      const values = [after, ...sql.flatMap((part) => part.values)];
      const wanted = reader.numbers(`SELECT s.place FROM shows s WHERE ${where} ORDER BY place`, values);
      expect(reader.columns.after(after, conditions, SHOWS)).toEqual(wanted);
      expect(reader.columns.after(after, conditions, 5)).toEqual(wanted.slice(0, 5));
      const all = reader.numbers("SELECT place FROM shows WHERE place > ? ORDER BY place", [after]);
      expect(reader.columns.within(all, conditions)).toEqual(wanted);
    }),
  );
});

test("places without a show are left out", () => {
  expect(reader.columns.within([1, 16_380, 16_381, 16_391, 9_999_999], [{ ranges: [], excluded: false }])).toEqual([
    16_380, 16_381,
  ]);
});

test("readers that share their memory see the same columns", () => {
  const path = join(folder, "index.sqlite");
  const memory = IndexReader.memoryFor(path);
  const [first, second] = [new IndexReader(path, memory), new IndexReader(path, memory)];
  const few: Ranges = { ranges: [{ column: "episodes", from: 38, to: 38 }], excluded: false };
  expect(first.columns.after(0, [few], SHOWS)).toHaveLength(3);
  expect(second.columns.after(0, [few], SHOWS)).toEqual(first.columns.after(0, [few], SHOWS));
  first.close();
  second.close();
});

test("what is read ahead is in memory, piece by piece, and not read again", () => {
  const path = join(folder, "index.sqlite");
  const ahead = new IndexReader(path, IndexReader.memoryFor(path));
  const pieces = ahead.number("SELECT count(*) FROM columns");
  let read = 0;
  while (ahead.columns.readNext()) read += 1;
  ahead.close();
  expect(read).toBe(pieces);
  expect(pieces).toBeGreaterThan(2);
  expect(ahead.columns.after(0, [], SHOWS + 1)).toEqual(reader.columns.after(0, [], SHOWS + 1));
});
