import { foldText, foldWords } from "../text/fold.js";
import { LANGUAGE_NAMES } from "../codes/language-names.js";
import { languageCode } from "../codes/languages.js";
import { partsOf, type Query } from "./query.js";
import { withSubjects } from "./subjects.js";
import {
  ASKING_WORDS,
  isOnlyEnglish,
  isSmallWord,
  languagesOfWords,
  meaningfulWords,
  topicWeight,
} from "../text/stop-words.js";

/** A query read as a question about a topic: its topic words and its language (ISO 639-1). */
export type TopicQuery = {
  readonly query: Query;
  readonly language: string;
  /**
   * The query without words about audience or manner ("beginners", "tips") if other words remain, and without the small word of a name.
   */
  readonly about: Query;
  /** Whether the query's small words reveal the language. If not, it comes from `lang:` or is assumed. */
  readonly spoken: boolean;
  /** Whether they are English, but other languages have them too: "do" is also Portuguese. */
  readonly mayBeOther: boolean;
};

/** Of several languages, the one in which these words are used most; undefined if nothing tells. */
export type MostUsual = (languages: readonly string[], words: readonly string[]) => string | undefined;

/**
 * Removes stop words and question words from a query ("what can I listen to when jogging" becomes "jogging"), and accepts any
 * spelling of a subject that people write in several ways ("ww2"). Phrases, fields, exclusions and filters are unchanged. The
 * language comes from `lang:`, else from the most frequent stop words (of several languages: `mostUsual`), else it is English.
 * Filters do not affect it: they only narrow a search.
 */
export function topicQuery(query: Query, mostUsual: MostUsual = ([language]) => language): TopicQuery {
  const parts = withSubjects(partsOf(query));
  const words = parts.flatMap((part) => (part.kind === "word" ? foldWords(part.text) : []));
  const requested = requestedLanguage(parts);
  const named = namedLanguage(words);
  // The "e" of "e-commerce" is not Italian.
  const whole = parts.flatMap((part) => (part.kind === "word" ? wholeWord(part.text) : []));
  const spokenIn = languagesOfWords([...whole, ...parts.flatMap(elisionOf)]);
  const isOther = (word: string) => !ASKING_WORDS.has(word) && !spokenIn.some((code) => isSmallWord(word, code));
  const known = spokenIn.find((code) => code === "en" || code === named?.language);
  const ownLanguage = known ?? (spokenIn.length > 1 ? mostUsual(spokenIn, words.filter(isOther)) : spokenIn[0]);
  const language = requested ?? named?.language ?? ownLanguage ?? "en";
  const spoken = requested === undefined && (named ?? ownLanguage) !== undefined;
  const mayBeOther = spoken && !named && ownLanguage === "en" && !whole.some(isOnlyEnglish);
  // Stop words depend on the query's own language, which may differ from the requested one.
  const topicWords = new Set(meaningfulWords(words, requested ?? ownLanguage ?? language));
  if (named && topicWords.size > 1) topicWords.delete(named.word);
  for (const [at, word] of words.entries())
    if (topicWords.size > 1 && EVENTS.has(`${words[at - 1] ?? ""} ${word}`)) topicWords.delete(word);
  // A phrase or a field is enough to search for, so question words can be removed.
  const hasOtherTerms = parts.some(({ kind }) => kind === "phrase" || kind === "in" || kind === "or");
  if (hasOtherTerms) for (const word of words) if (ASKING_WORDS.has(word)) topicWords.delete(word);
  const remaining = parts.filter(
    (part) => part.kind !== "word" || foldWords(part.text).some((word) => topicWords.has(word)),
  );
  // Nothing can be removed from a word without letters and digits.
  const [only] = remaining;
  const found = withoutElisions(only === undefined ? query : joined(remaining), language);
  const name = nameWithSmallWord(parts, words, language);
  return { query: name ?? found, about: aboutOf(found), language, spoken, mayBeOther };
}

