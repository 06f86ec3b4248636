import { APPLE_CATEGORIES, parentCategory } from "../../../catalogue/codes/categories.js";
import { CATEGORY_ALIASES } from "../../../catalogue/codes/category-aliases.js";
import { foldText } from "../../../catalogue/text/fold.js";
import { phraseLines } from "./brief-words.js";
import { CATEGORY_WORDS as FOUR_LANGUAGES, WEAK_NAMES } from "./category-words.js";
import { ITALIAN_AND_DUTCH } from "./italian-dutch.js";
import { wordListsByName } from "./word-lists.js";

/** The words for a category in briefs and shows, folded and without its own name. Words of one language are adjacent. */
export function wordsOfCategory(category: string): readonly string[] {
  return WORDS.get(category) ?? [];
}

/** The words in the given languages (ISO 639-1), out of those in `LANGUAGES`. */
export function wordsIn(category: string, languages: readonly string[]): readonly string[] {
  return languages.flatMap((language) => BY_LANGUAGE.get(category)?.[LANGUAGES.indexOf(language)] ?? []);
}

/**
 * The same including its name and, for a category with subcategories, their words. Short words only count in the show's language and
 * English: an English show with "chat" is not about cats. Long words have no false friends, and the language that a feed states is often
 * wrong.
 */
export function allWordsOfCategory(category: string, language?: string): readonly string[] {
  const words = ALL_WORDS.get(category) ?? [foldText(category)];
  if (language === undefined || !LANGUAGES.includes(language)) return words;
  return words.filter((word) => {
    const spoken = SPOKEN.get(word);
    return word.length >= FRIENDLY || spoken === undefined || spoken.has(language) || spoken.has("en");
  });
}

/** The languages (ISO 639-1) of a folded word for a category; empty for other words. */
export function languagesOfWord(word: string): readonly string[] {
  return [...(SPOKEN.get(word) ?? [])];
}

/** Other words for the same categories as a folded word, and their names. */
export function otherWordsFor(word: string): readonly string[] {
  const categories = CATEGORIES.get(word) ?? [];
  return categories.flatMap((name) => [foldText(name), ...wordsOfCategory(name)]).filter((other) => other !== word);
}

/** The longest phrase for a category that starts at a word, as a list of words; undefined if there is none. */
export function categoryPhraseAt(words: readonly string[], at: number): readonly string[] | undefined {
  return PHRASES.get(words[at] ?? "")?.find((phrase) => phrase.every((word, offset) => words[at + offset] === word));
}

/** A word with at least this many letters is hardly ever a word in another language too. Judgment. */
const FRIENDLY = 6;

/** Apple lists pets under Kids & Family, but an advertiser who wants families does not want shows about dogs. */
export const apartFromHeading = (category: string): boolean => category === "Pets & Animals";

/** Whether a category is a part of another one to an advertiser. */
export const isBelow = (own: string, name: string): boolean => parentCategory(own) === name && !apartFromHeading(own);

/** Category names that appear in the texts of any show: "of course", "how to". */
const IN_ANY_TEXT = new Set(["courses", "how to"]);

const LANGUAGES = ["en", "de", "es", "fr", "it", "nl"];
/** All lines that name a category and words for it. */
export const CATEGORY_WORDS = FOUR_LANGUAGES + ITALIAN_AND_DUTCH.trimStart();
const BY_LANGUAGE = byLanguage();
/** The languages of each word. */
const SPOKEN = languagesOfWords();
const WORDS = byCategory(phraseLines(CATEGORY_WORDS));
const CATEGORIES = categoriesByWord();
const ALL_WORDS = allWords();
const PHRASES = phrasesByFirstWord();

function byLanguage(): ReadonlyMap<string, readonly (readonly string[])[]> {
  const others = wordListsByName(ITALIAN_AND_DUTCH);
  return new Map(
    [...wordListsByName(FOUR_LANGUAGES)].map(([name, [en = [], de = [], es = [], fr = []]]) => {
      const [it = [], nl = []] = others.get(name) ?? [];
      return [name, [en, de, es, fr, it, nl]];
    }),
  );
}

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
