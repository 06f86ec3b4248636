import { withoutBoilerplate } from "@earshot/domain/catalogue/text/boilerplate";
import { namedWords } from "@earshot/domain/catalogue/text/named-words";
import { isStrayWord, withoutAddresses } from "@earshot/domain/catalogue/text/stray-words";
import { isTopicalWord } from "@earshot/domain/catalogue/text/topical-words";
import { withoutMarkup } from "../../record/index-show.js";
import { indexedWords, isUnspaced } from "../../record/words/lexemes.js";
import type { IndexReader } from "../reader/index-reader.js";
import type { ComparedShow } from "./answers.js";

/** How many words of a show others are compared by, and how many rare ones they are chosen from. */
const WORDS = 10;
const LOOKED_AT = 24;
/** The most popular shows with a word, which are read to learn what the word is about. */
const SAMPLE = 80;
/** Shows that are read for all words together; the most telling words come first. */
const MOST_SHARING = 4_000;
/** A word in more than this share of all shows, or in more shows than this, tells nothing about likeness. */
const COMMON_SHARE = 0.003;
const COMMON = 4_000;
/** A name in a larger share of all shows is a common one. A name in the show's own title may be in more. */
const NAME_SHARE = 0.0003;
const NAME_LEAST = 10;
const TITLED_NAME = 6;

/**
 * A word that tells what a show is like. "topic": its shows are mostly in one category. "name": of a person, place or brand.
 * "rare": in too few shows to tell.
 */
export type TellingWord = {
  readonly word: string;
  /** As it is written in the show. */
  readonly written: string;
  readonly kind: "topic" | "name" | "rare";
  /** Shows that have it. */
  readonly topics: number;
  readonly titled: boolean;
};

/**
 * The most distinctive words of a show, without words of addresses, hosts and publishing, and without words that any show may
 * have.
 */
export function tellingWords(reader: IndexReader, { title, description, host }: ComparedShow): TellingWord[] {
  const most = Math.min(COMMON, Math.max(20, Math.floor(reader.shows * COMMON_SHARE)));
  const ownText = withoutAddresses(withoutBoilerplate(withoutMarkup(description), reader.repeated.get(host ?? "")));
  const names = namedWords(ownText);
  const titled = new Set(indexedWords(title));
  const told = [...titled, ...indexedWords(ownText)].filter((word) => isTelling(word));
  const rare = [...reader.counts(told)]
    .map(([word, { topic }]) => ({ word, topics: topic, titled: titled.has(word) }))
    .filter(({ topics }) => topics >= 2 && topics <= most);
  const weight = ({ topics, titled }: { topics: number; titled: boolean }) => topics * (titled ? 0.2 : 1);
  rare.sort((a, b) => weight(a) - weight(b) || (a.word < b.word ? -1 : 1));
  const telling = rare.slice(0, LOOKED_AT).flatMap((one): TellingWord[] => {
    const name = names.get(one.word);
    const kind = kindOf(reader, one, name !== undefined);
    return kind ? [{ ...one, kind, written: (kind === "name" && name) || one.word }] : [];
  });
  let shows = 0;
  return telling
    .sort((a, b) => Number(b.kind === "topic") - Number(a.kind === "topic"))
    .slice(0, WORDS)
    .filter(({ topics }) => (shows += topics) <= MOST_SHARING);
}

function isTelling(word: string): boolean {
  if (isUnspaced(word)) return [...word].length > 1;
  return word.length > 2 && !/^\d+$/.test(word) && !isStrayWord(word);
}

function kindOf(
  reader: IndexReader,
  { word, topics, titled }: { readonly word: string; readonly topics: number; readonly titled: boolean },
  isName: boolean,
): TellingWord["kind"] | undefined {
  const most = Math.max(NAME_LEAST, reader.shows * NAME_SHARE) * (titled ? TITLED_NAME : 1);
  if (isName && topics <= most) return "name";
  const topical = isTopical(reader, word);
  if (topical) return "topic";
  return topical === undefined && !isName ? "rare" : undefined;
}

function isTopical(reader: IndexReader, word: string): boolean | undefined {
  const { columns, categorySets } = reader;
  const places = reader.numbers(`SELECT rowid FROM topics WHERE topics MATCH ? LIMIT ${SAMPLE}`, [`"${word}"`]);
  const sets = [...columns.rowsAt(places)].map((row) => columns.columns.categories[row] ?? 0);
  const foundBy = categorySets.foundBy(sets);
  const counts = new Map<string, number>();
  let known = 0;
  for (const set of sets) {
    const names = foundBy.get(set) ?? [];
    if (names.length > 0) known += 1;
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return isTopicalWord(counts, known, categorySets.totals);
}
