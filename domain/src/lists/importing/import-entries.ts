import type { ImportEntry } from "./import-entry.js";

/** Maximum number of entries in one import. Judgment: nobody reviews more at a time. */
export const IMPORT_MAX = 1_000;
/** Maximum number of lines, rows or outlines that are read. The rest are only counted. */
export const IMPORT_ROWS_MAX = 5_000;

/** The entries of an import, without duplicates and at most `IMPORT_MAX`, and the number of rows left out. */
export class ImportEntries {
  private readonly seen = new Set<string>();
  private readonly found: ImportEntry[] = [];
  private rows = 0;
  private leftOut = 0;

  /** Adds the next row. `read` is only called while more entries are needed. It returns undefined if the row names no show. */
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

  /** In the order of the text. */
  get entries(): readonly ImportEntry[] {
    return this.found;
  }

  /** The number of rows that repeat another row, or come after the last row that was read. */
  get skipped(): number {
    return this.leftOut;
  }
}
