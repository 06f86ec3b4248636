import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { LRUCache } from "lru-cache";
import { changedWordsSql, openChanged, rowOf } from "../../record/changed-index.js";
import { firstFrom } from "../../record/first-from.js";
import { INDEX_VERSION } from "../../record/index-schema.js";
import { BYTES_A_SHOW } from "../../record/show-columns.js";
import {
  changedList,
  LIST_FIELDS,
  type ListField,
  type PlaceList,
  wordsSql,
  writePlaces,
} from "../../record/word-lists.js";
import { type HostSentence, repeatedSentences } from "../../record/repeated-sentences.js";
import { CategorySets } from "./category-sets.js";
import { bytesOfBits } from "./place-bits.js";
import type { Total } from "./matches.js";
import { once } from "./once-for.js";
import type { FirstPlaces } from "./postings-iterator.js";
import { StageClock } from "./stages.js";
import { type ColumnMemory, ShowColumns } from "./show-columns.js";

/** Maximum prepared statements: searches use few kinds of statements, with different values. */
const PREPARED = 200;
/**
 * Maximum number of words whose counts are cached. Longer requests are not cached: they contain spellings, most of which are not
 * words.
 */
const [COUNTED, FEW_COUNTED] = [10_000, 100];
/** Maximum number of cached places of recent searches: a search with facets reads 50,000 for each field. */
const CACHED_PLACES = 200_000;
/**
 * Bytes of cached lists of recently searched words: the most common word among five million shows takes two million bytes, and as many
 * for its bits.
 */
const LISTS = 16_000_000;
/** The largest number that a cursor can hold; the numbers of files of changes count down from it. */
const LAST_NUMBER = 2_147_483_647;
/** Bytes of the file that are mapped into memory; SQLite may map less, depending on how it was built. */
const MAPPED = 8_000_000_000;

/** The number of shows with a word, by field. */
export type WordCount = { readonly title: number; readonly host: number; readonly topic: number };

/** One connection to the search index of a generation. All calls are synchronous. */
export class IndexReader {
  readonly shows: number;
  /**
   * Identifies the numbering of the places, for cursors. When changes are merged into a whole file of the same generation, places
   * get different numbers than in the earlier file with its changes.
   */
  readonly numbering: number;
  /** For a file of changes: the places in the whole file that are no longer valid. */
  readonly replaced: Int32Array | undefined;
  /** For a file of changes: the places of changed shows. */
  private readonly changed: Int32Array | undefined;
  readonly columns: ShowColumns;
  readonly stages = new StageClock();
  readonly categorySets = new CategorySets(this);
  /** The first shows of recent searches. */
  readonly firstPlaces = new LRUCache<string, FirstPlaces>({
    maxSize: CACHED_PLACES,
    sizeCalculation: ({ places }) => places.length + 1,
  });
  /** The totals of recent searches. */
  readonly totals = new LRUCache<string, Total>({ max: 500 });
  /** The number of shows with a word; "none" if there are none. */
  private readonly counted = new LRUCache<string, WordCount | "none">({ max: COUNTED });
  private readonly placeLists = new LRUCache<string, PlaceList>({
    maxSize: LISTS,
    sizeCalculation: (list) => 100 + list.places.byteLength + list.jumps.byteLength + bytesOfBits(list),
  });
  private readonly file: DatabaseSync;
  private readonly prepared = new LRUCache<string, StatementSync>({ max: PREPARED });
  readonly categories = once(() => new Map(this.lists<[number, string]>("SELECT number, name FROM categories")));
  /** The codes of coded facts by their numbers in the columns, starting at 1. */
  readonly codes = once(() => new Map(this.lists<[number, string]>("SELECT number, code FROM codes")));
  /** The sentences that hosts put into their shows. */
  readonly repeated = once(() => repeatedSentences(this.all<HostSentence>("SELECT host, sentence FROM repeated")));

