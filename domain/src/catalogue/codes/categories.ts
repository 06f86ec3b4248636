import { CATEGORY_ALIASES } from "./category-aliases.js";
import { foldWords } from "../text/fold.js";

/** Maximum number of categories a podcast can have (product specification, section 9). */
export const MAX_CATEGORIES = 10;

export type AppleCategory = { readonly name: string; readonly genreId: number; readonly sub: readonly string[] };

const top = (genreId: number, name: string, ...sub: string[]): AppleCategory => ({ name, genreId, sub });

/** Apple Podcasts' categories: 19 top-level ones with their genre ids in Apple's directory, and 91 subcategories. */
export const APPLE_CATEGORIES: readonly AppleCategory[] = [
  top(1301, "Arts", "Books", "Design", "Fashion & Beauty", "Food", "Performing Arts", "Visual Arts"),
  top(1321, "Business", "Careers", "Entrepreneurship", "Investing", "Management", "Marketing", "Non-Profit"),
  top(1303, "Comedy", "Comedy Interviews", "Improv", "Stand-Up"),
  top(1304, "Education", "Courses", "How To", "Language Learning", "Self-Improvement"),
  top(1483, "Fiction", "Comedy Fiction", "Drama", "Science Fiction"),
  top(1511, "Government"),
  top(
    1512,
    "Health & Fitness",
    ...["Alternative Health", "Fitness", "Medicine", "Mental Health", "Nutrition", "Sexuality"],
  ),
  top(1487, "History"),
  top(1305, "Kids & Family", "Education for Kids", "Parenting", "Pets & Animals", "Stories for Kids"),
  top(
    1502,
    "Leisure",
    ...["Animation & Manga", "Automotive", "Aviation", "Crafts", "Games", "Hobbies", "Home & Garden", "Video Games"],
  ),
  top(1310, "Music", "Music Commentary", "Music History", "Music Interviews"),
  top(
    1489,
    "News",
    ...["Business News", "Daily News", "Entertainment News", "News Commentary", "Politics", "Sports News", "Tech News"],
  ),
  top(
    1314,
    "Religion & Spirituality",
    ...["Buddhism", "Christianity", "Hinduism", "Islam", "Judaism", "Religion", "Spirituality"],
  ),
  top(
    1533,
    "Science",
    ...["Astronomy", "Chemistry", "Earth Sciences", "Life Sciences", "Mathematics", "Natural Sciences", "Nature"],
    ...["Physics", "Social Sciences"],
  ),
  top(
    1324,
    "Society & Culture",
    ...["Documentary", "Personal Journals", "Philosophy", "Places & Travel", "Relationships"],
  ),
  top(
    1545,
    "Sports",
    ...["Baseball", "Basketball", "Cricket", "Fantasy Sports", "Football", "Golf", "Hockey", "Rugby", "Running"],
    ...["Soccer", "Swimming", "Tennis", "Volleyball", "Wilderness", "Wrestling"],
  ),
  top(1318, "Technology"),
  top(1488, "True Crime"),
  top(1309, "TV & Film", "After Shows", "Film History", "Film Interviews", "Film Reviews", "TV Reviews"),
];

/** The names of the 19 top-level categories, in alphabetical order. */
export const TOP_CATEGORIES: readonly string[] = APPLE_CATEGORIES.map((category) => category.name);

const SUB_CATEGORIES = APPLE_CATEGORIES.flatMap((category) => category.sub);
const PARENTS = new Map(APPLE_CATEGORIES.flatMap(({ name, sub }) => sub.map((child) => [child, name] as const)));

/** The top-level category of a subcategory, given by its Apple name; undefined for any other text. */
export function parentCategory(name: string): string | undefined {
  return PARENTS.get(name);
}

/** Some sources write "Science" for "Sciences". Short words ("news", "arts") keep their s. */
const singular = (word: string): string => (word.length > 4 ? word.replace(/s$/, "") : word);

function categoryWords(text: string): string[] {
  const words = foldWords(text.replace(/&amp;/gi, "&"));
  return words.filter((word) => word !== "and" && word !== "for").map(singular);
}

