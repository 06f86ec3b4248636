import { categoryLanguages } from "@earshot/domain/catalogue/query/named-categories";
import { partsOf, type Query } from "@earshot/domain/catalogue/query/query";
import { codeLabel } from "../../record/words/labels.js";
import { all, type Condition } from "../index/condition.js";
import type { IndexReader } from "../index/index-reader.js";
import { matchesAfter } from "../index/matches.js";
import { BLOCK } from "../index/postings-iterator.js";
import { hasLabel } from "./query-condition.js";
import { firstMatches, type Scope, unfiltered } from "./scope.js";
import { languagesAt, MOSTLY, shareOf } from "./spoken-words.js";
import { wordsOf } from "./word-alternatives.js";

/** The languages of a query without small words that show it: "Wissenschaft" names a category in German. */
export function languagesOf(reader: IndexReader, scope: Scope): readonly string[] {
  const named = categoryLanguages(scope.query);
  if (named.length > 0) return named;
  const places = firstMatches(reader, unfiltered(scope), BLOCK);
  const found = languageOfShows(reader, places) ?? languageOfWords(reader, places, scope.query);
  return found === undefined ? [] : [found];
}

/** A query's language is detected from this many of its first shows. */
const FIRST = 50;
/** With fewer shows in a known language, the language of the query stays open. */
const ENOUGH = 2;

/**
 * The language other than English in which most of the shows at `places` are; undefined if there is none. "noticias españa" has no
 * small word that shows its language, but the shows with both words do.
 */
function languageOfShows(reader: IndexReader, places: readonly number[]): string | undefined {
  const known = languagesAt(reader, places.slice(0, FIRST));
  if (known.length < ENOUGH) return undefined;
  const counts = Map.groupBy(known, (code) => code);
  for (const [code, shows] of counts) if (code !== "en" && shows.length >= MOSTLY * known.length) return code;
  return undefined;
}

/** Languages with enough shows to tell a word's language by its shows. */
const WIDE = ["de", "es", "fr", "it", "pt"];

/** A word with this share of its shows in a language is of that language. Judgment. */
const SURELY = 0.9;

/**
 * The same by the shows with each of the words, if few shows have all of them. One word is enough if it is hardly used in another
 * language and the language has the others too: "art contemporain" is French. Words that no show has say nothing, unless a language names
 * a category so ("recetas").
 */
function languageOfWords(reader: IndexReader, places: readonly number[], query: Query): string | undefined {
  const words = wordsOf(query);
  if (places.length >= ENOUGH || words.length < 2) return undefined;
  const known = words.filter((word) => reader.counts([word]).has(word));
  const isUsed = (word: string, language: string) => {
    const shows: Condition = { kind: "text", field: "topic", match: `"${word}"` };
    return matchesAfter(reader, all([shows, hasLabel([codeLabel("language", language)])]), 0, 1).length > 0;
  };
  const named = partsOf(query)
    .map(categoryLanguages)
    .find(({ length }) => length === 1);
  return (
    named?.[0] ??
    WIDE.find((language) => {
      const own = known.map((word) => shareOf(reader, language, word));
      const mean = own.reduce((sum, one) => sum + one, 0) / own.length;
      return mean >= MOSTLY || (Math.max(...own) >= SURELY && known.every((word) => isUsed(word, language)));
    })
  );
}
