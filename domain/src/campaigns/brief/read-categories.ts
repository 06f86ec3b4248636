import { APPLE_CATEGORIES, appleCategories } from "../../catalogue/codes/categories.js";
import { CATEGORY_ALIASES } from "../../catalogue/codes/category-aliases.js";
import { type Mention, phraseAt, phraseLines, type Phrases, phraseTable, type Word } from "./brief-words.js";
import { CATEGORY_WORDS, WEAK_NAMES, WEAK_PHRASES } from "./category-words.js";
import { categoryOfCompound } from "./compounds.js";
import { PRODUCT_WORDS } from "./product-words.js";
import { formsOf } from "./word-forms.js";

/** In a brief, these words name a category and its heading. */
const BOTH = "stand up comedy";

/** Names and synonyms of several words; single words are looked up one by one. */
const PHRASES: Phrases<readonly string[]> = phraseTable<readonly string[]>([
  ...APPLE_CATEGORIES.flatMap(({ name, sub }) => [name, ...sub])
    .filter((name) => !WEAK_PHRASES.has(name.toLowerCase()))
    .flatMap((name) => [name, name.replace("&", "and")].map((phrase) => [phrase, [name]] as const)),
  ...Object.entries(CATEGORY_ALIASES).filter(([alias]) => alias.includes(" ") && alias !== BOTH),
  ...phraseLines(`${CATEGORY_WORDS}${PRODUCT_WORDS}`).map(([phrase, name]) => [phrase, [name]] as const),
]);

const SHOWS_AFTER = new Set(
  "podcast podcasts show shows sendungen formate programas emissions listeners horer oyentes auditeurs".split(" "),
);
const ABOUT_BEFORE = new Set(["about", "uber", "sobre", "sur"]);

/**
 * The categories that a brief names ("fitness", "true crime", "DIY", "Heimwerken"), in order. Longer names take
 * precedence over their parts.
 */
export function readCategories(words: readonly Word[]): Mention<string>[] {
  const found: Mention<string>[] = [];
  for (let at = 0; at < words.length;) {
    const mention = categoriesAt(words, at);
    for (const value of mention?.value ?? []) found.push({ value, from: at, to: mention?.to ?? at + 1 });
    at = mention?.to ?? at + 1;
  }
  return found;
}

function categoriesAt(words: readonly Word[], at: number): Mention<readonly string[]> | undefined {
  const phrase = phraseAt(words, at, PHRASES);
  if (phrase && phrase.to - phrase.from > 1) return phrase;
  const word = words[at]?.text ?? "";
  if (WEAK_NAMES.has(word) && !isAbout(words, at) && !isListed(words, at)) return undefined;
  if (phrase) return phrase;
  const value = appleCategories([word]);
  if (value.length > 0) return { value, from: at, to: at + 1 };
  const compound = categoryOfCompound(word);
  const other = compound === undefined ? formListed(word) : [compound];
  return other && { value: other, from: at, to: at + 1 };
}

/** The categories of another form of a word: "immobilière" is listed as "immobilier". */
function formListed(word: string): readonly string[] | undefined {
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

/** Minimum letters of a compound's listed first word, and of the rest. Judgment: shorter ones begin other words too. */
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
