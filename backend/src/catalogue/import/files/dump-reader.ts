import { hash } from "node:crypto";
import { pathToFileURL } from "node:url";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { ReadItem } from "./read-item.js";
import type { ImportedPodcast } from "../../local/record/imported-podcast.js";
import { estimateVersion } from "../../local/write/staging/facts-hash.js";
import { FACT_NAMES } from "../../local/record/show-table.js";
import { dumpDay } from "./dump-day.js";
import { PopularLists } from "./popular-lists.js";
import { scaled, scoreScale } from "./score-scale.js";
import { DUMP_COLUMNS, READER_VERSION, showFromRow, type ShowRow } from "./dump-row.js";

/** How far a dump has been read, from 0 to 1, by its row ids: counting 4.5 million rows first would take a minute. */
export type Progress = (share: number) => void;

/** Whether a row with this hash is stored; also records that it occurred again. */
export type Repeats = (sourceHash: string) => boolean;

type DumpOptions = { readonly onProgress: Progress; readonly now: Date; readonly repeats?: Repeats };

/** Maximum repeated rows that are reported together. */
const MOST_TOGETHER = 1_000;

/**
 * The shows of a Podcast Index dump, one by one, in constant memory. Never writes, so the file can be in a read-only folder. A
 * damaged dump yields the rows before the damage and then an error.
 */
export function* readDump(path: string, options: DumpOptions): Generator<ReadItem> {
  let database: DatabaseSync | undefined;
  try {
    // Immutable: skips locks and journals, which a read-only folder would not allow.
    database = new DatabaseSync(`${pathToFileURL(path).href}?immutable=1`, { readOnly: true });
    yield* rowsOf(database, options);
  } catch (error) {
    yield {
      kind: "bad",
      reason: `The database cannot be read: ${error instanceof Error ? error.message : String(error)}.`,
    };
  } finally {
    database?.close();
  }
}

function* rowsOf(database: DatabaseSync, options: DumpOptions): Generator<ReadItem> {
  const columns = knownColumns(database);
  if (!columns.has("url") || !columns.has("title")) {
    yield {
      kind: "bad",
      reason: "Not a Podcast Index dump: there is no table “podcasts” with the columns url and title.",
    };
    return;
  }
  const last = lastRowId(database);
  const names = DUMP_COLUMNS.filter((name) => columns.has(name.toLowerCase()));
  const format = JSON.stringify([READER_VERSION, FACT_NAMES, estimateVersion(options.now), names]);
  const scale = scoreScale(database, names);
  const lists = new PopularLists(database, names);
  const asOf = dumpDay(database, names, options.now);
  const settings = JSON.stringify([format, scale, asOf]);
  const dump: Dump = {
    ...{ database, names, last, hashOf: (whole) => hash("sha1", settings + String(whole), "base64url") },
    complete: (show) => ({
      ...show,
      asOf: (show.newestEpisode ?? show.lastUpdate) === undefined ? undefined : asOf,
      popularityScore: scaled(show.popularityScore, scale),
      signals: lists.signal(show),
    }),
  };
  yield* options.repeats && last > 0 ? newRows(dump, { ...options, repeats: options.repeats }) : allRows(dump, options);
}

type Dump = {
  readonly database: DatabaseSync;
  /** The columns that are read. */
  readonly names: readonly string[];
  /** The highest row id; 0 if rows have none. */
  readonly last: number;
  readonly hashOf: (whole: unknown) => string;
  /** Adds the facts that only the dump as a whole can give. */
  readonly complete: (show: ImportedPodcast) => ImportedPodcast;
};

function* allRows(
  { database, names, last, hashOf, complete }: Dump,
  { onProgress, repeats }: DumpOptions,
): Generator<ReadItem> {
  const statement = database.prepare(`SELECT ${wholeRow(names)}, ${names.map(quoted).join(", ")} FROM podcasts`);
  const id = 1 + names.indexOf("id");
  let position = 0;
  for (const values of rowsAsArrays(statement).iterate() as unknown as Iterable<readonly unknown[]>) {
    position += 1;
    const sourceHash = hashOf(values[0]);
    if (repeats?.(sourceHash)) yield { kind: "repeated", rows: 1 };
    else yield itemOf(rowOf(names, values), position, (show) => ({ ...complete(show), sourceHash }));
    onProgress(last > 0 ? Math.min(1, Number(id > 0 ? values[id] : position) / last) : 0);
  }
}

/** Reads each row as one text first, and its columns only when no stored show has the same text. */
function* newRows(
  { database, names, last, hashOf, complete }: Dump,
  { onProgress, repeats }: DumpOptions & { readonly repeats: Repeats },
): Generator<ReadItem> {
  const whole = database.prepare(`SELECT rowid, ${wholeRow(names)} FROM podcasts`);
  const one = rowsAsArrays(
    database.prepare(`SELECT rowid, ${names.map(quoted).join(", ")} FROM podcasts WHERE rowid = ?`),
  );
  let position = 0;
  let repeated = 0;
  for (const [id, text] of rowsAsArrays(whole).iterate() as unknown as Iterable<[bigint, string]>) {
    position += 1;
    const sourceHash = hashOf(text);
    const isNew = !repeats(sourceHash);
    if (!isNew) repeated += 1;
    if (!isNew && repeated < MOST_TOGETHER) continue;
    if (repeated > 0) yield { kind: "repeated", rows: repeated };
    repeated = 0;
    if (isNew) {
      const row = rowOf(names, one.get(id) as unknown as readonly unknown[]);
      yield itemOf(row, position, (show) => ({ ...complete(show), sourceHash }));
    }
    onProgress(Math.min(1, Number(id) / last));
  }
  if (repeated > 0) yield { kind: "repeated", rows: repeated };
  onProgress(1);
}

/** Integers beyond JavaScript's exact range would otherwise stop the read. */
function rowsAsArrays(statement: StatementSync): StatementSync {
  statement.setReadBigInts(true);
  statement.setReturnArrays(true);
  return statement;
}

/** All columns joined into one text, which identifies a row: SQLite builds it in a fraction of the time. */
function wholeRow(names: readonly string[]): string {
  return `concat_ws(char(31), ${names.map((name) => `ifnull(${quoted(name)}, char(30))`).join(", ")})`;
}

function rowOf(names: readonly string[], values: readonly unknown[]): ShowRow {
  const row: Record<string, unknown> = {};
  for (let at = 0; at < names.length; at += 1) row[names[at] ?? ""] = values[at + 1];
  return row;
}

const quoted = (name: string) => `"${name}"`;

/** The result for a row, with its position, and its title if it yields no show. */
export function itemOf(
  row: ShowRow,
  position: number,
  complete: (show: ImportedPodcast) => ImportedPodcast = (show) => show,
): ReadItem {
  const show = showFromRow(row);
  if (!("reason" in show)) return { kind: "podcast", podcast: complete(show) };
  const title = typeof row.title === "string" ? row.title.slice(0, 200) : undefined;
  return { kind: show.isNoShow ? "skipped" : "bad", position, title, reason: show.reason };
}

function knownColumns(database: DatabaseSync): ReadonlySet<string> {
  const columns = database.prepare("SELECT name FROM pragma_table_info('podcasts')").all();
  return new Set(columns.map(({ name }) => String(name).toLowerCase()));
}

// A view has no row ids, so the remaining part is unknown.
function lastRowId(database: DatabaseSync): number {
  try {
    return Number(database.prepare("SELECT max(rowid) AS last FROM podcasts").get()?.last ?? 0);
  } catch {
    return 0;
  }
}
