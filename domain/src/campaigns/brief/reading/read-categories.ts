import { APPLE_CATEGORIES, appleCategories } from "../../../catalogue/codes/categories.js";
import { CATEGORY_ALIASES } from "../../../catalogue/codes/category-aliases.js";
import {
  type Mention,
  phraseAt,
  phraseLines,
  type Phrases,
  phraseTable,
  type Word,
  wordSet,
} from "../words/brief-words.js";
import { WEAK_NAMES, WEAK_PHRASES } from "../words/category-words.js";
import { CATEGORY_WORDS } from "../words/words-of-category.js";
import { categoryOfCompound } from "../words/compounds.js";
import { conceptAt, conceptOfCompound, type Language, languagesRead } from "../words/concepts.js";
import { formsOf } from "../words/word-forms.js";
import { smallWords } from "../words/written-language.js";

/** In a brief, this phrase names both a category and its parent. */
const BOTH = "stand up comedy";

/** Names and synonyms of several words. Single words are looked up one by one. */
const PHRASES: Phrases<readonly string[]> = phraseTable<readonly string[]>([
  ...APPLE_CATEGORIES.flatMap(({ name, sub }) => [name, ...sub])
    .filter((name) => !WEAK_PHRASES.has(name.toLowerCase()))
    .flatMap((name) => [name, name.replace("&", "and")].map((phrase) => [phrase, [name]] as const)),
  ...Object.entries(CATEGORY_ALIASES).filter(([alias]) => alias.includes(" ") && alias !== BOTH),
  ...phraseLines(CATEGORY_WORDS).map(([phrase, name]) => [phrase, [name]] as const),
]);

const SHOWS_AFTER = wordSet(`
  podcast podcasts show shows sendungen formate programas emissions listeners horer oyentes auditeurs`);
const ABOUT_BEFORE = new Set(["about", "uber", "sobre", "sur"]);

/**
 * `isWeak`: the words only count if nothing else names the category. `isProduct`: they name what is sold, and the category is what its
 * buyers listen to.
 */
type Named = Mention<readonly string[]> & { readonly isWeak: boolean; readonly isProduct: boolean };
export type NamedCategory = Mention<string> & Pick<Named, "isWeak" | "isProduct">;

/**
 * The categories that a brief names ("fitness", "true crime", "DIY", "Heimwerken", "Küchenmesser"), in order. Longer names take
 * precedence over their parts.
 */
export function readCategories(words: readonly Word[]): NamedCategory[] {
  const found: NamedCategory[] = [];
  const languages = languagesRead(words);
  // In German, "reizen" means "to tempt".
  const counts = new Map(smallWords(words).map(({ language, count }) => [language, count]));
  const isGerman = (counts.get("de") ?? 0) > (counts.get("nl") ?? 0);
  for (let at = 0; at < words.length;) {
    const named = categoriesAt(words, at, languages, isGerman);
    const to = named?.to ?? at + 1;
    const { isWeak = false, isProduct = false } = named ?? {};
    for (const value of named?.value ?? []) found.push({ value, from: at, to, isWeak, isProduct });
    at = to;
  }
  return found;
}

/** "A video chat" is not a French cat, and "a dark mode" is not French fashion. */
function isEnglish(words: readonly Word[], at: number): boolean {
  const [word, next] = [words[at], words[at + 1]];
  const before = word?.pauses === true ? "" : (words[at - 1]?.text ?? "");
  const after = next?.pauses === true ? "" : (next?.text ?? "");
  return ENGLISH.test(`${before} ${word?.text ?? ""}`) || CHAT_APP.test(`${word?.text ?? ""} ${after}`);
}

const ENGLISH = /^(?:(?:live|video) chats?|(?:dark|night|light|airplane) mode)$/;
const CHAT_APP = /^chats? (?:app|apps|support|software)$/;

function categoriesAt(
  words: readonly Word[],
  at: number,
  languages: readonly Language[],
  isGerman: boolean,
): Named | undefined {
  const text = words[at]?.text ?? "";
  if ((isGerman && text === "reizen") || isEnglish(words, at)) return undefined;
  const listed = listedAt(words, at);
  const concept = conceptAt(words, at, languages);
  if (concept && (listed === undefined || concept.to > listed.to)) return ofConcept(concept);
  if (listed) return { ...listed, isWeak: false, isProduct: false };
  const one = { from: at, to: at + 1, isWeak: false, isProduct: false };
  const compound = categoryOfCompound(text);
  if (compound !== undefined) return { ...one, value: [compound] };
  const part = languages.includes("de") ? conceptOfCompound(text) : undefined;
  if (part) return { ...one, value: [part.concept.category], isWeak: part.isWeak, isProduct: true };
  const form = formListed(text);
  if (form) return { ...one, value: form };
  // "Krimipodcasts"
  const subject = text.replace(/podcasts?$/, "");
  const word = words[at];
  if (word === undefined || subject === "" || subject === text) return undefined;
  return categoriesAt(words.with(at, { ...word, text: subject }), at, languages, isGerman);
}

