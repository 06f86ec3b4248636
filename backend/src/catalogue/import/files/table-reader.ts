import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { csvRows } from "./csv-rows.js";
import { itemOf, type Progress } from "./dump-reader.js";
import type { ShowRow } from "./dump-row.js";
import type { ReadItem } from "./read-item.js";

/** JSON is read into memory as a whole. */
const JSON_LIMIT_BYTES = 200_000_000;

/** Columns of the Podcast Index dump, and what other lists call them, in lower case without "_", "-" and spaces. */
const NAMES: Readonly<Record<string, string>> = {
  ...own("url", "title", "link", "dead", "itunesId", "originalUrl", "itunesAuthor", "itunesOwnerName", "explicit"),
  ...own("imageUrl", "lastUpdate", "newestItemPubdate", "oldestItemPubdate", "language", "episodeCount", "priority"),
  ...own("popularityScore", "createdOn", "host", "podcastGuid", "description", "newestEnclosureDuration"),
  ...own(...Array.from({ length: 10 }, (_, at) => `category${at + 1}`)),
  feedurl: "url", rssfeed: "url", rssurl: "url", rss: "url", xmlurl: "url", feed: "url",
  name: "title", podcastname: "title", author: "itunesAuthor", publisher: "itunesAuthor", owner: "itunesOwnerName",
  image: "imageUrl", artwork: "imageUrl", cover: "imageUrl", website: "link", htmlurl: "link", homepage: "link",
  lang: "language", episodes: "episodeCount", appleid: "itunesId", guid: "podcastGuid", summary: "description",
  latestepisodepublished: "newestItemPubdate",
}; // prettier-ignore

/** The shows of a list in JSON: an array, an object that holds one, one show, or one show per line. */
export async function* readJson(path: string, size: number, onProgress: Progress): AsyncGenerator<ReadItem> {
  if (size > JSON_LIMIT_BYTES) {
    yield { kind: "bad", reason: "The list is larger than 200 MB; import it as CSV." };
    return;
  }
  const rows = jsonRows(await readFile(path, "utf8"));
  if (rows === undefined) yield { kind: "skipped", reason: "The file contains no list of shows with their feeds." };
  for (const [index, row] of (rows ?? []).entries()) {
    yield itemOf(row, index + 1);
    onProgress((index + 1) / (rows?.length ?? 1));
  }
}

/** The shows of a list in CSV, whose first line names the columns. */
export async function* readCsv(path: string, size: number, onProgress: Progress): AsyncGenerator<ReadItem> {
  let position = 0;
  let bytes = 0;
  let columns: readonly (string | undefined)[] | undefined;
  const file = createReadStream(path, "utf8");
  file.on("data", (piece) => (bytes += Buffer.byteLength(piece)));
  for await (const cells of csvRows(file)) {
    if (columns === undefined) {
      columns = cells.map((cell) => columnName(cell));
      if (columns.includes("url") && columns.includes("title")) continue;
      yield { kind: "skipped", reason: "The first line names no columns for the title and the feed of shows." };
      return;
    }
    const names = columns;
    const entries = cells.flatMap((cell, at) => (names[at] === undefined ? [] : [[names[at], cell] as const]));
    yield itemOf(Object.fromEntries(entries), (position += 1));
    onProgress(Math.min(1, bytes / size));
  }
}

function jsonRows(text: string): ShowRow[] | undefined {
  const content = parsed(text) ?? text.split("\n").flatMap((line) => parsed(line) ?? []);
  const shows = Array.isArray(content) ? content : (Object.values(content) as unknown[]).find(holdsShows);
  const rows = ((shows ?? [content]) as unknown[]).filter(isObject).map(showRow);
  return rows.some((row) => row.url !== undefined && row.title !== undefined) ? rows : undefined;
}

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const holdsShows = (value: unknown): boolean =>
  Array.isArray(value) && value.some((entry) => isObject(entry) && showRow(entry).url !== undefined);

/** An object's fields under the dump's names; its categories may be in one field. */
function showRow(fields: Readonly<Record<string, unknown>>): ShowRow {
  const row: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    const column = columnName(name);
    if (column !== undefined) row[column] ??= value;
  }
  const words = fields.categories ?? fields.category;
  const list: unknown[] = Array.isArray(words) ? words : typeof words === "string" ? words.split(/[,;|]/) : [];
  for (const [at, word] of list.slice(0, 10).entries()) row[`category${at + 1}`] ??= word;
  return row;
}

function columnName(written: string): string | undefined {
  const key = written.replace(/^\ufeff/, "").toLowerCase().replace(/[\s_-]/g, ""); // prettier-ignore
  return Object.hasOwn(NAMES, key) ? NAMES[key] : undefined;
}

function own(...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name.toLowerCase(), name]));
}
