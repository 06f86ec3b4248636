import { LRUCache } from "lru-cache";
import { indexedWords, type JoinedWord, joinedWords } from "./lexemes.js";

/**
 * What a word in a tsvector comes from. PostgreSQL's four labels carry it: the name itself, neighbouring words of the
 * name written together, categories, description. (D is the label that PostgreSQL leaves unwritten.)
 */
export type WordOrigin = "A" | "B" | "C" | "D";

/** Words of one description that are indexed; what comes later in a text says little about the show. */
const DESCRIPTION_WORDS = 300;
/** Places left free between two fields, so that no phrase reaches from one into the next. */
const GAP = 20;
/** PostgreSQL keeps no higher place than 16,383; all of a name, categories and description fit below. */
const LAST_PLACE = 16_000;

/** Millions of shows share some hundred categories. */
const CATEGORY_WORDS = new LRUCache<string, string[]>({ max: 1_000, memoMethod: indexedWords });

/** Collects words with places and labels, and writes them as PostgreSQL reads a tsvector. */
class WordVector {
  /** Of each word, its places as they are written. */
  private readonly places = new Map<string, string>();
  private next = 1;

  addField(words: readonly string[], origin: WordOrigin): void {
    let place = this.next;
    for (const word of words) this.put(word, place++, origin);
    this.next += words.length + GAP;
  }

  /** A name together with its neighbouring words joined. */
  addName(words: readonly string[], joined: readonly JoinedWord[]): void {
    for (const { word, last } of joined) this.put(word, this.next + last, "B");
    this.addField(words, "A");
  }

  toString(): string {
    let written = "";
    // Folded words hold letters, marks and digits only: nothing in them needs quoting.
    for (const [word, places] of this.places) written += `${written === "" ? "" : " "}'${word}':${places}`;
    return written;
  }

  private put(word: string, place: number, origin: WordOrigin): void {
    if (place > LAST_PLACE) return;
    const label = origin === "D" ? String(place) : `${place}${origin}`;
    const known = this.places.get(word);
    this.places.set(word, known === undefined ? label : `${known},${label}`);
  }
}

export type NamedTexts = {
  readonly title: string;
  readonly author?: string;
  readonly owner?: string;
  readonly categories: readonly string[];
  /** Without markup. */
  readonly description?: string;
};

export type WordVectors = { readonly title: string; readonly host: string; readonly topic: string };

/** The three word columns of a show, one for each mode of search. */
export function wordVectors(texts: NamedTexts): WordVectors {
  const titleWords = indexedWords(texts.title);
  const joined = joinedWords(titleWords);
  const title = new WordVector();
  title.addName(titleWords, joined);
  const host = new WordVector();
  for (const name of hostNames(texts)) {
    const words = indexedWords(name);
    host.addName(words, joinedWords(words));
  }
  const topic = new WordVector();
  topic.addName(titleWords, joined);
  for (const category of texts.categories) topic.addField(CATEGORY_WORDS.memo(category), "C");
  if (texts.description) topic.addField(indexedWords(texts.description).slice(0, DESCRIPTION_WORDS), "D");
  return { title: title.toString(), host: host.toString(), topic: topic.toString() };
}

/** Author and owner; one of them where both are the same. */
export function hostNames({ author, owner }: { readonly author?: string; readonly owner?: string }): string[] {
  const names = [author, owner].filter((name): name is string => name !== undefined && name.trim() !== "");
  return names.length === 2 && names[0]?.trim() === names[1]?.trim() ? names.slice(0, 1) : names;
}
