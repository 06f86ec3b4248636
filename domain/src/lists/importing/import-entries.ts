import type { ImportEntry } from "./import-entry.js";

/** Entries of one import. Judgment: nobody reviews more than this at a time. */
export const IMPORT_MAX = 1_000;
/** Lines, rows or outlines that are read; others are only counted. */
export const IMPORT_ROWS_MAX = 5_000;

/** The entries of an import, each show once and at most `IMPORT_MAX`, and how many rows were left out. */
export class ImportEntries {
  private readonly seen = new Set<string>();
  private readonly found: ImportEntry[] = [];
  private rows = 0;
  private leftOut = 0;

  /** The next row. `read` is called only while more are needed; undefined: the row names no show. */
  add(read: () => ImportEntry | undefined): void {
    if (this.found.length >= IMPORT_MAX || this.rows >= IMPORT_ROWS_MAX) {
      this.leftOut += 1;
      return;
    }
    this.rows += 1;
    const entry = read();
    if (!entry) return;
    const key = JSON.stringify([entry.keys, entry.author]);
    if (this.seen.has(key)) this.leftOut += 1;
    else this.found.push(entry);
    this.seen.add(key);
  }

  /** In text order. */
  get entries(): readonly ImportEntry[] {
    return this.found;
  }

  /** Rows that repeat another one, or come after the last one read. */
  get skipped(): number {
    return this.leftOut;
  }
}
