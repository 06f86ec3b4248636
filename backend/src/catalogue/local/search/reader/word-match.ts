import { isUnspaced, queriedWords } from "../../record/words/lexemes.js";

/**
 * A sequence of indexed words in the index's query syntax; "" for none. Words contain letters, marks and digits, so
 * that quotes are enough. A lone character of an unspaced script means all words that begin with it.
 */
export function adjacent(words: readonly string[]): string {
  const last = words.at(-1);
  if (last === undefined) return "";
  const begins = isUnspaced(last) && [...last].length === 1;
  return `"${words.join(" ")}"${begins ? " *" : ""}`;
}

/** A phrase, or one typed word (which may consist of several: "well-being"); "" if nothing can be searched. */
export function phraseMatch(text: string): string {
  return adjacent(queriedWords(text));
}

export const allOf = (parts: readonly string[]): string => combined(parts, " AND ");
export const anyOf = (parts: readonly string[]): string => combined(parts, " OR ");

function combined(parts: readonly string[], operator: string): string {
  const known = [...new Set(parts)].filter((part) => part !== "");
  return known.length > 1 ? `(${known.join(operator)})` : (known[0] ?? "");
}

/** The maximum number of neighbors in one query that are also tried as one word. */
const MOST_JOINS = 4;

/**
 * Words that must all occur, where neighbors may also be written as one word, if the catalogue has that word ("news
 * room" also finds "newsroom"). `words` are indexed words; `othersFor` returns a word's alternatives, and `apartFor`
 * the separate words in which names write it, as a part of the query.
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
  // Works backward from the last word: each step uses the previous two. Lists, because the index accepts only a limited
  // number of parentheses.
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
