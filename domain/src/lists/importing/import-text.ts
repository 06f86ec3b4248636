import { firstCodePoints } from "../../shared/text/code-points.js";
import { withoutFormulaGuard } from "../../shared/text/csv.js";
import { columnsEntry, type ImportEntry } from "./import-entry.js";

export type ImportKind = "opml" | "csv" | "lines";

/** Maximum number of UTF-16 units in an imported text. */
export const IMPORT_TEXT_MAX = 1_000_000;
/** Maximum number of code points read from a line or cell. */
export const IMPORT_CELL_MAX = 500;
/** Maximum number of cells read from a table row. */
export const IMPORT_COLUMNS_MAX = 100;
/** Maximum number of UTF-16 units of the text that are read to recognize its format. */
const HEAD_MAX = 5_000;

type Column = "id" | "itunes" | "feed" | "title" | "author";

/** Column names in our exports and other tools' exports, in lower case without spaces, "_" and "-". */
const COLUMNS: Readonly<Record<string, Column>> = {
  podcastid: "id", itunesid: "itunes", itunes: "itunes", appleid: "itunes", collectionid: "itunes", itunesurl: "itunes",
  url: "feed", feed: "feed", feedurl: "feed", rss: "feed", rssurl: "feed", rssfeed: "feed", xmlurl: "feed",
  title: "title", name: "title", podcast: "title", podcastname: "title", show: "title", podcasttitle: "title",
  author: "author", itunesauthor: "author", publisher: "author", host: "author", artist: "author",
}; // prettier-ignore

/** Detects the format of a text from its content. */
export function importKind(text: string): ImportKind {
  const begin = text.trimStart().slice(0, HEAD_MAX);
  if (/^(?:<\?xml|<!--|<opml)/i.test(begin) && /<outline\b/i.test(text)) return "opml";
  const [first = ""] = begin.split(/[\r\n]/, 1);
  const cells = first.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
  const known = cells.map(columnOf).filter((column) => column !== undefined);
  // A single word may be a title. A quoted column name, or several column names, make a header.
  const isHead = known.length >= 2 || (known.length === 1 && (cells.length > 1 || first.startsWith('"')));
  return isHead ? "csv" : "lines";
}

/** The nonempty lines of a text. Long lines are cut. */
export function* importLines(text: string): Generator<string> {
  for (const [line] of text.matchAll(/[^\r\n\u2028\u2029]+/gu)) {
    const start = firstCodePoints(line, IMPORT_CELL_MAX).trim();
    if (start !== "") yield start;
  }
}

/** Returns a function that reads a table's rows by its header row, `head`. The function returns undefined for a row that names no show. */
export function rowReader(head: readonly string[]): (row: readonly string[]) => ImportEntry | undefined {
  const columns = head.map(columnOf);
  return (row) => {
    const cells: Partial<Record<Column, string>> = {};
    for (const [at, column] of columns.entries()) {
      if (column) cells[column] ||= firstCodePoints(withoutFormulaGuard(row[at] ?? ""), IMPORT_CELL_MAX).trim();
    }
    return columnsEntry(cells);
  };
}

function columnOf(written: string): Column | undefined {
  const key = written.toLowerCase().replace(/[\s_\ufeff-]/g, "");
  return Object.hasOwn(COLUMNS, key) ? COLUMNS[key] : undefined;
}
