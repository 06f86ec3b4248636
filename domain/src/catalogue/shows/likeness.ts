/**
 * A word or a whole name that two shows share. "topic": shows with it are mostly in one category. "name": a whole name
 * of several words. "rare": a word that few shows have, which may or may not be a topic.
 */
export type SharedWord = {
  readonly kind: "topic" | "name" | "rare";
  /** Natural logarithm of the number of all shows divided by those that have it. */
  readonly rarity: number;
  /** How many of the two titles contain it. */
  readonly titles: 0 | 1 | 2;
  /** Of a topic: its main category, and the share of its shows in that category. */
  readonly topic?: { readonly category: string; readonly share: number };
};

/** The common features of two shows. */
export type CommonFacts<Word extends SharedWord> = {
  readonly words: readonly Word[];
  readonly categories: number;
  /** The main categories of each of the two; none where they are unknown. */
  readonly mainOf: readonly [readonly string[], readonly string[]];
  /** "other": both languages are known and differ. */
  readonly language: "same" | "other" | "unknown";
  /** 1 for equal audiences, 0 when one has ten times as many or is unknown. */
  readonly size: number;
  /** False where the categories of the catalogue cannot distinguish topics from other words. */
  readonly topicsTold: boolean;
};

/** How alike two shows are: by tier, and within a tier by points. `about` and `names` are the words that count. */
export type Likeness<Word> = {
  readonly tier: number;
  readonly points: number;
  readonly about: readonly Word[];
  readonly names: readonly Word[];
};

/**
 * Rare words that must be shared before they count. Of 10 words, each in 0.3 % of 47,000 shows, 45 pairs meet in 45 × 0.003² × 47,000
 * = 19 shows by chance, 120 triples in 120 × 0.003³ × 47,000 = 0.15.
 */
const RARE_TOGETHER = 3;
/** The same if topics cannot be distinguished from other words. */
const UNTOLD_TOGETHER = 2;
/**
 * In this many titles, a topic or a whole name is enough without a category; a rare word never is. Of names in one title, every second
 * was a place or a piece of a phrase: "South Africa", "Cable Guy".
 */
const ENOUGH_TITLES = { topic: 2, name: 2, rare: 3 } as const;
/**
 * Judged on 75 words of real shows: for "golf", "pokemon" and "aviation" the share in one category is higher; for
 * "boss", "hunters", "sales", "player" and "lesson" it is lower, and these mean something else in every second pair.
 */
const ONE_MEANING = 0.8;
/** Judgment, relative to the rarity of words. */
const CATEGORY = 4;
const WORTH = { topic: 1.2, name: 1, rare: 0.6 } as const;
const TITLED = 3;
const SIZE = 2;

/**
 * How alike two shows are; undefined: not alike. A common category comes before all words, and then a common language.
 * Without a category one word is a coincidence, unless it is a topic or a whole name in both titles. A topic counts if
 * it belongs to the category of each show. Words of another language do not count, and shows in another language come
 * last. Language and size alone do not make shows alike.
 */
export function likeness<Word extends SharedWord>(common: CommonFacts<Word>): Likeness<Word> | undefined {
  const { about, names } = countedWords(common);
  const counted = [...about, ...names];
  const evidence = counted.reduce((sum, word) => sum + (isEnough(word) ? 2 : 1), 0);
  if (common.categories === 0 && evidence < 2) return undefined;
  const ofWords = counted.reduce(
    (sum, { kind, rarity, titles }) => sum + rarity * WORTH[kind] * (titles > 0 ? TITLED : 1),
    0,
  );
  const tier = 2 * Number(common.categories > 0) + Number(common.language === "same");
  return {
    tier: common.language === "other" ? -1 : tier,
    points: ofWords + CATEGORY * Math.min(3, common.categories) + SIZE * common.size,
    about,
    names,
  };
}

/** Whether a word alone makes two shows alike: both titles have it, and it is a whole name, or an unambiguous topic. */
function isEnough({ kind, titles, topic }: SharedWord): boolean {
  return titles >= ENOUGH_TITLES[kind] && (topic === undefined || topic.share >= ONE_MEANING);
}

/** A topic of another category than a show's own has another meaning there: "boss" in a fiction show. */
function isOfBoth({ topic }: SharedWord, mainOf: CommonFacts<never>["mainOf"]): boolean {
  return topic === undefined || mainOf.every((own) => own.length === 0 || own.includes(topic.category));
}

function countedWords<Word extends SharedWord>(common: CommonFacts<Word>) {
  const { language, topicsTold, mainOf } = common;
  if (language === "other") return { about: [], names: [] };
  const words = common.words.filter((word) => isOfBoth(word, mainOf));
  const rare = words.filter(({ kind }) => kind === "rare");
  const together = rare.length >= (topicsTold ? RARE_TOGETHER : UNTOLD_TOGETHER);
  return {
    about: words.filter(({ kind }) => kind === "topic" || (kind === "rare" && together)),
    names: words.filter(({ kind }) => kind === "name"),
  };
}
