import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { LRUCache } from "lru-cache";
import { INDEX_VERSION } from "../record/index-schema.js";
import { categoryLabel, labelsOf } from "../record/labels.js";
import type { WordCount } from "./catalogue-state.js";

/** Statements that are kept prepared: searches are few kinds of statements with other values. */
const PREPARED = 200;
/** Sets of categories whose names are kept: most shows share a few thousand. */
const CATEGORY_SETS = 5_000;
/** Bytes of the file that are mapped into memory; SQLite maps less where it is built so. */
const MAPPED = 8_000_000_000;

/** One connection to the search index of a generation. Everything it does is done when it returns. */
export class IndexReader {
  readonly generation: number;
  readonly shows: number;
  private readonly file: DatabaseSync;
  private readonly prepared = new LRUCache<string, StatementSync>({ max: PREPARED });
  private names: ReadonlyMap<number, string> | undefined;
  private labels: ReadonlyMap<string, string> | undefined;
  private readonly found = new LRUCache<string, readonly string[]>({ max: CATEGORY_SETS });

  /** Throws when the file is none, or one of another version. */
  constructor(path: string) {
    this.file = new DatabaseSync(path, { readOnly: true });
    this.file.exec(`PRAGMA mmap_size = ${MAPPED}; PRAGMA query_only = 1; PRAGMA temp_store = MEMORY`);
    const info = this.get<{ version: number; generation: number; shows: number }>("SELECT * FROM info");
    if (info?.version !== INDEX_VERSION) throw new Error(`${path} is a search index of another version.`);
    this.generation = info.generation;
    this.shows = info.shows;
  }

  all<Row>(sql: string, values: readonly SQLInputValue[] = []): Row[] {
    return this.statement(sql).all(...values) as Row[];
  }

  /** The same rows as lists of their values, which is quicker for many. */
  lists<List>(sql: string, values: readonly SQLInputValue[] = []): List[] {
    const statement = this.statement(`/* lists */ ${sql}`);
    statement.setReturnArrays(true);
    return statement.all(...values) as unknown[] as List[];
  }

  get<Row>(sql: string, values: readonly SQLInputValue[] = []): Row | undefined {
    return this.statement(sql).get(...values) as Row | undefined;
  }

  /** The one number that a statement gives. */
  number(sql: string, values: readonly SQLInputValue[] = []): number {
    return Number(Object.values(this.get<Record<string, number>>(sql, values) ?? {})[0] ?? 0);
  }

  /** The first column, where all of it are numbers. */
  numbers(sql: string, values: readonly SQLInputValue[] = []): number[] {
    return this.lists<[number]>(sql, values).map(([place]) => place);
  }

  /** In how many shows each word is; a word that no show has is absent. */
  counts(words: Iterable<string>): Map<string, WordCount> {
    const statement = this.statement(
      "SELECT titles AS title, hosts AS host, topics AS topic FROM words WHERE word = ?",
    );
    const counts = new Map<string, WordCount>();
    for (const word of new Set(words)) {
      const count = statement.get(word) as WordCount | undefined;
      if (count) counts.set(word, count);
    }
    return counts;
  }

  /** The names of categories by their numbers. */
  get categories(): ReadonlyMap<number, string> {
    this.names ??= new Map(
      this.all<{ number: number; name: string }>("SELECT number, name FROM categories").map(
        ({ number, name }) => [number, name] as const,
      ),
    );
    return this.names;
  }

  /** The categories that shows with these (numbers, with spaces between) are found by: their own and those above them. */
  categoriesFoundBy(categories: string): readonly string[] {
    const known = this.found.get(categories);
    if (known) return known;
    this.labels ??= new Map(
      this.all<{ label: string; name: string }>("SELECT label, name FROM category_names").map(
        ({ label, name }) => [categoryLabel(label), name] as const,
      ),
    );
    const names = categories.split(" ").flatMap((number) => this.categories.get(Number(number)) ?? []);
    const found = labelsOf({ categories: names }).flatMap((label) => this.labels?.get(label) ?? []);
    this.found.set(categories, found);
    return found;
  }

  close(): void {
    this.prepared.clear();
    this.file.close();
  }

  private statement(sql: string): StatementSync {
    let statement = this.prepared.get(sql);
    if (!statement) this.prepared.set(sql, (statement = this.file.prepare(sql)));
    return statement;
  }
}
