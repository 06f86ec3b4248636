import { namedCategories } from "@earshot/domain/catalogue/query/named-categories";
import { partsOf, type Query } from "@earshot/domain/catalogue/query/query";
import { withFullNames } from "@earshot/domain/catalogue/query/subjects";
import { slipsBetween } from "@earshot/domain/catalogue/text/spelling";
import { KNOWN_SIZE, SIZE_PARTS } from "../../record/index-show.js";
import { isUnspaced } from "../../record/words/lexemes.js";
import type { IndexReader } from "../index/index-reader.js";
import { onceFor } from "../index/once-for.js";
import { ones } from "../index/place-bits.js";
import { wordsOf } from "./word-alternatives.js";

/** A typed name is compared with this many of the most popular shows. People misspell names that they have heard. */
const COMPARED = 5_000;
/** Shorter names are one typo away from too many others. */
const SHORTEST = 5;
/** Words of up to this many letters are one typo away from too many others, too. */
const SHORT_WORD = 3;
/** With this many other words of a name, a short one can be a typo. */
const ENOUGH_SAME = 3;
/** Names of this many letters may have two typos, shorter ones have one. */
const LONG = 10;
/** Of two names with equally many typos, the one that sounds like the typed one is more likely. */
const UNLIKE = 0.5;
/** A single word counts as a typo only if it is this many times rarer than the name. */
const FAR_RARER = 50;

/** A title or host, without its spaces, where in it each word starts, and the letters of each word; the last start is its end. */
type Name = {
  readonly joined: string;
  readonly starts: readonly number[];
  readonly letters: readonly number[];
  readonly size: number;
};
/** The start of a word in a name. */
type Start = { readonly name: Name; readonly word: number };
type Correction = Start & { readonly end: number; readonly cost: number };

/**
 * The words of the name that an abbreviated or misspelled one was meant to be ("ny times"): a part of the title or host of a popular
 * show. Spaces do not matter ("hubermanlap"). undefined if the typed words are themselves in such a name, or name a category
 * ("Börse").
 */
export function correctedName(reader: IndexReader, query: Query): readonly string[] | undefined {
  const words = onlyWords(query);
  const full = wordsOf({ kind: "and", queries: withFullNames(words.map((text) => ({ kind: "word", text }))) });
  if (full.length > words.length && isNamed(reader, full.join(""))) return full;
  const typed = words.join("");
  if (typed.length < SHORTEST || isUnspaced(typed) || namedCategories(query).length > 0) return undefined;
  const most = typed.length < LONG ? 1 : 2;
  const own = lettersOf(typed);
  const sound = soundOf(typed);
  let best: Correction | undefined;
  // Hardly anybody gets the first letter wrong.
  for (const { name, word } of startsOf(reader).get(typed.charCodeAt(0)) ?? []) {
    const from = name.starts[word] ?? 0;
    if (name.joined.length - from < typed.length - most) continue;
    let letters = 0;
    for (let end = word + 1; end < name.starts.length; end += 1) {
      letters |= name.letters[end - 1] ?? 0;
      const longer = (name.starts[end] ?? 0) - from - typed.length;
      if (longer > most) break;
      // A slip adds at most one letter and removes at most one. This rules out most names without comparing them.
      if (longer < -most || ones(letters ^ own) > 2 * most) continue;
      const part = name.joined.slice(from, name.starts[end]);
      const slips = slipsBetween(typed, part, most);
      // Ignoring spaces, the typed name is the name of a popular show.
      if (slips === 0) return undefined;
      if (slips > most) continue;
      const cost = slips + (soundOf(part) === sound ? 0 : UNLIKE);
      if (best && (best.cost < cost || (best.cost === cost && best.name.size >= name.size))) continue;
      const closer = { name, word, end, cost };
      if (!isAdded(words, partOf(closer))) best = closer;
    }
  }
  const meant = best && partOf(best);
  if (!meant) return undefined;
  if (hasOtherShortWord(reader, words, meant)) return undefined;
  return words.length > 1 || isFarRarer(reader, typed, meant) ? meant : undefined;
}

/** Whether a word of a popular name and all that follow it are this name. */
function isNamed(reader: IndexReader, joined: string): boolean {
  const starts = startsOf(reader).get(joined.charCodeAt(0)) ?? [];
  return starts.some(({ name, word }) => name.joined.slice(name.starts[word]) === joined);
}

/** "true crime uk" is not a misspelling of "true crime": nobody adds a whole word by mistake. */
function isAdded(words: readonly string[], meant: readonly string[]): boolean {
  return meant.length < words.length && meant.every((word) => words.includes(word));
}

/**
 * Short words that shows have are not typos: "nba news" does not mean "nbc news". But in "stuff you should no", the other words say
 * which name is meant.
 */
function hasOtherShortWord(reader: IndexReader, words: readonly string[], meant: readonly string[]): boolean {
  if (words.length !== meant.length) return false;
  const others = words.filter((word, at) => word.length <= SHORT_WORD && word !== meant[at]);
  if (words.length - others.length >= ENOUGH_SAME) return false;
  return others.length > 0 && reader.counts(others).size > 0;
}

/** The words of a query that consists only of words; otherwise empty. */
function onlyWords(query: Query): string[] {
  return partsOf(query).every(({ kind }) => kind === "word") ? wordsOf(query) : [];
}

/** A bit for each letter of a text; some letters share one. */
function lettersOf(text: string): number {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) letters |= 1 << text.charCodeAt(at);
  return letters;
}

/** A rough spelling by sound, which is the same for "mark marron" and "marc maron". */
function soundOf(name: string): string {
  const letters = name.replaceAll("ph", "f").replaceAll("c", "k").replaceAll("z", "s").replaceAll("y", "i");
  return letters.replace(/(.)\1+/gu, "$1");
}

function partOf({ name: { joined, starts }, word, end }: Correction): string[] {
  return starts.slice(word, end).map((start, at) => joined.slice(start, starts[word + at + 1]));
}

function isFarRarer(reader: IndexReader, typed: string, meant: readonly string[]): boolean {
  const counts = reader.counts([typed, ...meant]);
  const count = (word: string) => counts.get(word)?.topic ?? 0;
  return FAR_RARER * count(typed) <= Math.min(...meant.map(count));
}

/** The starts of words in the titles and hosts of the most popular shows with listeners, by first letter. */
const startsOf = onceFor((reader: IndexReader): ReadonlyMap<number, readonly Start[]> => {
  const found: Start[] = [];
  // The place is included so that changed shows are read in this order, too.
  const rows = reader.lists<[string, string, number, place: number]>(
    `SELECT title, host, size, place FROM texts ORDER BY place LIMIT ${COMPARED}`,
  );
  for (const [title, host, size] of rows) {
    if (size < KNOWN_SIZE * SIZE_PARTS) continue;
    for (const folded of [title, host]) {
      const words = folded.split(" ");
      const starts = [0];
      for (const word of words) starts.push((starts.at(-1) ?? 0) + word.length);
      const name = { joined: words.join(""), starts, letters: words.map(lettersOf), size };
      for (let word = 0; word + 1 < starts.length; word += 1) found.push({ name, word });
    }
  }
  return Map.groupBy(found, ({ name, word }) => name.joined.charCodeAt(name.starts[word] ?? 0));
});
