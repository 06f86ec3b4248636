import { APPLE_CATEGORIES, appleCategories } from "../../catalogue/codes/categories.js";
import { CATEGORY_ALIASES } from "../../catalogue/codes/category-aliases.js";
import { type Mention, phraseAt, phraseLines, type Phrases, phraseTable, type Word } from "./brief-words.js";
import { CATEGORY_WORDS, WEAK_NAMES, WEAK_PHRASES } from "./category-words.js";

/** In a brief, these words name a category and its heading. */
const BOTH = "stand up comedy";

/** Names and other names of several words; single names are looked up one by one. */
const PHRASES: Phrases<readonly string[]> = phraseTable<readonly string[]>([
  ...APPLE_CATEGORIES.flatMap(({ name, sub }) => [name, ...sub])
    .filter((name) => !WEAK_PHRASES.has(name.toLowerCase()))
    .flatMap((name) => [name, name.replace("&", "and")].map((phrase) => [phrase, [name]] as const)),
  ...Object.entries(CATEGORY_ALIASES).filter(([alias]) => alias.includes(" ") && alias !== BOTH),
  ...phraseLines(CATEGORY_WORDS).map(([phrase, name]) => [phrase, [name]] as const),
]);

const SHOWS_AFTER = new Set(
  "podcast podcasts show shows sendungen programas emissions listeners horer oyentes auditeurs".split(" "),
);
const ABOUT_BEFORE = new Set(["about", "uber", "sobre", "sur"]);

/** The categories that a brief names ("fitness", "true crime", "DIY", "Heimwerken"), in order. Longer names win over their parts. */
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
  const about = SHOWS_AFTER.has(words[at + 1]?.text ?? "") || ABOUT_BEFORE.has(words[at - 1]?.text ?? "");
  if (WEAK_NAMES.has(word) && !about) return undefined;
  if (phrase) return phrase;
  const value = appleCategories([word]);
  return value.length === 0 ? undefined : { value, from: at, to: at + 1 };
}
