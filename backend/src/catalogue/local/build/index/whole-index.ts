import { statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { INDEX_VERSION } from "../../record/index-schema.js";
import type { IndexedCatalogue } from "./index-folder.js";

type Info = { version: number; generation: number; checksum: string; shows: number };

/**
 * The number of shows in an index file; undefined if it is missing, incomplete, of another catalogue or of another version. Reads
 * only the first page and the table `info`: damage elsewhere is found by the search that reads it.
 */
export function wholeIndex(path: string, catalogue: IndexedCatalogue): number | undefined {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size === 0) return undefined;
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path, { readOnly: true });
    const pages = file.prepare("SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size").get();
    const info = file.prepare("SELECT * FROM info").get() as Info | undefined;
    const whole = Number(pages?.bytes) <= size && info?.version === INDEX_VERSION;
    return whole && info.generation === catalogue.generation && info.checksum === catalogue.checksum
      ? info.shows
      : undefined;
  } catch {
    return undefined;
  } finally {
    if (file?.isOpen) file.close();
  }
}

const DAMAGE = new Set([10, 11, 26]);

/** Whether an error means that an index file cannot be read any more: it is damaged or missing, or the disk fails. */
export function isDamage(error: unknown): boolean {
  return DAMAGE.has(Number((error as { errcode?: unknown } | null)?.errcode) & 0xff);
}
