import type { DatabaseSync, StatementSync } from "node:sqlite";
import { type IndexableShow, indexedShow, type IndexedShow } from "../record/index-show.js";

/** The tables that find words, and all that hold a row of each show. */
export const WORD_TABLES = ["titles", "hosts", "topics"] as const;
const TABLES: readonly (keyof IndexedShow)[] = ["shows", "texts", ...WORD_TABLES];

/** From one show to the next; the numbers between them are for shows that an import puts there later. */
export const PLACES_APART = 16;

/** Writes and removes the rows of shows in an index file. */
export class IndexRows {
  private readonly inserts: readonly (readonly [keyof IndexedShow, StatementSync])[];
  private readonly removals: readonly StatementSync[];
  private readonly newCategory: StatementSync;
  private readonly categories: Map<string, number>;

  constructor(database: DatabaseSync) {
    this.inserts = TABLES.map((table) => [table, database.prepare(insertInto(database, table))] as const);
    this.removals = TABLES.map((table) => database.prepare(`DELETE FROM ${table} WHERE rowid = ?`));
    this.newCategory = database.prepare("INSERT INTO categories VALUES (?, ?)");
    const known = database.prepare("SELECT name, number FROM categories").all() as { name: string; number: number }[];
    this.categories = new Map(known.map(({ name, number }) => [name, number]));
  }

  /** What the index holds of a show. */
  of(show: IndexableShow): IndexedShow {
    return indexedShow(show, (name) => this.numberOf(name));
  }

  insert(place: number, row: IndexedShow): void {
    for (const [table, insert] of this.inserts) insert.run(place, ...row[table]);
  }

  remove(place: number): void {
    for (const removal of this.removals) removal.run(place);
  }

  private numberOf(category: string): number {
    const known = this.categories.get(category);
    if (known !== undefined) return known;
    const number = this.categories.size + 1;
    this.newCategory.run(number, category);
    this.categories.set(category, number);
    return number;
  }
}

/** The statement that writes a place and the values behind it. */
function insertInto(database: DatabaseSync, table: string): string {
  const columns = database.prepare(`SELECT * FROM ${table}`).columns();
  const names = columns.map(({ name }) => name).filter((name) => name !== "place");
  return `INSERT INTO ${table} (rowid, ${names.join(", ")}) VALUES (?${", ?".repeat(names.length)})`;
}
