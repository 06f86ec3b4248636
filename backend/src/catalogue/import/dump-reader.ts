import { pathToFileURL } from "node:url";
import { DatabaseSync } from "node:sqlite";
import type { ReadItem } from "./read-item.js";
import { DUMP_COLUMNS, showFromRow, type ShowRow } from "./dump-row.js";

/** How far a dump has been read, from 0 to 1, by its row ids: counting 4.5 million rows first would take a minute. */
export type Progress = (share: number) => void;

/**
 * The shows of a Podcast Index dump, one by one, in constant memory. The file is only read, and may lie where nothing can
 * be written. A dump that is damaged further on gives the rows before the damage and then its reason.
 */
export function* readDump(path: string, onProgress: Progress): Generator<ReadItem> {
  let database: DatabaseSync | undefined;
  try {
    // Immutable: no lock and no journal is looked for, which a read-only folder would not allow.
    database = new DatabaseSync(`${pathToFileURL(path).href}?immutable=1`, { readOnly: true });
    yield* rowsOf(database, onProgress);
  } catch (error) {
    yield {
      kind: "bad",
      reason: `The database cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    };
  } finally {
    database?.close();
  }
}

function* rowsOf(database: DatabaseSync, onProgress: Progress): Generator<ReadItem> {
  const columns = knownColumns(database);
  if (!columns.has("url") || !columns.has("title")) {
    yield {
      kind: "bad",
      reason: "Not a Podcast Index dump: there is no table “podcasts” with the columns url and title.",
    };
    return;
  }
  const last = lastRowId(database);
  const names = DUMP_COLUMNS.filter((name) => columns.has(name.toLowerCase())).map((name) => `"${name}"`);
  const statement = database.prepare(`SELECT ${names.join(", ")} FROM podcasts`);
  // Numbers beyond what JavaScript counts exactly would otherwise end the reading.
  statement.setReadBigInts(true);
  let position = 0;
  for (const row of statement.iterate()) {
    position += 1;
    yield itemOf(row, position);
    onProgress(last > 0 ? Math.min(1, Number(row.id ?? position) / last) : 0);
  }
}

/** What a row gives, with its place and its title where it gives no show. */
export function itemOf(row: ShowRow, position: number): ReadItem {
  const show = showFromRow(row);
  if (!("reason" in show)) return { kind: "podcast", podcast: show };
  const title = typeof row.title === "string" ? row.title.slice(0, 200) : undefined;
  return { kind: "bad", position, title, reason: show.reason };
}

function knownColumns(database: DatabaseSync): ReadonlySet<string> {
  const columns = database.prepare("SELECT name FROM pragma_table_info('podcasts')").all();
  return new Set(columns.map(({ name }) => String(name).toLowerCase()));
}

// A view has no row ids; then nobody knows how much is left.
function lastRowId(database: DatabaseSync): number {
  try {
    return Number(database.prepare("SELECT max(rowid) AS last FROM podcasts").get()?.last ?? 0);
  } catch {
    return 0;
  }
}
