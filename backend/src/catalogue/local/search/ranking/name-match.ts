import { type ComparedText, bareName } from "../../record/words/compared-text.js";
import { isUnspaced } from "../../record/words/lexemes.js";
import type { SearchTerms } from "../query/search-terms.js";

/** How a search matches one name. */
export type NameMatch = {
  /** 1 if the name is what was typed, `BARE` if that is so without article and "podcast", or else 0. */
  readonly exact: number;
  /** The same for the beginning of the name. */
  readonly begins: number;
  /** For each term, whether the name has it. */
  readonly found: readonly boolean[];
  /** 1 if the found words are adjacent, less the further apart they are, 0 if none were found. */
  readonly nearness: number;
  /** The share of the name's words that the search contains, 0 to 1. */
  readonly coverage: number;
};

/** The weight of a name without its article or "podcast": people leave them out, but a name exactly as typed comes first. */
const BARE = 0.9;

/** A character that no word contains, for choices: they cannot be part of a word. */
const NO_WORD = " ";

/** A section of a name: its first word and the word after its last. */
type Stretch = { readonly from: number; readonly to: number };

/** Compares a name with a search. Either can write neighboring words together or apart. */
export function nameMatch(name: ComparedText, search: SearchTerms): NameMatch {
  const places = search.terms.map(({ alternatives }) => stretchesOf(name, alternatives));
  addJoinedTerms(name, search, places);
  const found = places.map((stretches) => stretches.length > 0);
  const exact = agreement(name, search, ({ key }, typed) => key === typed);
  // Spaces between words do not matter.
  if (exact > 0) return { exact, begins: exact, found: found.map(() => true), nearness: 1, coverage: 1 };
  const met = places.filter((stretches) => stretches.length > 0);
  if (met.length === 0) return { exact, begins: 0, found, nearness: 0, coverage: 0 };
  const covered = new Set(met.flatMap(([first]) => (first ? range(first) : [])));
  return {
    exact,
    // A single word begins many names ("The Business of …"), and says little about which show is meant.
    begins: search.terms.length > 1 ? agreement(name, search, beginsWith) : Number(beginsWith(name, search.nameKey)),
    found,
    nearness: nearness(met),
    coverage: Math.min(1, covered.size / name.words.length),
  };
}

/** 1 if the name fits what was typed, `BARE` if only the bare forms of both do, or else 0. A query for a category is not a name. */
function agreement(name: ComparedText, search: SearchTerms, fits: (name: ComparedText, typed: string) => boolean) {
  if (search.nameKey === "") return 0;
  if (fits(name, search.nameKey)) return 1;
  return search.categories.size === 0 && fits(bareName(name), search.bareKey) ? BARE : 0;
}

export function hasAny(text: ComparedText, alternatives: readonly (readonly string[])[]): boolean {
  return stretchesOf(text, alternatives).length > 0;
}

function stretchesOf({ words }: ComparedText, alternatives: readonly (readonly string[])[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const alternative of alternatives) {
    const first = alternative[0] ?? "";
    for (let from = words.indexOf(first); from >= 0; from = words.indexOf(first, from + 1)) {
      if (alternative.every((word, at) => words[from + at] === word))
        stretches.push({ from, to: from + alternative.length });
    }
    if (alternative.length === 1) eachWrittenAsOne(words, first, (stretch) => stretches.push(stretch));
  }
  return stretches;
}

/** Sections of two or more words that form the given word when written together. Most names have none: no list is made for them. */
function eachWrittenAsOne(words: readonly string[], whole: string, add: (stretch: Stretch) => void): void {
  for (let from = 0; from + 1 < words.length; from += 1) {
    let length = 0;
    let to = from;
    while (to < words.length && whole.startsWith(words[to] ?? "", length)) {
      length += words[to]?.length ?? 0;
      to += 1;
    }
    if (length === whole.length && to - from > 1) add({ from, to });
  }
}

/** Separately typed terms that the name writes as one word. */
function addJoinedTerms({ words }: ComparedText, { terms }: SearchTerms, places: Stretch[][]): void {
  if (terms.length < 2) return;
  const typed = terms.map(({ typed }) => typed ?? NO_WORD);
  for (const [at, word] of words.entries()) {
    eachWrittenAsOne(typed, word, ({ from, to }) => {
      for (let term = from; term < to; term += 1) places[term]?.push({ from: at, to: at + 1 });
    });
  }
}

/** Whether a name begins with the key; the key must end at a word boundary if the script has words. */
function beginsWith({ words, key }: ComparedText, beginning: string): boolean {
  if (beginning === "" || !key.startsWith(beginning)) return false;
  if (isUnspaced(beginning)) return true;
  let joined = "";
  for (const word of words) {
    joined += word;
    if (joined.length >= beginning.length) return joined === beginning;
  }
  return false;
}

/** The number of terms divided by the number of words in the shortest section that contains all terms. */
function nearness(places: readonly (readonly Stretch[])[]): number {
  let shortest = Infinity;
  for (const { from: start } of places.flat()) {
    // The nearest place of each term from here on.
    const ends = places.map((stretches) =>
      stretches.reduce((end, { from, to }) => (from >= start && to < end ? to : end), Infinity),
    );
    shortest = Math.min(shortest, Math.max(...ends) - start);
  }
  const needed = new Set(places.flatMap(([first]) => (first ? range(first) : []))).size;
  return Math.min(1, needed / shortest);
}

function range({ from, to }: Stretch): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}
