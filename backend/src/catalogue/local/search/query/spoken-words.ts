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

/** Whether a word is used mostly in shows of these languages. */
export function isSpokenIn(reader: IndexReader, word: string, languages: readonly string[]): boolean {
  return languages.reduce((sum, language) => sum + (shares(reader)(`${language} ${word}`) ?? 0), 0) >= MOSTLY;
}

/**
 * Whether a word is used in shows of a language as much as another one. Without accents "santé" has the stem of "santa" in
 * French, but French shows do not have that word.
 */
export function isSpokenLike(reader: IndexReader, word: string, other: string, language: string): boolean {
  const [own, usual] = [word, other].map((one) => shares(reader)(`${language} ${one}`));
  return (own ?? 0) >= AS_USUAL * (usual ?? 0);
}

/** Of several languages, the one whose shows use these words most, compared with other shows; the first one if none does. */
export function mostSpoken(
  reader: IndexReader,
  languages: readonly string[],
  words: readonly string[],
): string | undefined {
  const usual = languages.map((language) =>
    words.reduce((sum, word) => sum + (shares(reader)(`${language} ${word}`) ?? 0), 0),
  );
  return languages[usual.indexOf(Math.max(...usual))];
}

/** The share of a language among the shows with a word whose language is known, 0 to 1. */
const shares = onceFor((reader: IndexReader) => {
  const cache = new LRUCache<string, number>({ max: CACHED, memoMethod: (key) => measured(reader, key) });
  return (key: string) => cache.memo(key);
});

function measured(reader: IndexReader, key: string): number {
  const [language = "", word = ""] = key.split(" ");
  const { columns } = reader.columns;
  const rows = reader.columns.rowsAt(placesWith(reader, "topic", word, SAMPLE));
  const known = [...rows].flatMap((row) => reader.codes.get(columns.language[row] ?? 0) ?? []);
  return known.length === 0 ? 0 : known.filter((code) => code === language).length / known.length;
}

/** A query's language is detected from this many of its first shows. */
const FIRST = 50;
/** With fewer shows in a known language, the language of the query stays open. */
const ENOUGH = 2;
/** The language of a query is that of at least this share of the shows. */
const MOSTLY = 0.6;

/**
 * The language other than English in which most of the shows at `places` are; undefined if there is none. "noticias españa" has no
 * small word that shows its language, but the shows with both words do.
 */
export function languageOfShows(reader: IndexReader, places: readonly number[]): string | undefined {
  const { columns } = reader.columns;
  const rows = reader.columns.rowsAt(places.slice(0, FIRST));
  const known = [...rows].flatMap((row) => reader.codes.get(columns.language[row] ?? 0) ?? []);
  if (known.length < ENOUGH) return undefined;
  const counts = Map.groupBy(known, (code) => code);
  for (const [code, shows] of counts) if (code !== "en" && shows.length >= MOSTLY * known.length) return code;
  return undefined;
}

/** Languages with enough shows to tell a word's language by its shows. */
const WIDE = ["de", "es", "fr", "it", "pt"];

/** A word with this share of its shows in a language is of that language, and with the smaller share, it is also a word there. Judgment. */
const SURELY = 0.9;
const ALSO = 0.05;

/**
 * The same by the shows with each of the words, if few shows have all of them. One word is enough if it is hardly used in another
 * language and the language has the others too: "art contemporain" is French.
 */
export function languageOfWords(
  reader: IndexReader,
  places: readonly number[],
  words: readonly string[],
): string | undefined {
  if (places.length >= ENOUGH || words.length < 2) return undefined;
  return WIDE.find((language) => {
    const own = words.map((word) => shares(reader)(`${language} ${word}`) ?? 0);
    const mean = own.reduce((sum, one) => sum + one, 0) / own.length;
    return mean >= MOSTLY || (Math.max(...own) >= SURELY && Math.min(...own) >= ALSO);
  });
}
