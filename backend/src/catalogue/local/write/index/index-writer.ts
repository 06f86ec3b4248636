import { DatabaseSync } from "node:sqlite";
import type { HostSentences } from "@earshot/domain/catalogue/text/boilerplate";
import type { ChangedFile } from "../../record/changed-index.js";
import { COUNT_WORDS, INDEX_INDEXES, INDEX_TABLES } from "../../record/index-schema.js";
import type { IndexableShow } from "../../record/index-show.js";
import { stemsOf } from "../../record/words/word-stems.js";
import { stampIndex, syncFile } from "./complete-index.js";
import type { CatalogueIdentity } from "./index-folder.js";
import { IndexRows, PLACES_APART, WORD_TABLES } from "./index-rows.js";
import type { CategoryName } from "./index-source.js";
import { writeBeginnings } from "./write-beginnings.js";
import { writeLists } from "./write-lists.js";
import { writeColumns } from "./write-columns.js";

/**
 * Settings of the word tables: `hashsize` bytes of index entries are collected in memory before they are written as a segment. No merging
 * while the file is written: one merge at the end handles each entry once.
 */
const WRITING = { hashsize: 8 * 1024 * 1024, automerge: 0, crisismerge: 1_900 };

/** Writes the index of a catalogue into a new file, show by show in popularity order. Nobody reads the file before it is complete. */
export class IndexWriter {
  private readonly database: DatabaseSync;
  private readonly rows: IndexRows;
  private shows = 0;

  /** `repeated`: sentences that hosts add to descriptions. They are not indexed. */
  constructor(
    private readonly path: string,
    repeated: HostSentences = new Map(),
  ) {
    this.database = openToWrite(path);
    this.database.exec(INDEX_TABLES);
    const insert = this.database.prepare("INSERT INTO repeated VALUES (?, ?)");
    for (const [host, sentences] of repeated) for (const sentence of sentences) insert.run(host, sentence);
    for (const table of WORD_TABLES)
      for (const [name, value] of Object.entries(WRITING))
        this.database.exec(`INSERT INTO ${table}(${table}, rank) VALUES ('${name}', ${value})`);
    this.rows = new IndexRows(this.database);
    this.database.exec("BEGIN");
  }

  add(show: IndexableShow): void {
    this.shows += 1;
    this.rows.insert(this.shows * PLACES_APART, this.rows.of(show));
  }

  /** Completes the file and flushes it to the disk. */
  finish(catalogue: CatalogueIdentity, categories: readonly CategoryName[]): void {
    const { database } = this;
    database.exec("COMMIT");
    for (const table of WORD_TABLES) database.exec(`INSERT INTO ${table}(${table}) VALUES ('optimize')`);
    database.exec(INDEX_INDEXES);
    database.exec(COUNT_WORDS);
    this.writeStems();
    database.exec("BEGIN");
    writeColumns(database);
    writeBeginnings(database);
    writeLists(database);
    database.exec("COMMIT");
    stampIndex(database, catalogue, categories);
    this.close();
    syncFile(this.path);
  }

  close(): void {
    if (this.database.isOpen) this.database.close();
  }

  /** Writes the words of topics by stem, except words that only one show has. */
  private writeStems(): void {
    const insert = this.database.prepare("INSERT OR IGNORE INTO stems VALUES (?, ?, ?)");
    const words = this.database.prepare("SELECT word, topics FROM words WHERE topics > 1");
    this.database.exec("BEGIN");
    for (const { word, topics } of words.iterate() as Iterable<{ word: string; topics: number }>) {
      for (const stem of stemsOf(word)) insert.run(stem, topics, word);
    }
    this.database.exec("COMMIT");
  }
}

/** Makes an empty file of changes. */
export function beginChanges(path: string, { generation, checksum, shows }: ChangedFile): void {
  const database = openToWrite(path);
  database.exec(`${INDEX_TABLES}${INDEX_INDEXES}`);
  database.prepare("INSERT INTO changes_of VALUES (?, ?, ?)").run(generation, checksum, shows);
  database.close();
}

/** An incomplete file is discarded after a crash, so no write needs to be durable until the final flush. */
export function openToWrite(path: string): DatabaseSync {
  // In defensive mode, SQLite keeps a journal regardless of the pragma.
  const database = new DatabaseSync(path, { defensive: false });
  database.exec(
    "PRAGMA page_size = 8192; PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -24576; PRAGMA temp_store = FILE",
  );
  return database;
}
