import { foldWords } from "../text/fold.js";
import { parseQuery } from "./parse-query.js";
import { printQuery } from "./print-query.js";
import type { Query } from "./query.js";

/** A word as typed: letters, digits and combining marks. Apostrophes and invisible characters count only inside a word. */
const TYPED_WORD = /[\p{L}\p{N}\p{M}]+(?:['’‘‛＇`´\u00ad\u200c-\u200f\u2060\ufeff]+[\p{L}\p{N}\p{M}]+)*/gu;

/**
 * Corrects the words of a query text and leaves everything else (stop words, quotes, filters, spaces) unchanged. `typed` is the parsed
 * text. `spellings` maps misspelled words to correct ones, both folded. If replacing words in the text would change the query (for
 * example, because a misspelled word is also excluded), the corrected tree is printed instead.
 */
export function respell(text: string, typed: Query, spellings: ReadonlyMap<string, string>): string {
  const meant = respellQuery(typed, spellings);
  const changed = respellWords(text, spellings);
  return isSame(parseQuery(changed).query, meant) ? changed : printQuery(meant);
}

/** Corrects the search words of a query. Filters and exclusions are unchanged. */
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

/** Copies the case of the typed word: "Algbra" becomes "Algebra". */
function inCaseOf(typed: string, word: string): string {
  const isUpper = (text: string) => text !== text.toLowerCase() && text === text.toUpperCase();
  const [first = "", ...rest] = word;
  if ([...typed].length > 1 && isUpper(typed)) return word.toUpperCase();
  return isUpper([...typed][0] ?? "") ? first.toUpperCase() + rest.join("") : word;
}

/** Whether two queries search for the same words in the same fields, however they were typed. */
function isSame(a: Query, b: Query): boolean {
  return JSON.stringify(folded(a)) === JSON.stringify(folded(b));
}

function folded(query: Query): unknown {
  if ("text" in query) return { ...query, text: foldWords(query.text) };
  if ("queries" in query) return { ...query, queries: query.queries.map(folded) };
  return "query" in query ? { ...query, query: folded(query.query) } : query;
}