/**
 * "Doctor Who", "Guess Who": no question ends with a small word after its only meaningful word. So these words form a name, and the small
 * word means little on its own.
 */
function nameWithSmallWord(parts: readonly Query[], words: readonly string[], language: string): Query | undefined {
  const [first = "", second = ""] = words;
  const isPair = words.length === 2 && parts.length === 2 && parts.every(({ kind }) => kind === "word");
  if (!isPair || ASKING_WORDS.has(first) || ASKING_WORDS.has(second)) return undefined;
  if (isSmallWord(first, language) || !isSmallWord(second, language)) return undefined;
  return { kind: "phrase", text: parts.map((part) => (part.kind === "word" ? part.text : "")).join(" ") };
}

/** Beginnings of questions about an event. The words after them name the event. Folded. */
const EVENTS = new Set(["what happened", "what happens", "was geschah", "was passierte", "que paso", "que ocurrio"]);

/** French and Italian articles and pronouns that are joined to the next word with an apostrophe. */
const ELISION = /^(?:l|d|j|m|t|s|c|n|qu|dell|all|nell|sull|dall|un)['’](?=.{2})/iu;

/** The folded text if it is one word. "Vitamin D" has no French article. */
function wholeWord(text: string): string[] {
  const words = foldWords(text);
  return words.length === 1 && !/^[cdjlmnst]$/.test(words[0] ?? "") ? words : [];
}

/** The "l" of "l'anglais". Like other small words, it reveals the language. */
function elisionOf(part: Query): string[] {
  return part.kind === "word" ? foldWords(ELISION.exec(part.text)?.[0] ?? "") : [];
}

function withoutElisions(query: Query, language: string): Query {
  if (language !== "fr" && language !== "it") return query;
  if (query.kind === "and") return { ...query, queries: query.queries.map((part) => withoutElisions(part, language)) };
  return query.kind === "word" ? { ...query, text: query.text.replace(ELISION, "") } : query;
}

function aboutOf(query: Query): Query {
  if (query.kind !== "and") return query;
  const strong = query.queries.filter(
    (part) => part.kind !== "word" || foldWords(part.text).some((word) => topicWeight(word) === 1),
  );
  const says = strong.some(({ kind }) => kind === "word" || kind === "phrase" || kind === "in" || kind === "or");
  return says && strong.length < query.queries.length ? joined(strong) : query;
}

function joined(parts: readonly Query[]): Query {
  const [only, ...others] = parts;
  return only !== undefined && others.length === 0 ? only : { kind: "and", queries: parts };
}

/** The word before a language's name in "in German", "auf Englisch" or "en español", by the language of the phrase. Folded. */
const BEFORE_LANGUAGE = { en: "in", de: "auf", es: "en", fr: "en", pt: "em", it: "in" } as const;

/** Phrases such as "in English" or "auf Englisch", with the language they ask for. Folded. */
const IN_LANGUAGE: ReadonlyMap<string, string> = new Map([
  ...Object.entries(BEFORE_LANGUAGE).flatMap(([spoken, before]) => {
    const names = new Intl.DisplayNames([spoken], { type: "language" });
    const phrase = (code: string) => `${before} ${foldText(names.of(code) ?? "")}`;
    return Object.keys(LANGUAGE_NAMES).map((code) => [phrase(code), code] as const);
  }),
  ["en castellano", "es"],
]);

/** The language that a question names, and the word it uses for it. */
function namedLanguage(words: readonly string[]): { readonly language: string; readonly word: string } | undefined {
  for (const [at, word] of words.entries()) {
    const language = IN_LANGUAGE.get(`${words[at - 1] ?? ""} ${word}`);
    if (language !== undefined) return { language, word };
  }
  return undefined;
}

function requestedLanguage(parts: readonly Query[]): string | undefined {
  for (const part of parts) if (part.kind === "is" && part.field === "lang") return languageCode(part.value);
  return undefined;
}
