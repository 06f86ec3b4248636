import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { PLACES_A_BLOB } from "./show-columns.js";
import { type ListField, wordsSql } from "./word-lists.js";

/** The file of a generation in the folder of index files. */
export const indexFile = (folder: string, generation: number): string => join(folder, `catalogue-${generation}.sqlite`);

/** The first row of a statement about an index file. Throws if the file cannot be read. */
export function rowOf<Row>(path: string, sql: string): Row | undefined {
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    return file.prepare(sql).get() as Row | undefined;
  } finally {
    file.close();
  }
}

/** The whole file that a file of changes belongs to. */
export type ChangedFile = { readonly generation: number; readonly checksum: string; readonly shows: number };

/**
 * A file of changes has the same tables as a whole file, with only the shows that have changed since then and the words of these
 * shows. `replaced` lists the places in the whole file that are no longer valid. These views return, under the usual names, what a
 * file written at once would contain. The counts of words in changed shows cover all shows.
 */
const VIEWS = `
${["texts", "shows"].map((table) => view(table, "place NOT IN (SELECT place FROM main.replaced)")).join("")}
${view("words", "word NOT IN (SELECT word FROM main.words)", "titles + hosts + topics > 0")}
${view("stems", "word NOT IN (SELECT word FROM main.words)")}
${view("beginnings", "(name, key) NOT IN (SELECT name, key FROM main.beginnings)")}
${["categories", "codes", "category_sets", "repeated"].map((table) => view(table)).join("")}
CREATE TEMP VIEW columns AS SELECT number, sum(shows) AS shows, sum(ranked) AS ranked FROM (
  SELECT number, shows, ranked FROM whole.columns UNION ALL SELECT number, shows, ranked FROM main.columns
  UNION ALL SELECT place / ${PLACES_A_BLOB}, -1, -ranked FROM main.replaced
) GROUP BY number HAVING sum(shows) > 0;
`;

function view(table: string, isValid = "true", isAdded = "true"): string {
  return `CREATE TEMP VIEW ${table} AS SELECT * FROM whole.${table} WHERE ${isValid} UNION ALL SELECT * FROM main.${table} WHERE ${isAdded};\n`;
}

/** Opens the whole file beside a file of changes, and creates the views. Returns undefined for a file that is itself whole. */
export function openChanged(file: DatabaseSync, folder: string): ChangedFile | undefined {
  const changed = file.prepare("SELECT * FROM changes_of").get() as ChangedFile | undefined;
  if (!changed) return undefined;
  file.prepare("ATTACH ? AS whole").run(indexFile(folder, changed.generation));
  file.exec(VIEWS);
  return changed;
}

/** `wordsSql` for a file of changes. */
export const changedWordsSql = (field: ListField): string =>
  `${wordsSql(field, "whole")} AND rowid NOT IN (SELECT place FROM main.replaced) UNION ALL ${wordsSql(field)}`;
