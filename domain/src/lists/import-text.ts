import { withoutFormulaGuard } from "../shared/csv.js";
import { columnsEntry, type ImportEntry, lineEntry } from "./import-entry.js";

export type ImportKind = "opml" | "csv" | "lines";

/** Entries of one import; more is more than one can look through. */
export const IMPORT_MAX = 1_000;
/** UTF-16 units of a text to import. */
export const IMPORT_TEXT_MAX = 1_000_000;

type Column = "id" | "itunes" | "feed" | "title" | "author";

/** What columns are called by us and by others, in lower case without spaces, "_" and "-". */
const COLUMNS: Readonly<Record<string, Column>> = {
  podcastid: "id", itunesid: "itunes", itunes: "itunes", appleid: "itunes", collectionid: "itunes", itunesurl: "itunes",
  url: "feed", feed: "feed", feedurl: "feed", rss: "feed", rssurl: "feed", rssfeed: "feed", xmlurl: "feed",
  title: "title", name: "title", podcast: "title", podcastname: "title", show: "title", podcasttitle: "title",
  author: "author", itunesauthor: "author", publisher: "author", host: "author", artist: "author",
}; // prettier-ignore

/** What kind of text this is, by what stands in it. */
export function importKind(text: string): ImportKind {
  if (/^\ufeff?\s*(?:<\?xml|<!--|<opml)/i.test(text) && /<outline\b/i.test(text)) return "opml";
  const first = /^\ufeff?\s*([^\r\n]*)/.exec(text)?.[1] ?? "";
  const cells = first.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
  const known = cells.map(columnOf).filter((column) => column !== undefined);
  // One word alone may be a title; a quoted one, or several that all name columns, are a head.
  const isHead = known.length >= 2 || (known.length === 1 && (cells.length > 1 || first.trim().startsWith('"')));
  return isHead ? "csv" : "lines";
}

/** The entries of a text with one on each line. */
export function lineEntries(text: string): ImportEntry[] {
  return text
    .replace(/^\ufeff/, "")
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .flatMap((line) => lineEntry(line) ?? []);
}

/** The entries of a table whose first row names the columns; rows that name no show are left out. */
export function tableEntries(rows: readonly (readonly string[])[]): ImportEntry[] {
  const [head = [], ...body] = rows;
  const columns = head.map((cell) => columnOf(cell.replace(/^\ufeff/, "")));
  return body.flatMap((row) => {
    const said: Partial<Record<Column, string>> = {};
    for (const [at, column] of columns.entries()) {
      if (column) said[column] ||= withoutFormulaGuard(row[at] ?? "").trim();
    }
    return columnsEntry(said) ?? [];
  });
}

/** Each show once and at most so many; tells how many were left out. */
export function boundedEntries(entries: readonly ImportEntry[]): {
  readonly entries: readonly ImportEntry[];
  readonly skipped: number;
} {
  const seen = new Map(
    entries.map((entry) => [JSON.stringify([entry.keys, entry.author]), entry] as const).toReversed(),
  );
  const kept = entries.filter((entry) => seen.get(JSON.stringify([entry.keys, entry.author])) === entry);
  const bounded = kept.slice(0, IMPORT_MAX);
  return { entries: bounded, skipped: entries.length - bounded.length };
}

function columnOf(written: string): Column | undefined {
  const key = written.toLowerCase().replace(/[\s_-]/g, "");
  return Object.hasOwn(COLUMNS, key) ? COLUMNS[key] : undefined;
}
