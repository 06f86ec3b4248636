import { isUnspaced, LONGEST_WORD, queriedWords } from "../record/lexemes.js";

/** A word as PostgreSQL's tsquery reads it, optionally only where it carries one of the labels. */
function lexeme(word: string, labels: string): string {
  const prefix = isUnspaced(word) && [...word].length === 1 ? "*" : "";
  const suffix = prefix + labels;
  // Folded words hold letters, marks and digits; quoting is for the day when they do not.
  return `'${word.replace(/['\\]/g, "$&$&")}'${suffix === "" ? "" : `:${suffix}`}`;
}

/** A tsquery for indexed words that follow each other; "" for none. */
export function adjacent(words: readonly string[], labels = ""): string {
  const parts = words.map((word) => lexeme(word, labels));
  return parts.length > 1 ? `(${parts.join(" <-> ")})` : (parts[0] ?? "");
}

/** A tsquery for a phrase, or for one typed word (which may hold several: "well-being"); "" when nothing can be searched. */
export function phraseQuery(text: string, labels = ""): string {
  return adjacent(queriedWords(text), labels);
}

/**
 * A tsquery for words that follow each other in a name. Names are indexed with their neighbouring words joined, too: asking
 * for those as well leads to the few names that hold the phrase, however common its words are.
 */
export function adjacentInName(words: readonly string[]): string {
  const pairs = words.some(isUnspaced) ? [] : words.slice(1).map((word, at) => `${words[at]}${word}`);
  const indexed = pairs.filter((pair) => pair.length <= LONGEST_WORD);
  return allOf([...indexed.map((pair) => lexeme(pair, "B")), adjacent(words, words.length > 1 ? "A" : "")]);
}

export const allOf = (parts: readonly string[]): string => combined(parts, " & ");
export const anyOf = (parts: readonly string[]): string => combined(parts, " | ");

function combined(parts: readonly string[], operator: string): string {
  const known = [...new Set(parts)].filter((part) => part !== "");
  return known.length > 1 ? `(${known.join(operator)})` : (known[0] ?? "");
}

/** The most places in one query where neighbouring words are also tried as one. */
const MOST_JOINS = 4;

/**
 * A tsquery for words that must all occur, where neighbours may also be written as one word, as far as the catalogue knows
 * that word ("news room" also finds "newsroom"). `words` are indexed words; `othersFor` gives what may stand in a word's
 * place.
 */
export function allWords(
  words: readonly string[],
  isKnown: (word: string) => boolean,
  othersFor: (word: string) => readonly (readonly string[])[] = () => [],
): string {
  let joins = 0;
  const joinable = words.map((word, at) => {
    const joined = `${word}${words[at + 1] ?? ""}`;
    const usable = at + 1 < words.length && joins < MOST_JOINS && isKnown(joined);
    if (usable) joins += 1;
    return usable ? joined : undefined;
  });
  // From the last word backwards: each step uses the two before it.
  const from: string[] = [];
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at] ?? "";
    const single = allOf([anyOf([[word], ...othersFor(word)].map((one) => adjacent(one))), from[at + 1] ?? ""]);
    const joined = joinable[at];
    from[at] = joined === undefined ? single : anyOf([single, allOf([lexeme(joined, ""), from[at + 2] ?? ""])]);
  }
  const all = words.join("");
  return anyOf([from[0] ?? "", words.length > 2 && isKnown(all) ? lexeme(all, "") : ""]);
}
