import { closeSync, fsyncSync, openSync, renameSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { rowOf } from "../../record/changed-index.js";
import { INDEX_VERSION } from "../../record/index-schema.js";
import type { CatalogueIdentity } from "./index-folder.js";
import type { CategoryName } from "./index-source.js";

/** Records in a file which catalogue it belongs to. Only complete files contain this record. */
export function stampIndex(
  database: DatabaseSync,
  catalogue: CatalogueIdentity,
  categories: readonly CategoryName[],
): void {
  database.exec("BEGIN; DELETE FROM info; DELETE FROM category_names");
  const label = database.prepare("INSERT INTO category_names VALUES (?, ?, ?)");
  for (const category of categories) label.run(category.label, category.name, category.shows);
  database
    .prepare(
      `INSERT INTO info (version, generation, checksum, shows) SELECT ?, ?, ?, count(*) - (SELECT count(*) FROM replaced)
         + coalesce((SELECT shows FROM changes_of), 0) FROM shows`,
    )
    .run(INDEX_VERSION, catalogue.generation, catalogue.checksum);
  database.exec("COMMIT");
}

export function syncFile(path: string): void {
  const file = openSync(path, "r+");
  fsyncSync(file);
  closeSync(file);
}

/** Throws unless the file contains all shows. */
export function countShows(path: string, podcasts: number): void {
  const info = rowOf<{ shows: number }>(path, "SELECT shows FROM info");
  if (info?.shows !== podcasts) throw new Error(`The index has ${info?.shows} of ${podcasts} shows.`);
}

/** Throws if the file is damaged. Reads all of it. */
export function checkIndex(path: string, podcasts: number): void {
  const checked = rowOf<{ quick_check: string }>(path, "PRAGMA quick_check(1)");
  if (checked?.quick_check !== "ok") throw new Error(`The new index is damaged: ${checked?.quick_check}`);
  countShows(path, podcasts);
}

/** Gives a complete file its final name, in a way that survives a power failure. */
export async function nameFile(part: string, path: string): Promise<void> {
  renameSync(part, path);
  // Windows cannot flush a folder.
  if (process.platform === "win32") return;
  const folder = await open(dirname(path), "r");
  await folder.sync().finally(() => folder.close());
}
