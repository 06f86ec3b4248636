import { joinedSql } from "../record/index-schema.js";
import type { IndexReader } from "./index-reader.js";

/** A show and the folded name by which it was found. */
export type Named = { readonly id: string; readonly name: string };

const TABLES = { title: "titles", host: "hosts" } as const;

/** A shorter beginning is that of very many names. */
const TELLING_KEY = 2;
/** Names with the same beginning that are read to find the most popular ones. */
const MOST_READ = 2_000;
/** Behind every key that begins with another. */
const END = "\u{10ffff}";

/** The most popular shows whose name begins with what was typed, however it is written together. */
export function beginningWith(
  reader: IndexReader,
  name: "title" | "host",
  { words, key, limit }: { readonly words: readonly string[]; readonly key: string; readonly limit: number },
): Named[] {
  const table = TABLES[name];
  const places = reader.numbers(
    `SELECT rowid AS place FROM ${table} WHERE ${table} MATCH ? ORDER BY rowid LIMIT ${limit}`,
    [`^ "${words.join(" ")}" *`],
  );
  const column = joinedSql(name);
  const byKey =
    key.length < TELLING_KEY
      ? []
      : reader.numbers(
          `SELECT place FROM (SELECT place FROM texts WHERE ${column} >= ? AND ${column} < ? LIMIT ${MOST_READ})
           ORDER BY place LIMIT ${limit}`,
          [key, key + END],
        );
  const found = [...new Set([...places, ...byKey])].sort((a, b) => a - b).slice(0, limit);
  return namesAt(reader, name, found);
}

/** The most popular shows with all of these words in the title, the last one as a beginning. */
export function holding(
  reader: IndexReader,
  { words, limit }: { readonly words: readonly string[]; readonly limit: number },
): Named[] {
  const match = words.map((word, at) => `"${word}"${at === words.length - 1 ? " *" : ""}`).join(" AND ");
  const places = reader.numbers(
    `SELECT rowid AS place FROM titles WHERE titles MATCH ? ORDER BY rowid LIMIT ${limit}`,
    [match],
  );
  return namesAt(reader, "title", places);
}

function namesAt(reader: IndexReader, name: "title" | "host", places: readonly number[]): Named[] {
  return reader.all<Named>(
    `SELECT t.id, t.${name} AS name FROM json_each(?) one CROSS JOIN texts t ON t.place = one.value`,
    [JSON.stringify(places)],
  );
}
