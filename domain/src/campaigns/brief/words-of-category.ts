import { APPLE_CATEGORIES, parentCategory } from "../../catalogue/codes/categories.js";
import { CATEGORY_ALIASES } from "../../catalogue/codes/category-aliases.js";
import { foldText } from "../../catalogue/text/fold.js";
import { phraseLines } from "./brief-words.js";
import { CATEGORY_WORDS, WEAK_NAMES } from "./category-words.js";
import { wordListsByName } from "./word-lists.js";

/** A category's names in briefs and shows, folded and without its own name; words of one language are adjacent. */
export function wordsOfCategory(category: string): readonly string[] {
  return WORDS.get(category) ?? [];
}

/** Those of some languages (ISO 639-1), of English, German, Spanish and French. */
export function wordsIn(category: string, languages: readonly string[]): readonly string[] {
  return languages.flatMap((language) => BY_LANGUAGE.get(category)?.[LANGUAGES.indexOf(language)] ?? []);
}

/**
 * The same with its name, and for a category with others below it their words too. Short words of a show in one of the four languages
 * are of that one and English: an English show that chats is not about cats. Long ones have no false friends, and the language that a
 * feed names is often wrong.
 */
export function allWordsOfCategory(category: string, language?: string): readonly string[] {
  const words = ALL_WORDS.get(category) ?? [foldText(category)];
  if (language === undefined || !LANGUAGES.includes(language)) return words;
  return words.filter((word) => {
    const spoken = SPOKEN.get(word);
    return word.length >= FRIENDLY || spoken === undefined || spoken.has(language) || spoken.has("en");
  });
}

/** The languages (ISO 639-1) of a folded word for a category; none for other words. */
export function languagesOfWord(word: string): readonly string[] {
  return [...(SPOKEN.get(word) ?? [])];
}

/** Other words for the same categories as a folded word. */
export function otherWordsFor(word: string): readonly string[] {
  const categories = CATEGORIES.get(word) ?? [];
  return categories.flatMap(wordsOfCategory).filter((other) => other !== word);
}

/** The longest phrase for a category that begins at a word, as its words; undefined without one. */
export function categoryPhraseAt(words: readonly string[], at: number): readonly string[] | undefined {
  return PHRASES.get(words[at] ?? "")?.find((phrase) => phrase.every((word, offset) => words[at + offset] === word));
}

/** Letters from which a word hardly is one of another language too. Judgment. */
const FRIENDLY = 6;

/** Apple files pets under Kids & Family: who wants families does not want shows on dogs. */
export const apartFromHeading = (category: string): boolean => category === "Pets & Animals";

/** Category names that occur in the texts of any show: "of course", "how to". */
const IN_ANY_TEXT = new Set(["courses", "how to"]);

const LANGUAGES = ["en", "de", "es", "fr"];
const BY_LANGUAGE = wordListsByName(CATEGORY_WORDS);
/** The languages of each word. */
const SPOKEN = languagesOfWords();
const WORDS = byCategory(phraseLines(CATEGORY_WORDS));
const CATEGORIES = categoriesByWord();
const ALL_WORDS = allWords();
const PHRASES = phrasesByFirstWord();

function languagesOfWords(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const lists of BY_LANGUAGE.values()) {
    for (const [at, list] of lists.entries()) {
      for (const word of list) found.set(word, (found.get(word) ?? new Set()).add(LANGUAGES[at] ?? ""));
    }
  }
  return found;
}

function phrasesByFirstWord(): ReadonlyMap<string, readonly (readonly string[])[]> {
  const found = new Map<string, string[][]>();
  for (const [phrase] of phraseLines(CATEGORY_WORDS)) {
    const words = phrase.split(" ");
    const [first = ""] = words;
    if (words.length > 1)
      found.set(
        first,
        [...(found.get(first) ?? []), words].sort((a, b) => b.length - a.length),
      );
  }
  return found;
}

function categoriesByWord(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [word, name] of phraseLines(CATEGORY_WORDS)) found.set(word, [...(found.get(word) ?? []), name]);
  return found;
}

function allWords(): ReadonlyMap<string, readonly string[]> {
  const aliases = Object.entries(CATEGORY_ALIASES).flatMap(([alias, names]) =>
    names.length === 1 && !WEAK_NAMES.has(alias) ? names.map((name) => [alias, name] as const) : [],
  );
  const names = APPLE_CATEGORIES.flatMap(({ name, sub }) => [name, ...sub])
    .map((name) => [foldText(name), name] as const)
    .filter(([phrase]) => !IN_ANY_TEXT.has(phrase));
  return byCategory(
    [...phraseLines(CATEGORY_WORDS), ...aliases, ...names].flatMap(([phrase, name]) => {
      const heading = apartFromHeading(name) ? undefined : parentCategory(name);
      return [[phrase, name] as const, ...(heading === undefined ? [] : [[phrase, heading] as const])];
    }),
  );
}

function byCategory(
  entries: readonly (readonly [phrase: string, name: string])[],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  for (const [phrase, name] of entries) found.set(name, (found.get(name) ?? new Set()).add(phrase));
  return new Map([...found].map(([name, phrases]) => [name, [...phrases]]));
}
