import { foldedPhrase, type Mention, type Phrases, phraseTable, type Word } from "./brief-words.js";
import { STOP_WORDS } from "./stop-words.js";
import { formsOf, isShort } from "./word-forms.js";
import { writtenLanguage } from "./written-language.js";
import { HOME_CONCEPTS } from "../concepts/concepts-home.js";
import { LIFE_CONCEPTS } from "../concepts/concepts-life.js";
import { WORK_CONCEPTS } from "../concepts/concepts-work.js";
import { wordLists } from "./word-lists.js";

/**
 * Products, trades, hobbies and professions that an advertiser may mention. Each line is one of them, with its words in English, German,
 * Spanish and French, separated by bars, most characteristic first. A line that begins with # has the category of the lines below it and,
 * after the >, the categories with the most similar listeners. A word with a question mark only counts if the brief names nothing else:
 * "school" does not count in "surf school". A line that begins with an exclamation mark is separate: other shows of its category have
 * little to do with it. A fifth list has words of shows in the category that are about something else: someone who sells pianos does not
 * want club music.
 */
export const CONCEPT_LINES: readonly string[] = [HOME_CONCEPTS, LIFE_CONCEPTS, WORK_CONCEPTS]
  .join("\n")
  .split("\n")
  .filter((line) => line !== "");
const LANGUAGES = ["en", "de", "es", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];

export type Concept = {
  /** The name of one of Apple's categories. */
  readonly category: string;
  /** Categories with similar listeners, closest first. */
  readonly near: readonly string[];
  /** Folded. */
  readonly words: Readonly<Record<Language, readonly string[]>>;
  /** Words of shows in the category that are about something else, folded. */
  readonly unlike: readonly string[];
  /** The other shows of the category have little to do with it. */
  readonly isApart: boolean;
};

/** A concept named by some words. With `isWeak`, they only count if the brief names nothing else. */
export type Named = { readonly concept: Concept; readonly isWeak: boolean };

type Tables = Readonly<Record<Language, Phrases<Named>>>;
let tables: Tables | undefined;
let nearest: ReadonlyMap<string, readonly string[]> | undefined;

/** The categories whose listeners are most similar to a category's. */
export function nearCategories(category: string): readonly string[] {
  nearest ??= new Map(
    CONCEPT_LINES.filter(isHead)
      .map(headOf)
      .reverse()
      .map((head) => [head.category, head.near]),
  );
  return nearest.get(category) ?? [];
}

/** The concepts that a text names, in order, each with its position. */
export function conceptsIn(words: readonly Word[]): (Named & { readonly from: number; readonly to: number })[] {
  const languages = languagesRead(words);
  const found: (Named & { readonly from: number; readonly to: number })[] = [];
  for (let at = 0; at < words.length;) {
    const named = conceptAt(words, at, languages);
    const part = named || !languages.includes("de") ? undefined : conceptOfCompound(words[at]?.text ?? "");
    if (named) found.push({ ...named.value, from: at, to: named.to });
    else if (part) found.push({ ...part, from: at, to: at + 1 });
    at = named?.to ?? at + 1;
  }
  return found;
}

/** The languages whose words are recognized in a brief: its own language and English, or all if its language is unclear. */
export function languagesRead(words: readonly Word[]): readonly Language[] {
  const written = writtenLanguage(words);
  return written === undefined ? LANGUAGES : LANGUAGES.filter((one) => one === written || one === "en");
}

/** The concept named by the words that start at a position. Also matches other forms of these words. */
export function conceptAt(
  words: readonly Word[],
  at: number,
  languages: readonly Language[],
): Mention<Named> | undefined {
  const text = words[at]?.text ?? "";
  if (text === "") return undefined;
  // "Wollen" is not another form of "Wolle".
  for (const form of [text, ...(STOP_WORDS.has(text) ? [] : formsOf(text))]) {
    const named = longestAt(words, at, form, languages);
    // A weak word only counts as it is listed: a project management tool is not for people who buy tools.
    if (named && !(named.value.isWeak && form !== text && isShort(text))) return named;
  }
  return undefined;
}

/** The longest phrase that begins with a form of a word. */
function longestAt(
  words: readonly Word[],
  at: number,
  form: string,
  languages: readonly Language[],
): Mention<Named> | undefined {
  tables ??= readTables();
  const read = tables;
  const found = languages.flatMap((language) =>
    (read[language].get(form) ?? []).filter((phrase) =>
      phrase.words.slice(1).every((word, offset) => {
        const one = words[at + offset + 1];
        return one?.opens === false && isFormOf(one.text, word);
      }),
    ),
  );
  const [longest] = found.sort((a, b) => b.words.length - a.words.length);
  return longest && { value: longest.value, from: at, to: at + longest.words.length };
}

/** "Club" and "clubs" are the same in a phrase, however short they are. */
const isFormOf = (one: string, other: string): boolean =>
  one === other || one === `${other}s` || `${one}s` === other || formsOf(one).includes(other);

/** Minimum letters of the parts of a compound. Judgment: shorter ones also end or begin other words. */
const SHORTEST = { end: 6, start: 6, rest: 3 };

/**
 * The concept named by a part of a German compound. The last part determines the meaning, so it is tried first: "Brotmesser", then
 * "Schachverein".
 */
export function conceptOfCompound(word: string): Named | undefined {
  const { de } = (tables ??= readTables());
  const one = (part: string) => de.get(part)?.find(({ words }) => words.length === 1)?.value;
  for (let length = word.length - SHORTEST.rest; length >= SHORTEST.end; length -= 1) {
    const named = one(word.slice(-length));
    if (named) return named;
  }
  for (let length = word.length - SHORTEST.rest - 1; length >= SHORTEST.start; length -= 1) {
    const named = one(word.slice(0, length));
    if (named) return named;
  }
  return undefined;
}

const isHead = (line: string): boolean => line.startsWith("#");

function headOf(line: string): Pick<Concept, "category" | "near"> {
  const [category = "", near = ""] = line.slice(1).split(">");
  return { category: category.trim(), near: near.split(",").map((name) => name.trim()) };
}

function readTables(): Tables {
  const entries: Record<Language, (readonly [string, Named])[]> = { en: [], de: [], es: [], fr: [] };
  let head: Pick<Concept, "category" | "near"> = { category: "", near: [] };
  for (const line of CONCEPT_LINES) {
    if (isHead(line)) head = headOf(line);
    if (isHead(line)) continue;
    const lists = wordLists(line);
    const phrases = LANGUAGES.map((language, at) => [language, lists[at] ?? []] as const);
    const [en = [], de = [], es = [], fr = [], unlike = []] = lists.map((list) => list.map(foldedPhrase));
    const concept: Concept = { ...head, words: { en, de, es, fr }, unlike, isApart: line.startsWith("!") };
    for (const [language, list] of phrases) {
      for (const phrase of list) entries[language].push([phrase, { concept, isWeak: phrase.endsWith("?") }]);
    }
  }
  return {
    en: phraseTable(entries.en),
    de: phraseTable(entries.de),
    es: phraseTable(entries.es),
    fr: phraseTable(entries.fr),
  };
}