  /** Memory to be shared by all readers of a file. Throws when the file cannot be read. */
  static memoryFor(path: string): SharedArrayBuffer {
    const info = rowOf<{ shows: number }>(path, "SELECT shows FROM info");
    return new SharedArrayBuffer((info?.shows ?? 0) * BYTES_A_SHOW);
  }

  /** Throws when the file is not an index, or has another version. */
  constructor(path: string, memory?: ColumnMemory) {
    this.file = new DatabaseSync(path, { readOnly: true });
    this.file.exec(`PRAGMA mmap_size = ${MAPPED}; PRAGMA temp_store = MEMORY`);
    const info = this.get<{ version: number; generation: number; shows: number }>("SELECT * FROM info");
    if (info?.version !== INDEX_VERSION) throw new Error(`${path} is a search index of another version.`);
    if (openChanged(this.file, dirname(path))) {
      this.replaced = Int32Array.from(this.numbers("SELECT place FROM replaced ORDER BY place"));
      this.changed = Int32Array.from(this.numbers("SELECT place FROM main.texts ORDER BY place"));
    }
    this.file.exec("PRAGMA query_only = 1");
    this.numbering = this.replaced ? LAST_NUMBER - info.generation : info.generation;
    this.shows = info.shows;
    this.columns = new ShowColumns(this, memory);
  }

  all<Row>(sql: string, values: readonly SQLInputValue[] = []): Row[] {
    return this.statement(sql).all(...values) as Row[];
  }

  /** The same rows as arrays of values, which is faster for many rows. */
  lists<List>(sql: string, values: readonly SQLInputValue[] = []): List[] {
    const statement = this.statement(`/* lists */ ${sql}`);
    statement.setReturnArrays(true);
    return statement.all(...values) as unknown[] as List[];
  }

  get<Row>(sql: string, values: readonly SQLInputValue[] = []): Row | undefined {
    return this.statement(sql).get(...values) as Row | undefined;
  }

  /** The single number that a statement returns. */
  number(sql: string, values: readonly SQLInputValue[] = []): number {
    return Number(Object.values(this.get<Record<string, number>>(sql, values) ?? {})[0] ?? 0);
  }

  /** The only column of a statement's result, which must contain numbers. Read as one text, which is faster. */
  numbers(sql: string, values: readonly SQLInputValue[] = []): number[] {
    const [row] = this.lists<[string]>(
      `WITH found(number) AS (${sql}) SELECT json_group_array(number) FROM found`,
      values,
    );
    return JSON.parse(row?.[0] ?? "[]") as number[];
  }

  /** The first places of a search, at least as many as requested. They are needed several times and read once. */
  firstOf(key: string, wanted: number, read: (place: number, wanted: number) => readonly number[]): FirstPlaces {
    let known = this.firstPlaces.get(key) ?? { places: [], all: false };
    if (!known.all && known.places.length < wanted) {
      const left = wanted - known.places.length;
      const next = read(known.places.at(-1) ?? 0, left);
      known = { places: known.places.length > 0 ? known.places.concat(next) : next, all: next.length < left };
      this.firstPlaces.set(key, known);
    }
    return known;
  }

  /** Keeps the first places of a search, unless more are known. */
  keepFirst(key: string, places: readonly number[]): void {
    const known = this.firstPlaces.get(key)?.places.length ?? 0;
    if (places.length > known) this.firstPlaces.set(key, { places, all: false });
  }

  /** The places that a word or a phrase finds in a field, from its list if it can have one, or else from the full-text index. */
  placeList(field: ListField, match: string, mayBeListed: boolean): PlaceList {
    const key = `${field} ${match}`;
    let list = this.placeLists.get(key);
    if (list === undefined) {
      const stored = mayBeListed ? this.storedList(field, match) : undefined;
      list = stored ?? writePlaces([this.numbers(`${this.wordsSql(field)} ORDER BY place`, [match])]);
      this.placeLists.set(key, list);
    }
    return list;
  }

