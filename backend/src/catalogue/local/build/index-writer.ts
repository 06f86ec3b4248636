import { closeSync, fsyncSync, openSync } from "node:fs";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { COUNT_WORDS, INDEX_INDEXES, INDEX_TABLES, INDEX_VERSION, RANK_MARKS_APART } from "../record/index-schema.js";
import { type IndexableShow, indexedShow, type IndexedShow } from "../record/index-show.js";
import { stemsOf } from "../record/word-stems.js";
import type { IndexedCatalogue } from "./index-folder.js";
import type { CategoryName } from "./index-source.js";

/** From one show to the next; the numbers between them are for shows that an import puts there later. */
export const PLACES_APART = 16;

/** Bytes of index entries that a word table holds in memory before it writes them. */
const COLLECTED = 16 * 1024 * 1024;

const WORD_TABLES = ["titles", "hosts", "topics"] as const;

/** The tables that hold a row of each show. */
const TABLES: readonly (keyof IndexedShow)[] = ["shows", "texts", ...WORD_TABLES];

/** Writes the index of a catalogue into a new file, show by show in popularity order. Nobody reads it before it is whole. */
export class IndexWriter {
  private readonly database: DatabaseSync;
  private readonly inserts: readonly (readonly [keyof IndexedShow, StatementSync])[];
  private readonly mark: StatementSync;
  private readonly categories = new Map<string, number>();
  private shows = 0;
  private ranked = 0;

  constructor(private readonly path: string) {
    this.database = new DatabaseSync(path);
    // A file that is not whole is thrown away: nothing in it has to survive a crash before `finish`.
    this.database.exec(
      "PRAGMA page_size = 8192; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -65536; PRAGMA temp_store = FILE",
    );
    this.database.exec(INDEX_TABLES);
    for (const table of WORD_TABLES) this.setting(table, "hashsize", COLLECTED);
    this.inserts = TABLES.map((table) => [table, this.database.prepare(insertInto(this.database, table))] as const);
    this.mark = this.database.prepare("INSERT INTO rank_marks VALUES (?, ?)");
    this.database.exec("BEGIN");
  }

  add(show: IndexableShow): void {
    this.shows += 1;
    const place = this.shows * PLACES_APART;
    const row = indexedShow(show, (name) => this.numberOf(name));
    for (const [table, insert] of this.inserts) insert.run(place, ...row[table]);
    if (!show.ranked) return;
    if (this.ranked % RANK_MARKS_APART === 0) this.mark.run(place, this.ranked);
    this.ranked += 1;
  }

  /** Completes the file and sees to it that it is on the disk. */
  finish(catalogue: IndexedCatalogue, categories: readonly CategoryName[]): void {
    const { database } = this;
    const name = database.prepare("INSERT INTO categories VALUES (?, ?)");
    for (const [category, number] of this.categories) name.run(number, category);
    const label = database.prepare("INSERT INTO category_names VALUES (?, ?, ?)");
    for (const category of categories) label.run(category.label, category.name, category.shows);
    database.exec("COMMIT");
    for (const table of WORD_TABLES) database.exec(`INSERT INTO ${table}(${table}) VALUES ('optimize')`);
    database.exec(INDEX_INDEXES);
    database.exec(COUNT_WORDS);
    this.writeStems();
    // The mark of a whole file, written last.
    database
      .prepare("INSERT INTO info (version, generation, checksum, shows) VALUES (?, ?, ?, ?)")
      .run(INDEX_VERSION, catalogue.generation, catalogue.checksum, this.shows);
    this.close();
    const file = openSync(this.path, "r+");
    fsyncSync(file);
    closeSync(file);
  }

  close(): void {
    if (this.database.isOpen) this.database.close();
  }

  /** The words of topics by their stems; one-off words are left out. */
  private writeStems(): void {
    const insert = this.database.prepare("INSERT OR IGNORE INTO stems VALUES (?, ?, ?)");
    const words = this.database.prepare("SELECT word, topics FROM words WHERE topics > 1");
    this.database.exec("BEGIN");
    for (const { word, topics } of words.iterate() as Iterable<{ word: string; topics: number }>) {
      for (const stem of stemsOf(word)) insert.run(stem, topics, word);
    }
    this.database.exec("COMMIT");
  }

  private numberOf(category: string): number {
    const known = this.categories.get(category);
    if (known !== undefined) return known;
    this.categories.set(category, this.categories.size + 1);
    return this.categories.size;
  }

  private setting(table: string, name: string, value: number): void {
    this.database.exec(`INSERT INTO ${table}(${table}, rank) VALUES ('${name}', ${value})`);
  }
}

/** The statement that writes a place and the values behind it. */
function insertInto(database: DatabaseSync, table: string): string {
  const columns = database.prepare(`SELECT * FROM ${table}`).columns();
  const names = columns.map(({ name }) => name).filter((name) => name !== "place");
  return `INSERT INTO ${table} (rowid, ${names.join(", ")}) VALUES (?${", ?".repeat(names.length)})`;
}
