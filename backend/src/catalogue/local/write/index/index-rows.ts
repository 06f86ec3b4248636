import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { HostSentences } from "@earshot/domain/catalogue/text/boilerplate";
import { type HostSentence, repeatedSentences } from "../../record/repeated-sentences.js";
import { type IndexableShow, indexedShow, type IndexedShow } from "../../record/index-show.js";
import { numbered } from "./write-columns.js";

/** The word tables, and all tables with a row per show. */
export const WORD_TABLES = ["titles", "hosts", "topics"] as const;
const ROW_TABLES = ["shows", "texts"] as const;
const TABLES: readonly (keyof IndexedShow)[] = [...ROW_TABLES, ...WORD_TABLES];

/** The distance between the places of two shows. Later imports use the numbers in between. */
export const PLACES_APART = 4;

export class IndexRows {
  private readonly inserts: readonly (readonly [keyof IndexedShow, StatementSync])[];
  private readonly removals: readonly StatementSync[];
  private readonly wordRemovals: readonly (readonly [keyof IndexedShow, StatementSync])[];
  private readonly numberOf: (category: string) => number;
  private readonly repeated: HostSentences;

  constructor(database: DatabaseSync) {
    this.inserts = TABLES.map((table) => [table, database.prepare(insertInto(database, table))] as const);
    this.removals = ROW_TABLES.map((table) => database.prepare(`DELETE FROM main.${table} WHERE place = ?`));
    this.wordRemovals = WORD_TABLES.map((table) => [table, database.prepare(deleteFrom(database, table))] as const);
    this.numberOf = numbered(database, "categories");
    this.repeated = repeatedSentences(database.prepare("SELECT host, sentence FROM repeated").all() as HostSentence[]);
  }

  /** What the index stores about a show. */
  of(show: IndexableShow): IndexedShow {
    return indexedShow(show, this.numberOf, this.repeated);
  }

  insert(place: number, row: IndexedShow): void {
    for (const [table, insert] of this.inserts) insert.run(place, ...row[table]);
  }

  /** `row`: what the index contains at the place, because a word table can only remove words that it is given. */
  remove(place: number, row: IndexedShow): void {
    for (const removal of this.removals) removal.run(place);
    for (const [table, removal] of this.wordRemovals) removal.run(place, ...row[table]);
  }
}

function insertInto(database: DatabaseSync, table: string): string {
  const names = writtenColumns(database, table);
  return `INSERT INTO main.${table} (rowid, ${names.join(", ")}) VALUES (?${", ?".repeat(names.length)})`;
}

function deleteFrom(database: DatabaseSync, table: string): string {
  const names = writtenColumns(database, table);
  return `INSERT INTO main.${table} (${table}, rowid, ${names.join(", ")}) VALUES ('delete', ?${", ?".repeat(names.length)})`;
}

/** The columns after the place, without computed ones. */
function writtenColumns(database: DatabaseSync, table: string): string[] {
  const columns = database.prepare(
    "SELECT name FROM pragma_table_xinfo(?, 'main') WHERE hidden = 0 AND name <> 'place'",
  );
  return columns.all(table).map(({ name }) => String(name));
}
