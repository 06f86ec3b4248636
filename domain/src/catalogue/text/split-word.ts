/** Anything shorter is rarely a compound; anything longer is not words at all. */
const SHORTEST = 6;
const LONGEST = 40;
const MOST_PARTS = 6;

/** All substrings that could be separate words; empty if the word is too short or too long to split. */
export function possibleParts(word: string): string[] {
  if (word.length < SHORTEST || word.length > LONGEST) return [];
  const parts = new Set<string>();
  for (let from = 0; from < word.length; from += 1) {
    for (let to = from + 1; to <= word.length; to += 1) if (to - from < word.length) parts.add(word.slice(from, to));
  }
  return [...parts];
}

/**
 * The most likely words that make up a word ("nosuchthing": no, such, thing), based on the number of shows with each; undefined if it is
 * not made of known words.
 */
export function splitWord(word: string, countOf: (part: string) => number, podcasts: number): string[] | undefined {
  // For each prefix length: the most likely words that make up the prefix, and how unlikely they are.
  const best: ({ words: string[]; cost: number } | undefined)[] = [{ words: [], cost: 0 }];
  for (let to = 1; to <= word.length; to += 1) {
    for (let from = 0; from < to; from += 1) {
      const before = best[from];
      const part = word.slice(from, to);
      const count = part === word ? 0 : countOf(part);
      if (before === undefined || count === 0 || before.words.length === MOST_PARTS) continue;
      const cost = before.cost + Math.log(1 + podcasts / count);
      if (cost < (best[to]?.cost ?? Infinity)) best[to] = { words: [...before.words, part], cost };
    }
  }
  return best[word.length]?.words;
}
