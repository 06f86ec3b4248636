import { isUnspaced, queriedWords } from "../../record/words/lexemes.js";

/**
 * Indexed words that follow each other, as the index of words reads it; "" for none. Words hold letters, marks and digits, so
 * that quotes are enough. A lone character of an unspaced script means all words that begin with it.
 */
export function adjacent(words: readonly string[]): string {
  const last = words.at(-1);
  if (last === undefined) return "";
  const begins = isUnspaced(last) && [...last].length === 1;
  return `"${words.join(" ")}"${begins ? " *" : ""}`;
}

/** A phrase, or one typed word (which may hold several: "well-being"); "" when nothing can be searched. */
export function phraseMatch(text: string): string {
  return adjacent(queriedWords(text));
}

export const allOf = (parts: readonly string[]): string => combined(parts, " AND ");
export const anyOf = (parts: readonly string[]): string => combined(parts, " OR ");

function combined(parts: readonly string[], operator: string): string {
  const known = [...new Set(parts)].filter((part) => part !== "");
  return known.length > 1 ? `(${known.join(operator)})` : (known[0] ?? "");
}

/** The most places in one query where neighboring words are also tried as one. */
const MOST_JOINS = 4;

/**
 * Words that must all occur, where neighbors may also be written as one word, as far as the catalogue knows that word ("news
 * room" also finds "newsroom"). `words` are indexed words; `othersFor` gives what may be in a word's place, and `apartFor` how names
 * write it apart, as a part of the question.
 */
export function allWords(
  words: readonly string[],
  isKnown: (word: string) => boolean,
  othersFor: (word: string) => readonly (readonly string[])[] = () => [],
  apartFor: (word: string) => readonly string[] = () => [],
): string {
  let joins = 0;
  const joinable = words.map((word, at) => {
    const joined = `${word}${words[at + 1] ?? ""}`;
    const usable = at + 1 < words.length && joins < MOST_JOINS && isKnown(joined);
    if (usable) joins += 1;
    return usable ? joined : undefined;
  });
  // From the last word backwards: each step uses the two before it. Lists, because the index reads only a limited number of parentheses.
  const from: (readonly string[])[] = [];
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at] ?? "";
    const written = [...[[word], ...othersFor(word)].map((one) => adjacent(one)), ...apartFor(word)];
    const single = [anyOf(written), ...(from[at + 1] ?? [])];
    const joined = joinable[at];
    from[at] =
      joined === undefined ? single : [anyOf([allOf(single), allOf([adjacent([joined]), ...(from[at + 2] ?? [])])])];
  }
  const all = words.join("");
  return anyOf([allOf(from[0] ?? []), words.length > 2 && isKnown(all) ? adjacent([all]) : ""]);
}
