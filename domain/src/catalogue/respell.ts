import { foldWords } from "./fold.js";
import { parseQuery } from "./parse-query.js";
import { printQuery } from "./print-query.js";
import type { Query } from "./query.js";

/** A word as it is typed: letters, digits and their marks; apostrophes and invisible signs only within. */
const TYPED_WORD = /[\p{L}\p{N}\p{M}]+(?:['’‘‛＇`´\u00ad\u200c-\u200f\u2060\ufeff]+[\p{L}\p{N}\p{M}]+)*/gu;

/**
 * A query text with wrong words put right, and everything else (small words, quotes, filters, spaces) as it was typed.
 * `typed` is how the text is read; `spellings` gives the right word for each wrong one, both folded. Where the text cannot
 * be changed in place so that it is read as meant (the wrong word is excluded in another place, say), the query is written
 * anew in the query language.
 */
export function respell(text: string, typed: Query, spellings: ReadonlyMap<string, string>): string {
  const meant = respellQuery(typed, spellings);
  const changed = respellWords(text, spellings);
  return isSame(parseQuery(changed).query, meant) ? changed : printQuery(meant);
}

/** A query with wrong words put right where words are to be found; filters and what is excluded stay as they are. */
export function respellQuery(query: Query, spellings: ReadonlyMap<string, string>): Query {
  switch (query.kind) {
    case "word":
    case "phrase":
      return { ...query, text: respellWords(query.text, spellings) };
    case "and":
    case "or":
      return { ...query, queries: query.queries.map((part) => respellQuery(part, spellings)) };
    case "in":
      return { ...query, query: respellQuery(query.query, spellings) };
    default:
      return query;
  }
}

function respellWords(text: string, spellings: ReadonlyMap<string, string>): string {
  return text.replace(TYPED_WORD, (word) => {
    const right = spellings.get(foldWords(word).join(" "));
    return right === undefined ? word : inCaseOf(word, right);
  });
}

/** "Algbra" is put right as "Algebra". */
function inCaseOf(typed: string, word: string): string {
  const isUpper = (text: string) => text !== text.toLowerCase() && text === text.toUpperCase();
  const [first = "", ...rest] = word;
  if ([...typed].length > 1 && isUpper(typed)) return word.toUpperCase();
  return isUpper([...typed][0] ?? "") ? first.toUpperCase() + rest.join("") : word;
}

/** Whether two queries look for the same words in the same places, however those are written. */
function isSame(a: Query, b: Query): boolean {
  return JSON.stringify(folded(a)) === JSON.stringify(folded(b));
}

function folded(query: Query): unknown {
  if ("text" in query) return { ...query, text: foldWords(query.text) };
  if ("queries" in query) return { ...query, queries: query.queries.map(folded) };
  return "query" in query ? { ...query, query: folded(query.query) } : query;
}
