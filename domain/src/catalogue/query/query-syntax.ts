import { foldText } from "../text/fold.js";
import { readFilter } from "./read-filter.js";
import type { Query, TextField } from "./query.js";

/** Maximum number of words, phrases and filters in a query. A query with more is not parsed. */
export const MAX_TERMS = 64;
/** The deepest nesting of parentheses. */
export const MAX_DEPTH = 12;
/** Maximum number of UTF-16 units in one word or phrase. The rest is cut off. */
const MAX_TERM_LENGTH = 200;
/** Maximum number of UTF-16 units in a query. A tree within the other limits never prints longer than this. */
export const MAX_QUERY_LENGTH = 32_768;

/** Straight, curly, low, angle and full-width double quotes all mean the same. */
export const QUOTES = '"“”„‟«»＂';
/** The characters that end a word. */
export const WORD_END = new RegExp(`[\\s()${QUOTES}]`, "u");

/** Fields that limit where words are searched, and fields whose value is a name. */
export type NamingField = TextField | "lang" | "cat";

/** `field:` and the rest of the word, a complete filter, or a field with an invalid value. */
export type FieldExpression =
  | { readonly kind: "field"; readonly field: NamingField; readonly rest: string }
  | { readonly kind: "filter"; readonly query: Query }
  | { readonly kind: "broken"; readonly rest: string };

// No u flag: with it, "hoſt" would match "host".
const NAMED = /^(title|topic|host|lang|cat):(.*)$/is;
const COMPARED = /^(?:explicit(?=:)|ep|listeners|updated)(?=[:<>=])/i;

/** Parses the field in a word. undefined for an ordinary word, including "foo:bar" with an unknown field. */
export function fieldExpression(word: string): FieldExpression | undefined {
  const named = NAMED.exec(word);
  if (named !== null) {
    return { kind: "field", field: named[1]?.toLowerCase() as NamingField, rest: named[2] ?? "" };
  }
  const compared = COMPARED.exec(word);
  if (compared === null) return undefined;
  const condition = word.slice(compared[0].length);
  const query = readFilter(compared[0].toLowerCase(), condition);
  if (query !== undefined) return { kind: "filter", query };
  return { kind: "broken", rest: condition.replace(/^[:<>=]+/u, "") };
}

/** Whether a text contains anything to search for: a letter or a digit. */
export function isSearchable(text: string): boolean {
  return foldText(text) !== "";
}

/** Whether a text without quotes is parsed as one word. This is true of all words in a parsed tree. */
export function isWord(text: string): boolean {
  return (
    text.length <= MAX_TERM_LENGTH &&
    text !== "OR" &&
    !text.startsWith("-") &&
    !WORD_END.test(text) &&
    isSearchable(text) &&
    fieldExpression(text) === undefined
  );
}

/** Cuts a word or phrase to the length limit, but never inside a surrogate pair. */
export function cutTerm(text: string): string {
  if (text.length <= MAX_TERM_LENGTH) return text;
  return text
    .slice(0, MAX_TERM_LENGTH)
    .replace(/[\ud800-\udbff]$/, "")
    .trimEnd();
}
