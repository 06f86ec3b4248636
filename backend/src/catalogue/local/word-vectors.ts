import { indexedWords, joinedWords } from "./lexemes.js";

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

/** Collects words with places and labels, and writes them as PostgreSQL reads a tsvector. */
class WordVector {
  private readonly places = new Map<string, string[]>();
  private next = 1;

  addField(words: readonly string[], origin: WordOrigin): void {
    for (const [at, word] of words.entries()) this.put(word, this.next + at, origin);
    this.next += words.length + GAP;
  }

  /** A name together with its neighbouring words joined. */
  addName(words: readonly string[]): void {
    for (const { word, last } of joinedWords(words)) this.put(word, this.next + last, "B");
    this.addField(words, "A");
  }

  toString(): string {
    return [...this.places].map(([word, places]) => `'${word}':${places.join(",")}`).join(" ");
  }

  private put(word: string, place: number, origin: WordOrigin): void {
    if (place > LAST_PLACE) return;
    const label = `${place}${origin === "D" ? "" : origin}`;
    const known = this.places.get(word);
    // Folded words hold letters, marks and digits only: nothing in them needs quoting.
    if (known) known.push(label);
    else this.places.set(word, [label]);
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
  const title = new WordVector();
  title.addName(titleWords);
  const host = new WordVector();
  for (const name of hostNames(texts)) host.addName(indexedWords(name));
  const topic = new WordVector();
  topic.addName(titleWords);
  for (const category of texts.categories) topic.addField(indexedWords(category), "C");
  if (texts.description) topic.addField(indexedWords(texts.description).slice(0, DESCRIPTION_WORDS), "D");
  return { title: title.toString(), host: host.toString(), topic: topic.toString() };
}

/** Author and owner; one of them where both are the same. */
export function hostNames({ author, owner }: { readonly author?: string; readonly owner?: string }): string[] {
  const names = [author, owner].filter((name): name is string => name !== undefined && name.trim() !== "");
  return names.length === 2 && names[0]?.trim() === names[1]?.trim() ? names.slice(0, 1) : names;
}