const key = (text: string): string => categoryWords(text).join(" ");

type Compound = { readonly name: string; readonly words: readonly string[] };
const compound = (name: string): Compound => ({ name, words: categoryWords(name) });
const isCompound = ({ words }: Compound): boolean => words.length > 1;

const makeSpellings = () => ({
  names: new Map([...TOP_CATEGORIES, ...SUB_CATEGORIES].map((name) => [key(name), name])),
  aliases: new Map(Object.entries(CATEGORY_ALIASES).map(([alias, names]) => [key(alias), names])),
  topCompounds: TOP_CATEGORIES.map(compound).filter(isCompound),
  subCompounds: SUB_CATEGORIES.map(compound).filter(isCompound),
});
let made: ReturnType<typeof makeSpellings> | undefined;

/** Made on first use: most pages load this file only for the list of categories. */
const spellings = () => (made ??= makeSpellings());

/** No real feed lists more than this. Anything beyond comes from a hostile feed and is ignored. */
const MOST_PARTS = 100;
const LONGEST_PART = 100;

/** The Apple categories that a name refers to ("Tech", "society and culture"); any other name stays unchanged. */
export function categoriesNamed(name: string): string[] {
  const names = appleCategories([name]);
  return names.length > 0 ? names : [name];
}

/**
 * Returns the Apple categories that a source's category words refer to: each once, in order of first mention, at most 10. Understands
 * Apple names in any spelling ("Tv & Film", "society and culture", "stand up"), paths ("News > Politics"), the single words into which
 * Podcast Index splits names ("society", "culture", "documentary") and Apple's pre-2019 genres. Words that match no Apple category, or
 * more than one, are ignored.
 */
export function appleCategories(words: readonly string[]): string[] {
  const parts = words
    .slice(0, MOST_PARTS)
    .flatMap((word) =>
      word
        .slice(0, LONGEST_PART)
        .replace(/&amp;/gi, "&")
        .split(/[>›»/|,;:]/u),
    )
    .map(categoryWords);
  const single = new Map<string, number>();
  parts.forEach((part, position) => {
    if (part.length === 1 && part[0] !== undefined && !single.has(part[0])) single.set(part[0], position);
  });

  const found: { name: string; position: number }[] = [];
  const joined = new Set<string>();
  for (const { name, words: needed } of spellings().topCompounds) {
    if (!needed.every((word) => single.has(word))) continue;
    found.push({ name, position: Math.min(...needed.map((word) => single.get(word) ?? 0)) });
    needed.forEach((word) => joined.add(word));
  }
  const present = new Set(parts.flat());
  parts.forEach((part, position) => {
    const names = part.length === 1 ? singleWord(part[0] ?? "", joined, present) : severalWords(part);
    for (const name of names) found.push({ name, position });
  });
  found.sort((a, b) => a.position - b.position);
  return [...new Set(found.map(({ name }) => name))].slice(0, MAX_CATEGORIES);
}

/**
 * A word that names a category matches that category. Any other word matches a compound name only if all of the compound's other words
 * are present too.
 */
function singleWord(word: string, joined: ReadonlySet<string>, present: ReadonlySet<string>): readonly string[] {
  if (joined.has(word)) return [];
  const name = spellings().names.get(word);
  if (name !== undefined) return [name];
  const complete = spellings().subCompounds.filter(
    ({ words }) => words.includes(word) && words.every((other) => present.has(other)),
  );
  if (complete.length > 0) return complete.length === 1 ? complete.map((only) => only.name) : [];
  return spellings().aliases.get(word) ?? [];
}

/** In free text, only names of top-level categories count: "Business podcasts" matches Business, but "Life coaching" matches nothing. */
function severalWords(part: readonly string[]): readonly string[] {
  const whole = part.join(" ");
  const name = spellings().names.get(whole);
  if (name !== undefined) return [name];
  return (
    spellings().aliases.get(whole) ??
    part.flatMap((word) => spellings().names.get(word) ?? []).filter((found) => !PARENTS.has(found))
  );
}
