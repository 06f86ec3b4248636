/**
 * A word or full name that two shows share. "topic": most shows with the word are in one category. "name": a full name of several words.
 * "rare": a word that few shows have, which is not necessarily a topic.
 */
export type SharedWord = {
  readonly kind: "topic" | "name" | "rare";
  /** Natural logarithm of the number of all shows divided by the number of shows with the word. */
  readonly rarity: number;
  /** How many of the two titles contain the word. */
  readonly titles: 0 | 1 | 2;
  /** For a topic: its main category, and the share of its shows in that category. */
  readonly topic?: { readonly category: string; readonly share: number };
};

/** Words that two shows share and that many others have too: how many, and the sum of their rarities. */
export type SharedVocabulary = { readonly words: number; readonly rarity: number };

/** What two shows have in common. */
export type CommonFacts<Word extends SharedWord> = {
  readonly words: readonly Word[];
  readonly vocabulary: SharedVocabulary;
  readonly categories: number;
  /** Those of them that are not broad, see `narrowCategories`. */
  readonly narrow: number;
  /** false for different or unknown makers. */
  readonly sameMaker: boolean;
  /** Whether one of the shows is the maker of the other. */
  readonly isOneMaker: boolean;
  /** The main categories of each of the two shows; empty if unknown. */
  readonly mainOf: readonly [readonly string[], readonly string[]];
  /** "other" means that both languages are known and differ. */
  readonly language: "same" | "other" | "unknown";
  /** 1 for equal audiences. 0 if one is at least ten times as large, or unknown. */
  readonly size: number;
  /** false if the catalogue's categories cannot tell topics from other words. */
  readonly detectsTopics: boolean;
};

/** How similar two shows are: first by tier, then by points. `about` and `names` are the words that count. */
export type Likeness<Word> = {
  readonly tier: number;
  readonly points: number;
  /** Whether they are described in similar words. */
  readonly isDescribedAlike: boolean;
  readonly about: readonly Word[];
  readonly names: readonly Word[];
};

/**
 * The number of shared rare words that it takes for them to count. Take 10 words, each in 0.3% of 47,000 shows: by chance, 45 × 0.003² ×
 * 47,000 = 19 shows share a pair of them, and 120 × 0.003³ × 47,000 = 0.15 share three.
 */
const RARE_TOGETHER = 3;
/** The number if the catalogue cannot tell topics from other words. */
const TOGETHER_WITHOUT_TOPICS = 2;
/**
 * The number of titles with a topic or full name that is enough without a shared category. A rare word is never enough. Half of the names
 * found in only one title were places or parts of a phrase: "South Africa", "Cable Guy".
 */
const ENOUGH_TITLES = { topic: 2, name: 2, rare: 3 } as const;
/**
 * Based on 75 words of real shows. The share in one category is higher for "golf", "pokemon" and "aviation". It is lower for "boss",
 * "hunters", "sales", "player" and "lesson", which mean different things in half of the pairs.
 */
const ONE_MEANING = 0.8;
/** The share that is enough within the category: "nfl", "developers" and "anthology" have it, "raising" and "nonprofit" do not. */
const MOSTLY_ONE_MEANING = 0.65;
/**
 * How many usual words two shows of one category must share, and how rare they must be together: three words, each in fewer than one show in a hundred.
 * With 11.5, a third of the pairs were coincidences ("Bag Man" and a history of country music).
 */
const ALIKE = { words: 3, rarity: 14 };
/** The size likeness above which two audiences are similar: about three times as large, or less. */
export const SIMILAR_SIZE = 0.5;
/** Judgment; WORTH and TITLED are multiplied by a word's rarity. A category that is not broad counts twice. */
const CATEGORY = 4;
/** More than one word in a title, less than two. */
const MAKER = 24;
const WORTH = { topic: 1.2, name: 1, rare: 0.6 } as const;
const TITLED = 3;
/** The weight of words shared by descriptions: low, so that shows with a shared topic ("developers") stay first. */
const VOCABULARY = 0.25;
const SIZE = 2;