const ofConcept = ({ value: { concept, isWeak }, ...place }: NonNullable<ReturnType<typeof conceptAt>>): Named => ({
  ...place,
  value: [concept.category],
  isWeak,
  isProduct: true,
});

/**
 * The mentions that count. Weak ones only count if there are no others, except names of what is sold (`isSold`): "software for online
 * shops". Products only count if no other words name their category, or if
 * they come first, because the first thing that a brief names is its subject.
 */
export function strongest(
  mentions: readonly NamedCategory[],
  isSold: (mention: NamedCategory) => boolean = () => false,
): NamedCategory[] {
  const strong = mentions.filter(({ isWeak }) => !isWeak);
  const counted = strong.every(isSold) ? [...mentions] : strong;
  const isFirst = ({ value, from }: NamedCategory): boolean =>
    counted.some(
      (other) =>
        other.value !== value && other.from > from && !counted.some((one) => one.value === value && one.from < from),
    );
  const named = new Set(counted.flatMap(({ isProduct, value }) => (isProduct ? [] : [value])));
  return counted.filter((one) => !one.isProduct || !named.has(one.value) || isFirst(one));
}

/** Words that name a category on their own. */
function listedAt(words: readonly Word[], at: number): Mention<readonly string[]> | undefined {
  const phrase = phraseAt(words, at, PHRASES);
  if (phrase && phrase.to - phrase.from > 1) return phrase;
  const word = words[at]?.text ?? "";
  if (WEAK_NAMES.has(word) && !isAbout(words, at) && !isListed(words, at)) return undefined;
  if (phrase) return phrase;
  const value = appleCategories([word]);
  return value.length > 0 ? { value, from: at, to: at + 1 } : undefined;
}

/** The categories of another form of a word: "immobilière" is listed as "immobilier". */
function formListed(word: string): readonly string[] | undefined {
  // "Stories" is not a form of the Italian word for history.
  if (WEAK_NAMES.has(word) || word === "stories") return undefined;
  for (const form of formsOf(word)) {
    const phrase = PHRASES.get(form)?.find(({ words }) => words.length === 1);
    if (phrase && !WEAK_NAMES.has(form)) return phrase.value;
  }
  // German forms compounds: "Kaffeerösterei", "Espressomaschine".
  for (let length = word.length - LEAST_REST; length >= LEAST_START; length -= 1) {
    const phrase = PHRASES.get(word.slice(0, length))?.find(({ words }) => words.length === 1);
    if (phrase && !WEAK_NAMES.has(word.slice(0, length))) return phrase.value;
  }
  return undefined;
}

/** Minimum letters of a compound's listed first word, and of the rest. Judgment: shorter ones also begin other words. */
const LEAST_START = 6;
const LEAST_REST = 4;

/** "marketing podcasts", "about marketing", "programas de marketing". */
function isAbout(words: readonly Word[], at: number): boolean {
  const [second, first, next] = [at - 2, at - 1, at + 1].map((place) => words[place]?.text ?? "");
  if (SHOWS_AFTER.has(next ?? "") || ABOUT_BEFORE.has(first ?? "")) return true;
  return (first === "de" || first === "zu") && SHOWS_AFTER.has(second ?? "");
}

const AND = new Set(["and", "und", "y", "et", "or", "oder", "o", "ou"]);

/** Next to another category in a list: "negocios, marketing y finanzas". */
function isListed(words: readonly Word[], at: number): boolean {
  const before = AND.has(words[at - 1]?.text ?? "") ? at - 2 : words[at]?.pauses === true ? at - 1 : -1;
  const after = AND.has(words[at + 1]?.text ?? "") ? at + 2 : words[at + 1]?.pauses === true ? at + 1 : words.length;
  return [before, after].some((place) => isStrong(words[place]?.text ?? ""));
}

function isStrong(word: string): boolean {
  if (word === "" || WEAK_NAMES.has(word)) return false;
  return PHRASES.get(word)?.some((phrase) => phrase.words.length === 1) === true || appleCategories([word]).length > 0;
}
