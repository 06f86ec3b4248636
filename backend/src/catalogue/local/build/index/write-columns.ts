import type { DatabaseSync } from "node:sqlite";
import { CODED_NAMES } from "@earshot/domain/catalogue/codes/coded-facts";
import { BYTES_A_SHOW, columnNumber, columnsIn, flagNumber, PLACES_A_BLOB } from "../../record/show-columns.js";

type Row = [
  place: number,
  updated: number,
  heard: number,
  episodes: number,
  low: number | null,
  high: number | null,
  audience: number,
  pace: number,
  score: number,
  categories: string,
  explicit: number | null,
  contact: number | null,
  ...codes: (string | null)[],
];

/** Rewrites the columns of all shows from the table `shows`. */
export function writeColumns(database: DatabaseSync): void {
  database.exec("DELETE FROM columns; DELETE FROM codes; DELETE FROM category_sets");
  const insert = database.prepare("INSERT INTO columns VALUES (?, ?, ?, ?)");
  const numberOf = numbered(database, "codes");
  const sets = numbered(database, "category_sets");
  const shows = database.prepare(
    `SELECT place, updated, heard, episodes, low, high, audience, pace, score, categories, explicit, contact, ${CODED_NAMES.join(", ")} FROM shows
     WHERE place >= ? AND place < ? ORDER BY place`,
  );
  shows.setReturnArrays(true);
  const { last } = database.prepare("SELECT coalesce(max(place), 0) AS last FROM shows").get() as { last: number };
  let first = 0;
  for (let number = 0; number * PLACES_A_BLOB <= last; number += 1) {
    const from = number * PLACES_A_BLOB;
    const rows = shows.all(from, from + PLACES_A_BLOB) as unknown as Row[];
    if (rows.length === 0) continue;
    const buffer = new ArrayBuffer(rows.length * BYTES_A_SHOW);
    const columns = columnsIn(buffer, rows.length);
    for (const [
      at,
      [place, updated, heard, episodes, low, high, audience, pace, score, categories, explicit, contact, ...codes],
    ] of rows.entries()) {
      columns.place[at] = place - from;
      columns.updated[at] = columnNumber(updated);
      columns.heard[at] = columnNumber(heard);
      columns.episodes[at] = columnNumber(episodes);
      columns.low[at] = columnNumber(low);
      columns.high[at] = columnNumber(high);
      columns.audience[at] = columnNumber(audience);
      columns.pace[at] = columnNumber(pace);
      columns.score[at] = score;
      columns.categories[at] = sets(categories);
      columns.explicit[at] = flagNumber(explicit);
      columns.contact[at] = flagNumber(contact);
      for (const [nth, name] of CODED_NAMES.entries()) {
        const code = codes[nth] ?? null;
        columns[name][at] = code === null ? 0 : numberOf(code);
      }
    }
    insert.run(number, first, rows.length, new Uint8Array(buffer));
    first += rows.length;
  }
}

/** Numbers texts from 1 in the order of their first use, and writes them to a table. */
function numbered(database: DatabaseSync, table: string): (text: string) => number {
  const insert = database.prepare(`INSERT INTO ${table} VALUES (?, ?)`);
  const known = new Map<string, number>();
  return (text) => {
    let number = known.get(text);
    if (number === undefined) {
      known.set(text, (number = known.size + 1));
      insert.run(number, text);
    }
    return number;
  };
}