/**
 * How similar two shows are; undefined if they are not. A shared category counts more than any words, and a language known to be the same
 * comes next. A single word is a coincidence, unless it is a topic or full name in both titles; within a category, any full name, any word
 * in both titles and any topic of that category counts. A topic only counts if it belongs to a category of each show. A broad category is
 * shared by shows that have nothing else in common ("News"), so alone it makes shows similar only if they have the same language and
 * similar audiences, or are described in similar words. The same language, size and maker without a category do not, unless one of the
 * shows is the maker of the other. Words in another language do not count; shows in another language come last, and need two shared
 * categories, of which one is not broad.
 */
export function likeness<Word extends SharedWord>(common: CommonFacts<Word>): Likeness<Word> | undefined {
  const { categories, narrow, language, sameMaker, isOneMaker, size } = common;
  if (language === "other" && (categories < 2 || narrow === 0)) return undefined;
  const { about, names } = countedWords(common);
  const counted = [...about, ...names];
  const ofAll = counted.reduce((sum, word) => sum + (isEnough(word) ? 2 : 1), isOneMaker ? 2 : 0);
  if (categories === 0 && ofAll < 2) return undefined;
  const isDescribedAlike = areDescribedAlike(common);
  const isCategoryEnough =
    categories > 1 || isDescribedAlike || (language === "same" && (narrow > 0 || size > SIMILAR_SIZE));
  if (categories > 0 && counted.length === 0 && !sameMaker && !isCategoryEnough) return undefined;
  const ofWords = counted.reduce(
    (sum, { kind, rarity, titles }) => sum + rarity * WORTH[kind] * (titles > 0 ? TITLED : 1),
    0,
  );
  const ofCategories = CATEGORY * (Math.min(3, categories) + Math.min(3, narrow));
  return {
    tier: language === "other" ? -1 : 2 * Number(categories > 0) + Number(language === "same"),
    points:
      ofWords +
      ofCategories +
      (isDescribedAlike ? VOCABULARY * common.vocabulary.rarity : 0) +
      (sameMaker ? MAKER : 0) +
      SIZE * size,
    isDescribedAlike,
    about,
    names,
  };
}

/** Words of other languages meet by chance, and so do words of different subjects. */
function areDescribedAlike({ vocabulary, categories, language }: CommonFacts<SharedWord>): boolean {
  return categories > 0 && language === "same" && vocabulary.words >= ALIKE.words && vocabulary.rarity >= ALIKE.rarity;
}

/** Whether one word alone makes two shows similar: it is in both titles, and is a full name or an unambiguous topic. */
function isEnough({ kind, titles, topic }: SharedWord): boolean {
  return titles >= ENOUGH_TITLES[kind] && (topic === undefined || topic.share >= ONE_MEANING);
}

/** A topic from a category that the show does not have means something else there: "boss" in a fiction show. */
function isOfBoth({ topic }: SharedWord, mainOf: CommonFacts<never>["mainOf"]): boolean {
  return topic === undefined || mainOf.every((own) => own.length === 0 || own.includes(topic.category));
}

/** Within a category, a single word of the texts is a coincidence too: "built" or "files". A full name or a topic of the category is not. */
function isEnoughInCategory(counted: readonly SharedWord[]): boolean {
  if (counted.length > 1) return true;
  return counted.some(
    ({ kind, titles, topic }) => kind === "name" || titles === 2 || (topic && topic.share >= MOSTLY_ONE_MEANING),
  );
}

function countedWords<Word extends SharedWord>(common: CommonFacts<Word>) {
  const { language, detectsTopics, mainOf } = common;
  if (language === "other") return { about: [], names: [] };
  const words = common.words.filter((word) => isOfBoth(word, mainOf));
  const rare = words.filter(({ kind }) => kind === "rare");
  const together = rare.length >= (detectsTopics ? RARE_TOGETHER : TOGETHER_WITHOUT_TOPICS);
  const counted = words.filter(({ kind }) => kind !== "rare" || together);
  if (common.categories > 0 && !isEnoughInCategory(counted)) return { about: [], names: [] };
  return {
    about: counted.filter(({ kind }) => kind !== "name"),
    names: counted.filter(({ kind }) => kind === "name"),
  };
}
