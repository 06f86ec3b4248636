import { statSync } from "node:fs";
import { dirname } from "node:path";
import { type ChangedFile, indexFile, rowOf } from "../../record/changed-index.js";
import { INDEX_VERSION } from "../../record/index-schema.js";
import type { CatalogueIdentity } from "./index-folder.js";

/** Describes the whole file that a file of changes belongs to; undefined for a whole file. Throws if the file is not an index. */
export function changedFile(path: string): ChangedFile | undefined {
  return rowOf<ChangedFile>(path, "SELECT generation, checksum, shows FROM changes_of");
}

const INFO = `SELECT version, generation, checksum, shows, page_count * page_size AS bytes
  FROM info, pragma_page_count, pragma_page_size`;
type Info = ChangedFile & { readonly version: number; readonly bytes: number };

/**
 * The number of shows in an index file; undefined if it is missing, incomplete, of another catalogue or of another version, or if
 * it is a file of changes without its whole file. Reads only the first page and the table `info`: damage elsewhere is found by the
 * search that reads it. `mayChange`: whether a file of changes is accepted.
 */
export function wholeIndex(path: string, catalogue: CatalogueIdentity, mayChange = true): number | undefined {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size === 0) return undefined;
  try {
    const info = rowOf<Info>(path, INFO);
    const whole = info !== undefined && info.bytes <= size && info.version === INDEX_VERSION;
    if (!whole || info.generation !== catalogue.generation || info.checksum !== catalogue.checksum) return undefined;
    const changed = changedFile(path);
    const isUsable = !changed || (mayChange && hasWhole(dirname(path), changed));
    return isUsable ? info.shows : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a folder has the whole file that a file of changes belongs to. */
export function hasWhole(folder: string, changed: ChangedFile): boolean {
  return wholeIndex(indexFile(folder, changed.generation), changed, false) !== undefined;
}

const DAMAGE = new Set([10, 11, 26]);

/** Whether an error means that an index file can no longer be read: it is damaged or missing, or the disk fails. */
export function isDamage(error: unknown): boolean {
  return DAMAGE.has(Number((error as { errcode?: unknown } | null)?.errcode) & 0xff);
}
