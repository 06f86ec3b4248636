import { LRUCache } from "lru-cache";
import type { IndexReader } from "../index/index-reader.js";
import { placesWith } from "../index/matches.js";
import { onceFor } from "../index/once-for.js";

/** Shows that are read for each word, the most popular ones. */
const SAMPLE = 100;
/** Words whose shares are cached. */
const CACHED = 2_000;
/** A word is of a language if it is at least half as usual there as the word that it replaces. */
const AS_USUAL = 0.5;
/** Shows, and a word, are of the language that at least this share of the shows is in. */
export const MOSTLY = 0.6;

/** Whether a word is used mostly in shows of these languages. */
export function isSpokenIn(reader: IndexReader, word: string, languages: readonly string[]): boolean {
  return languages.reduce((sum, language) => sum + shareOf(reader, language, word), 0) >= MOSTLY;
}

/**
 * Whether a word is used in shows of a language as much as another one. Without accents "santé" has the stem of "santa" in
 * French, but French shows do not have that word.
 */
export function isSpokenLike(reader: IndexReader, word: string, other: string, language: string): boolean {
  return shareOf(reader, language, word) >= AS_USUAL * shareOf(reader, language, other);
}

/** Of several languages, the one whose shows use these words most, compared with other shows; the first one if none does. */
export function mostSpoken(
  reader: IndexReader,
  languages: readonly string[],
  words: readonly string[],
): string | undefined {
  const usual = languages.map((language) => words.reduce((sum, word) => sum + shareOf(reader, language, word), 0));
  return languages[usual.indexOf(Math.max(...usual))];
}

/** The share of a language among the shows with a word whose language is known, 0 to 1. */
export function shareOf(reader: IndexReader, language: string, word: string): number {
  return shares(reader).memo(word).get(language) ?? 0;
}

const shares = onceFor(
  (reader: IndexReader) =>
    new LRUCache<string, ReadonlyMap<string, number>>({ max: CACHED, memoMethod: (word) => measured(reader, word) }),
);

function measured(reader: IndexReader, word: string): ReadonlyMap<string, number> {
  const known = languagesAt(reader, placesWith(reader, "topic", word, SAMPLE));
  const shows = Map.groupBy(known, (code) => code);
  return new Map([...shows].map(([code, { length }]) => [code, length / known.length]));
}

/** The known languages of the shows at these places. */
export function languagesAt(reader: IndexReader, places: readonly number[]): string[] {
  return [...reader.columns.rowsAt(places)].flatMap((row) => reader.languageAt(row) ?? []);
}
