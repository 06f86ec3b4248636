import { BEGUN_KEPT, joinedSql, prefixBounds } from "../../record/index-schema.js";
import type { IndexReader } from "../index/index-reader.js";
import { matchesAfter } from "../index/matches.js";
import { allOf, anyOf } from "../index/condition.js";

/** A show and the folded name by which it was found. */
export type Named = { readonly id: string; readonly name: string };

/** Maximum number of words that complete a typed prefix: the most common ones. */
const COMPLETED = 30;
/** Maximum number of words with the same prefix that are compared to find those. */
const MOST_COMPARED = 20_000;

/** Places of the most popular shows whose name begins with a key (`joinedKey`), at most 100, in popularity order. */
export function placesWithPrefix(reader: IndexReader, name: "title" | "host", key: string): number[] {
  // All names that start with the key also start with the first listed prefix that starts with it.
  const listed = reader.get<{ key: string; places: Uint8Array }>(
    "SELECT key, places FROM beginnings WHERE name = ? AND key >= ? ORDER BY key LIMIT 1",
    [name, key],
  );
  const isListed = listed?.key.startsWith(key) ?? false;
  const stored = isListed ? [...new Int32Array(Uint8Array.from(listed?.places ?? []).buffer)] : [];
  if (isListed && !reader.replaced) return stored;
  // Without a list, there are fewer than `BEGUN_LISTED` names. Changed shows are not in any list.
  const column = joinedSql(name);
  const places = reader.numbers(
    `SELECT place FROM ${isListed ? "main." : ""}texts WHERE ${column} >= ? AND ${column} < ? ORDER BY +place LIMIT ${BEGUN_KEPT}`,
    prefixBounds(key),
  );
  const all = new Set([...stored.filter((place) => !reader.isReplaced(place)), ...places]);
  return [...all].sort((a, b) => a - b).slice(0, BEGUN_KEPT);
}

/** The most popular shows with all of these words in the title; the last word can be incomplete. */
export function titlesWithWords(
  reader: IndexReader,
  { words, limit }: { readonly words: readonly string[]; readonly limit: number },
): Named[] {
  const last = words.at(-1) ?? "";
  // FTS5 would first merge the lists of all words with a prefix; instead, the lists of the most common words are read one by one.
  const completed = reader.lists<[string]>(
    `SELECT word FROM (SELECT word, titles FROM words WHERE word >= ? AND word < ? ORDER BY word LIMIT ${MOST_COMPARED})
     WHERE titles > 0 ORDER BY titles DESC, word LIMIT ${COMPLETED}`,
    prefixBounds(last),
  );
  if (completed.length === 0) return [];
  const match = [...words.slice(0, -1).map((word) => `"${word}"`), anyOf(completed.map(([word]) => `"${word}"`))];
  return namesAt(
    reader,
    "title",
    matchesAfter(reader, { kind: "text", field: "title", match: allOf(match) }, 0, limit),
  );
}

export function namesAt(reader: IndexReader, name: "title" | "host", places: readonly number[]): Named[] {
  const rows = reader.valuesAt<[place: number, id: string, name: string]>(places, `t.id, t.${name}`);
  return rows.map(([, id, found]) => ({ id, name: found }));
}
