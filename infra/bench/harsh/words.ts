import { type Chance, chance } from "./chance.ts";

/** The number of different words in the catalogue. */
export const VOCABULARY = 80_000;
const IN_TITLES = 1;
const IN_DESCRIPTIONS = 1.05;

const CONSONANTS = "b c d f g h j k l m n p r s t v w z br cr dr fl gr kl pr qu sch sp st tr ts".split(" ");
const VOWELS = "a e i o u y ae ei ie oa ä é ö ü ø".split(" ");
/** Plain vowels are this many times as frequent as accented ones. */
const PLAIN_VOWELS = 10;
/** Endings that turn a word into another with the same stem: one word in ten has such a variant. */
const ENDINGS = ["s", "es", "ing", "ed", "er", "en", "e"];
const CJK_FIRST = 0x4e00;
const CJK_LETTERS = 2_500;

/**
 * Words by rank. The word with rank r is drawn with a probability proportional to 1 / r^s, using a table of sums: no rank is lost to
 * rounding, and frequent words are as long as rare ones.
 */
export class HarshWords {
  readonly words: readonly string[];
  private readonly titles = sums(IN_TITLES);
  private readonly descriptions = sums(IN_DESCRIPTIONS);

  constructor(seed: number) {
    const next = chance(seed + 31, 0);
    const words = new Set<string>();
    let last = "";
    while (words.size < VOCABULARY) {
      last = last.length > 3 && next() < 0.1 ? last + pick(ENDINGS, next()) : word(next);
      words.add(last);
    }
    this.words = [...words];
  }

  ofTitle(next: Chance): string {
    return this.at(rankOf(this.titles, next()));
  }

  ofDescription(next: Chance): string {
    return this.at(rankOf(this.descriptions, next()));
  }

  /** The word with a rank; ranks start at 1. */
  at(rank: number): string {
    return this.words[rank - 1] ?? "";
  }
}

/** A word of two to four Chinese characters, some of them much more frequent than others. */
export function cjkWord(next: Chance): string {
  const letter = () => String.fromCharCode(CJK_FIRST + Math.floor(next() ** 3 * CJK_LETTERS));
  return Array.from({ length: 2 + Math.floor(next() * 3) }, letter).join("");
}

function word(next: Chance): string {
  const syllables = 1 + Math.floor(next() * 3.6);
  let made = next() < 0.3 ? vowel(next) : "";
  for (let at = 0; at < syllables; at += 1) made += pick(CONSONANTS, next()) + vowel(next);
  return next() < 0.5 ? made + pick(CONSONANTS, next()).charAt(0) : made;
}

function vowel(next: Chance): string {
  return pick(next() < 0.93 ? VOWELS.slice(0, PLAIN_VOWELS) : VOWELS, next());
}

export function pick<Item>(items: readonly Item[], share: number): Item {
  return items[Math.floor(share * items.length)] as Item;
}

function sums(exponent: number): Float64Array {
  const table = new Float64Array(VOCABULARY);
  let sum = 0;
  for (let rank = 1; rank <= VOCABULARY; rank += 1) table[rank - 1] = sum += rank ** -exponent;
  return table.map((value) => value / sum);
}

/** The first rank whose cumulative sum reaches the share. */
function rankOf(table: Float64Array, share: number): number {
  let [low, high] = [0, table.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((table[middle] ?? 1) < share) low = middle + 1;
    else high = middle;
  }
  return low + 1;
}