  isReplaced(place: number): boolean {
    return this.replaced !== undefined && has(this.replaced, place);
  }

  /** The statement that finds the places for a match, which is its first value. */
  wordsSql(field: ListField): string {
    return this.replaced ? changedWordsSql(field) : wordsSql(field);
  }

  private storedList(field: ListField, match: string): PlaceList | undefined {
    const stored = this.get<{ places: Uint8Array; jumps: Uint8Array }>(
      `SELECT places, jumps FROM ${this.replaced ? "whole" : "main"}.word_lists WHERE field = ? AND word = ?`,
      [LIST_FIELDS.indexOf(field), match.slice(1, -1)],
    );
    if (!stored) return undefined;
    if (!this.replaced) return { ...stored, jumps: new Int32Array(Uint8Array.from(stored.jumps).buffer) };
    const come = this.numbers(`${wordsSql(field)} ORDER BY place`, [match]);
    return changedList(stored.places, this.replaced, come);
  }

  /**
   * The number of shows with each word; words that no show has are absent. Uses one statement, because a spelling has hundreds of
   * neighbors.
   */
  counts(words: Iterable<string>): Map<string, WordCount> {
    const found = new Map<string, WordCount>();
    const unknown: string[] = [];
    for (const word of words) {
      const known = this.counted.get(word);
      if (known === undefined) unknown.push(word);
      else if (known !== "none") found.set(word, known);
    }
    if (unknown.length === 0) return found;
    const rows = this.lists<[string, number, number, number]>(
      `SELECT w.word, w.titles, w.hosts, w.topics
       FROM json_each(?) asked CROSS JOIN words w ON w.word = asked.value`,
      [JSON.stringify(unknown)],
    );
    for (const [word, title, host, topic] of rows) found.set(word, { title, host, topic });
    if (unknown.length <= FEW_COUNTED) for (const word of unknown) this.counted.set(word, found.get(word) ?? "none");
    return found;
  }

  /** The tables with the texts at these places, each with its places. */
  textsAt(places: readonly number[]): (readonly [table: string, places: readonly number[]])[] {
    const { changed } = this;
    const tables: [string, readonly number[]][] = changed
      ? [
          ["whole.texts", places.filter((place) => !has(changed, place))],
          ["main.texts", places.filter((place) => has(changed, place))],
        ]
      : [["texts", places]];
    return tables.filter(([, some]) => some.length > 0);
  }

  /** Values of the texts at these places, each row starting with its place, in the order of the places. */
  valuesAt<Row extends readonly [place: number, ...values: unknown[]]>(
    places: readonly number[],
    values: string,
  ): Row[] {
    const found = this.textsAt(places).flatMap(([table, some]) =>
      this.lists<Row>(`SELECT t.place, ${values} FROM json_each(?) one CROSS JOIN ${table} t ON t.place = one.value`, [
        JSON.stringify(some),
      ]),
    );
    if (!this.changed) return found;
    const rows = new Map(found.map((row) => [row[0], row]));
    return places.flatMap((place) => {
      const row = rows.get(place);
      return row ? [row] : [];
    });
  }

  idsAt(places: readonly number[]): ReadonlyMap<number, string> {
    return new Map(this.valuesAt<[place: number, id: string]>(places, "t.id"));
  }

  /** The language code of the show in a row, if it is known. */
  languageAt(row = NaN): string | undefined {
    return this.codes().get(this.columns.columns.language[row] ?? 0);
  }

  close(): void {
    this.prepared.clear();
    this.file.close();
  }

  private statement(sql: string): StatementSync {
    this.stages.statement();
    let statement = this.prepared.get(sql);
    if (!statement) this.prepared.set(sql, (statement = this.file.prepare(sql)));
    return statement;
  }
}

const has = (places: Int32Array, place: number): boolean => places[firstFrom(places, place)] === place;
