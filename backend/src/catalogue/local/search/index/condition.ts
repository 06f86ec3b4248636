import type { TextField } from "@earshot/domain/catalogue/query/query";
import type { SQLInputValue } from "node:sqlite";
import type { Range } from "./show-columns.js";
import { isUnspaced, queriedWords } from "../../record/words/lexemes.js";

/** A condition on a show. */
export type Condition =
  /** Words of one field; labels are in the index of words of every field. */
  | { readonly kind: "text"; readonly field: TextField | "any"; readonly match: string }
  /** The show's numbers are in all of the ranges; unknown numbers are in none. */
  | { readonly kind: "ranges"; readonly ranges: readonly Range[] }
  /** A place returned by a statement. */
  | { readonly kind: "places"; readonly sql: string; readonly values: readonly SQLInputValue[] }
  | { readonly kind: "not"; readonly of: Condition }
  /** An empty list of conditions matches every show. */
  | { readonly kind: "all" | "any"; readonly of: readonly Condition[] };

export function atPlaces(places: readonly number[]): Condition {
  return { kind: "places", sql: "SELECT value AS place FROM json_each(?)", values: [JSON.stringify(places)] };
}

/** undefined if nothing can be searched. */
export function text(field: TextField | "any", match: string): Condition | undefined {
  return match === "" ? undefined : { kind: "text", field, match };
}

export function within(...ranges: readonly Range[]): Condition {
  return { kind: "ranges", ranges };
}

/** Both ends are included. */
export function range(column: Range["column"], from: number, to: number | null = null): Range {
  return { column, from, to: to ?? Infinity };
}

export const all = (parts: readonly (Condition | undefined)[]): Condition => joined("all", parts);
/** undefined if there are no conditions: then nothing is searched. */
export const any = (parts: readonly (Condition | undefined)[]): Condition | undefined =>
  parts.some((part) => part !== undefined) ? joined("any", parts) : undefined;

function joined(kind: "all" | "any", parts: readonly (Condition | undefined)[]): Condition {
  const known = parts.filter((part) => part !== undefined);
  const flat = known.flatMap((part) => (part.kind === kind ? part.of : [part]));
  const of = withJoinedWords(flat, kind === "all" ? allOf : anyOf);
  return of.length === 1 && of[0] ? of[0] : { kind, of };
}

/**
 * Joins the words of each field into one query: the index then reads a phrase of common words only for shows that have the
 * other words. Labels are in the index of every field, so they join the words of the first one.
 */
function withJoinedWords(parts: readonly Condition[], join: typeof allOf): Condition[] {
  const texts = parts.filter((part) => part.kind === "text");
  const fieldOfLabels = texts.find(({ field }) => field !== "any")?.field ?? "any";
  const fields = Map.groupBy(texts, ({ field }) => (field === "any" ? fieldOfLabels : field));
  const texted = [...fields].map(([field, words]): Condition => {
    return { kind: "text", field, match: join(words.map(({ match }) => match)) };
  });
  return [...texted, ...parts.filter(({ kind }) => kind !== "text")];
}

/**
 * A sequence of indexed words in the index's query syntax; "" for none. Words contain only letters, marks and digits, so quoting
 * them is enough. A lone character of an unspaced script means all words that begin with it.
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

/** Maximum number of adjacent words in one query that are also tried as one word. */
const MOST_JOINS = 4;

/**
 * A query for words that must all occur. Adjacent words can also be written as one, if the catalogue has that word ("news room"
 * also finds "newsroom"). `words` are indexed words; `othersFor` returns a word's alternatives, and `splitsOf` the ways in which
 * names split it, as a part of the query.
 */
export function allWords(
  words: readonly string[],
  isKnown: (word: string) => boolean,
  othersFor: (word: string) => readonly (readonly string[])[] = () => [],
  splitsOf: (word: string) => readonly string[] = () => [],
): string {
  let joins = 0;
  const joinable = words.map((word, at) => {
    const joined = `${word}${words[at + 1] ?? ""}`;
    const usable = at + 1 < words.length && joins < MOST_JOINS && isKnown(joined);
    if (usable) joins += 1;
    return usable ? joined : undefined;
  });
  // Works backward from the last word: each step uses the previous two. Uses lists, because the index accepts only a limited number
  // of parentheses.
  const from: (readonly string[])[] = [];
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at] ?? "";
    const written = [...[[word], ...othersFor(word)].map((one) => adjacent(one)), ...splitsOf(word)];
    const single = [anyOf(written), ...(from[at + 1] ?? [])];
    const joined = joinable[at];
    from[at] =
      joined === undefined ? single : [anyOf([allOf(single), allOf([adjacent([joined]), ...(from[at + 2] ?? [])])])];
  }
  const all = words.join("");
  return anyOf([allOf(from[0] ?? []), words.length > 2 && isKnown(all) ? adjacent([all]) : ""]);
}
