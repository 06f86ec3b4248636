import { partsOf, type Query } from "@earshot/domain/catalogue/query/query";
import { queriedWords } from "../../record/words/lexemes.js";
import type { IndexReader } from "../index/index-reader.js";
import { isSpokenIn } from "./spoken-words.js";

/** For words of a query, other spellings of the same word that shows have. */
export type Spellings = ReadonlyMap<string, readonly string[]>;

type Spelling = { readonly word: string; readonly typed: string; readonly languages: readonly string[] };

const UMLAUTS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };
/** "muenchen" is "münchen", because keyboards lack the letter; "neue" has none. */
const SPELLED_UMLAUT = /(?<![aeiouq])([aou])e/g;
/** French and Italian articles that are joined to the next word with an apostrophe. In the index both are one word. */
const ELIDED = ["l", "d"];
const ELISION = /^(?:l|d|qu|dell|all|nell|sull|dall|un)['’](?=.{3})/iu;
/** The Arabic article, which is written together with its word. */
const ARABIC_ARTICLE = "ال";
const ARABIC = /^[ء-ي]+$/u;
const SHORTEST = 3;
/** The few shows with a word that is this many times rarer than its other spelling do not tell its language. */
const FAR_RARER = 4;

/**
 * The same words with another spelling of umlauts, and with or without a joined article, if shows have them. Only words that are mostly
 * used in a language with that spelling, which may also be the one of the query: "poet" is not "pöt", and "earn" is not "l'earn".
 */
export function otherSpellings(reader: IndexReader, query: Query, spoken?: string): Spellings {
  const possible = partsOf(query).flatMap((part) => (part.kind === "word" ? possibleSpellings(part.text) : []));
  if (possible.length === 0) return new Map();
  const counts = reader.counts(possible.flatMap(({ word, typed }) => [word, typed]));
  const countOf = (word: string) => counts.get(word)?.topic ?? 0;
  const isSpoken = (one: string, other: string, languages: readonly string[]) =>
    FAR_RARER * countOf(one) <= countOf(other) || isSpokenIn(reader, one, languages);
  const isUsed = ({ word, typed, languages }: Spelling) =>
    counts.has(word) &&
    (languages.some((language) => language === spoken) ||
      (isSpoken(word, typed, languages) && isSpoken(typed, word, languages)));
  const used = Map.groupBy(possible.filter(isUsed), ({ typed }) => typed);
  return new Map([...used].map(([typed, spellings]) => [typed, spellings.map(({ word }) => word)]));
}

function possibleSpellings(text: string): Spelling[] {
  const [typed, ...others] = queriedWords(text);
  if (typed === undefined || others.length > 0 || typed.length < SHORTEST) return [];
  const lower = text.normalize("NFC").toLowerCase();
  const umlauts = lower.replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter);
  // The index has "munchen" for "München".
  const spelled = [umlauts === lower ? lower.replace(SPELLED_UMLAUT, "$1") : umlauts];
  const bare = queriedWords(lower.replace(ELISION, "")).join("");
  const elided = /^[aeiouh]/.test(bare) ? [bare, ...ELIDED.map((article) => article + bare)] : [];
  const of = (texts: readonly string[], languages: readonly string[]) =>
    texts.map((one) => ({ word: queriedWords(one).join(""), typed, languages })).filter(({ word }) => word !== typed);
  return [...of(spelled, ["de"]), ...of(elided, ["fr", "it"]), ...of(withArticleChanged(typed), ["ar"])];
}

/** An Arabic word with its article, or without it; "قرآن" is "القرآن". */
function withArticleChanged(word: string): string[] {
  if (!ARABIC.test(word)) return [];
  if (!word.startsWith(ARABIC_ARTICLE)) return [ARABIC_ARTICLE + word];
  const bare = word.slice(ARABIC_ARTICLE.length);
  return bare.length < SHORTEST ? [] : [bare];
}
