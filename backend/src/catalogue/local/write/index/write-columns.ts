import type { DatabaseSync } from "node:sqlite";
import { CODED_NAMES } from "@earshot/domain/catalogue/codes/coded-facts";
import {
  BYTES_A_SHOW,
  columnNumber,
  columnsIn,
  flagNumber,
  NUMBER_COLUMNS,
  PLACES_A_BLOB,
} from "../../record/show-columns.js";

type Row = [
  place: number,
  ranked: number,
  score: number,
  categories: string,
  explicit: number | null,
  contact: number | null,
  ...others: (number | string | null)[],
];

/** Rewrites the columns of a file from its table `shows`. */
export function writeColumns(database: DatabaseSync): void {
  database.exec("DELETE FROM main.columns; DELETE FROM main.codes; DELETE FROM main.category_sets");
  const insert = database.prepare("INSERT INTO main.columns VALUES (?, ?, ?, ?)");
  const numberOf = numbered(database, "codes");
  const sets = numbered(database, "category_sets");
  const others = [...NUMBER_COLUMNS, ...CODED_NAMES];
  const shows = database.prepare(
    `SELECT place, ranked, score, categories, explicit, contact, ${others.join(", ")} FROM main.shows
     WHERE place >= ? AND place < ? ORDER BY place`,
  );
  shows.setReturnArrays(true);
  const { last } = database.prepare("SELECT coalesce(max(place), 0) AS last FROM main.shows").get() as { last: number };
  for (let number = 0; number * PLACES_A_BLOB <= last; number += 1) {
    const from = number * PLACES_A_BLOB;
    const rows = shows.all(from, from + PLACES_A_BLOB) as unknown as Row[];
    if (rows.length === 0) continue;
    const buffer = new ArrayBuffer(rows.length * BYTES_A_SHOW);
    const columns = columnsIn(buffer, rows.length);
    let rankedHere = 0;
    for (const [at, [place, ranked, score, categories, explicit, contact, ...values]] of rows.entries()) {
      rankedHere += ranked;
      columns.place[at] = place - from;
      columns.score[at] = score;
      columns.categories[at] = sets(categories);
      columns.explicit[at] = flagNumber(explicit);
      columns.contact[at] = flagNumber(contact);
      for (let nth = 0; nth < others.length; nth += 1) {
        const [name, value] = [others[nth] ?? "updated", values[nth] ?? null];
        columns[name][at] = typeof value === "string" ? numberOf(value) : columnNumber(value);
      }
    }
    insert.run(number, rows.length, rankedHere, new Uint8Array(buffer));
  }
}

/** Numbers texts from 1 in the order of first use. Writes them to a table, unless it or the same table of the whole file has them. */
export function numbered(database: DatabaseSync, table: string): (text: string) => number {
  const insert = database.prepare(`INSERT INTO main.${table} VALUES (?, ?)`);
  const stored = database.prepare(`SELECT * FROM ${table}`);
  stored.setReturnArrays(true);
  const known = new Map((stored.all() as unknown as [number, string][]).map(([number, text]) => [text, number]));
  return (text) => {
    let number = known.get(text);
    if (number === undefined) {
      known.set(text, (number = known.size + 1));
      insert.run(number, text);
    }
    return number;
  };
}
