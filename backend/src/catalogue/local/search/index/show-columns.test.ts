import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { comparedListeners } from "@earshot/domain/audience/range/listener-band";
import { rangeFromNumbers, UNKNOWN_RANGE } from "@earshot/domain/audience/range/listener-range";
import fc from "fast-check";
import { writeColumns } from "../../write/index/write-columns.js";
import { OPEN_END } from "../../record/audience-facts.js";
import { INDEX_TABLES, INDEX_VERSION } from "../../record/index-schema.js";
import { NUMBER_COLUMNS } from "../../record/show-columns.js";
import { IndexReader } from "./index-reader.js";
import type { Range, RowTest, ShowColumns } from "./show-columns.js";
import { presetsOf, showKinds } from "./show-kinds.js";

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
    `INSERT INTO shows (place, sinks, ranked, language, explicit, episodes, low, high, listeners, score, updated, newest, audience, pace, categories)
     VALUES (?, 0, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  for (let at = 0; at < SHOWS; at += 1) {
    // Spans several blobs, with gaps, and includes the edges of a blob.
    const place = at < 10 ? 16_380 + at : 16_390 + at * 777;
    const low = at % 5 === 0 ? null : (at % 7) * 10;
    const high = low === null ? null : at % 11 === 0 ? OPEN_END : low + 15;
    const range = low === null ? UNKNOWN_RANGE : rangeFromNumbers(low, high === OPEN_END ? null : high);
    show.run(
      place,
      at % 3 ? "en" : null,
      at % 2,
      (at % 40) - 1,
      low,
      high,
      comparedListeners(range) ?? -1,
      at % 4 ? (at % 20) / 3 : -1,
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
  column: fc.constantFrom(...NUMBER_COLUMNS, "filtered" as const, "score" as const),
  from: number,
  to: fc.oneof(number, fc.constant(Infinity)),
});

/** As in `filteredListeners`. */
const FILTERED = `CASE WHEN s.low <= 1 AND s.high < ${OPEN_END} THEN (s.high + 1) / 2 ELSE s.listeners END`;

/** Ranges in SQL, where unknown numbers are -1 or null. */
function rangesSql(ranges: readonly Range[]): { sql: string; values: number[] } {
  const sql = ranges.map(({ column, to }) => {
    const value = column === "filtered" ? FILTERED : `s.${column}`;
    return `${value} >= ?${to === Infinity ? "" : ` AND ${value} <= ?`}`;
  });
  const values = ranges.flatMap(({ from, to }) => [Math.max(0, from), ...(to === Infinity ? [] : [to])]);
  return { sql: sql.join(" AND "), values };
}

/** The places at and after one whose rows pass, found one by one. */
function placesFrom(columns: ShowColumns, place: number, tests: readonly RowTest[]): number[] {
  const found: number[] = [];
  for (let at = columns.next(place, tests); at !== undefined; at = columns.next(at + 1, tests)) found.push(at);
  return found;
}

test("shows within ranges are the same as in SQL", () => {
  fc.assert(
    fc.property(fc.array(range, { minLength: 1, maxLength: 3 }), fc.nat(170_000), (ranges, from) => {
      const { sql, values } = rangesSql(ranges);
      const wanted = reader.numbers(`SELECT s.place FROM shows s WHERE s.place >= ? AND ${sql} ORDER BY place`, [from, ...values]); // prettier-ignore
      const { columns } = reader;
      const passes = columns.test({ ranges });
      expect(placesFrom(columns, from, [passes])).toEqual(wanted);
      const all = reader.numbers("SELECT place FROM shows WHERE place >= ? ORDER BY place", [from]);
      expect(placesFrom(columns, from, [])).toEqual(all);
      expect(all.filter((place) => columns.passes(place, [passes]))).toEqual(wanted);
    }),
  );
});

test("a place without a show has no row and passes no filter", () => {
  const places = [1, 16_380, 16_381, 16_391, 9_999_999];
  expect(places.map((place) => reader.columns.rowAt(place))).toEqual([undefined, 0, 1, undefined, undefined]);
  expect(reader.columns.rowsAt(places)).toHaveLength(2);
  expect(reader.columns.passes(1, [])).toBe(false);
});

test("readers that share their memory see what one of them filled in", () => {
  const path = join(folder, "index.sqlite");
  const memory = IndexReader.memoryFor(path);
  const readers = [true, false].map((fills) => new IndexReader(path, { memory, fills }));
  for (const { columns } of readers) {
    const few = columns.test({ ranges: [{ column: "episodes", from: 38, to: 38 }] });
    expect(placesFrom(columns, 0, [few])).toHaveLength(3);
    expect(placesFrom(columns, 0, [])).toEqual(placesFrom(reader.columns, 0, []));
  }
  for (const one of readers) one.close();
});

test("a row is of the kind with its own facts, and few kinds have many rows", () => {
  const { columns } = reader.columns;
  const { kinds, ofRows } = showKinds(reader);
  const valuesOf = (number: number | undefined) => (number ? [String(number - 1)] : []);
  expect(ofRows).toHaveLength(SHOWS);
  for (const [row, kind] of ofRows.entries())
    expect(kinds[kind]).toEqual({
      language: columns.language[row] ? [reader.codes().get(columns.language[row])] : [],
      country: [],
      explicit: valuesOf(columns.explicit[row]),
      hasContact: valuesOf(columns.contact[row]),
      listeners: presetsOf(columns, row),
    });
  expect(new Set(ofRows).size).toBe(kinds.length);
  expect(kinds.length).toBeLessThan(20);
});
