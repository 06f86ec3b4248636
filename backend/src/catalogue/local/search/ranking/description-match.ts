import { type Description, WORD_NUMBERS, wordNumber } from "../../record/words/word-numbers.js";
import { type SearchTerm, SYNONYM } from "../query/search-terms.js";

/** The maximum weight of a repeated word: the sum of 1/n². */
const MOST = Math.PI ** 2 / 6;
/** The number of different words in an average description. */
const USUAL_WORDS = 50;
/** The influence of a description's length (b in BM25: Robertson and Zaragoza 2009), tuned on judged queries over real shows. */
const WORDS_COUNT = 0.4;

type Phrases = readonly (readonly number[])[];
type WantedTerm = Pick<SearchTerm, "weight"> & {
  readonly words: Phrases;
  /** Those of `words` that are one word. */
  readonly singles: readonly number[];
  readonly synonyms: Phrases;
};

/** The words of a search as numbers, as in stored descriptions. */
export type WantedWords = {
  readonly terms: readonly WantedTerm[];
  /** For each word number, 1 if it is in a term. */
  readonly any: Uint8Array;
};

export function wantedWords(terms: readonly SearchTerm[]): WantedWords {
  const numbers = (phrases: readonly (readonly string[])[]) => phrases.map((words) => words.map(wordNumber));
  const wanted = terms.map(({ alternatives, synonyms, weight }): WantedTerm => {
    const words = numbers(alternatives);
    return { words, singles: words.filter(({ length }) => length === 1).flat(), synonyms: numbers(synonyms), weight };
  });
  const any = new Uint8Array(WORD_NUMBERS);
  for (const { words, synonyms } of wanted) for (const number of [...words, ...synonyms].flat()) any[number] = 1;
  return { terms: wanted, any };
}

/** How a description matches a search. */
export type DescriptionMatch = {
  /**
   * The sum of the terms' weights, each times 1 if the term occurs once, up to 1.6 for repetitions (the sum of 1/n²), half for synonyms.
   * More in a short description, and less in a long one.
   */
  readonly strength: number;
  /**
   * The share of neighboring terms that are adjacent in the description, or have one word between them. A pair of terms weighs as
   * much as its less distinctive term: "ordinary people" says little about "economics for ordinary people".
   */
  readonly paired: number;
};

export function matchDescription({ numbers, different }: Description, { terms, any }: WantedWords): DescriptionMatch {
  let positions: Map<number, number[]> | undefined;
  for (let at = 0; at < numbers.length; at += 1) {
    const number = numbers[at] ?? 0;
    if (any[number] === 0) continue;
    positions ??= new Map();
    const known = positions.get(number);
    if (known) known.push(at);
    else positions.set(number, [at]);
  }
  if (positions === undefined) return { strength: 0, paired: 0 };
  let sum = 0;
  for (const { words, synonyms, weight } of terms)
    sum += weight * Math.max(strengthOf(words, positions), SYNONYM * strengthOf(synonyms, positions));
  return { strength: sum * brevity(different), paired: pairedShare(terms, positions) };
}

/** The weight of a word in a description, by the number of different words: 1 at the usual number, more for fewer. */
function brevity(different: number): number {
  return 1 / (1 - WORDS_COUNT + (WORDS_COUNT * Math.min(different, 4 * USUAL_WORDS)) / USUAL_WORDS);
}

type Positions = ReadonlyMap<number, readonly number[]>;

function strengthOf(phrases: Phrases, positions: Positions): number {
  let sum = 0;
  let hasPhrases = false;
  for (const phrase of phrases) {
    const starts = positions.get(phrase[0] ?? -1);
    if (phrase.length > 1) hasPhrases = true;
    if (starts === undefined) continue;
    if (phrase.length === 1) for (let nth = 1; nth <= starts.length; nth += 1) sum += 1 / nth ** 2;
    else if (starts.some((start) => phrase.every((word, at) => positions.get(word)?.includes(start + at)))) sum += 1;
  }
  return hasPhrases ? Math.min(MOST, sum) : sum;
}

function pairedShare(terms: readonly WantedTerm[], positions: Positions): number {
  let [pairs, met] = [0, 0];
  for (let at = 1; at < terms.length; at += 1) {
    const [one, other] = [terms[at - 1], terms[at]];
    if (!one?.singles.length || !other?.singles.length) continue;
    const weight = Math.min(one.weight, other.weight);
    pairs += weight;
    const follows = (position: number) =>
      other.singles.some((number) =>
        positions.get(number)?.some((next) => next === position + 1 || next === position + 2),
      );
    if (one.singles.some((number) => positions.get(number)?.some(follows))) met += weight;
  }
  return pairs === 0 ? 0 : met / pairs;
}
