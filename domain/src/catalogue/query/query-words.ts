import { foldWords } from "../text/fold.js";
import type { Query } from "./query.js";

/**
 * The folded words that a query searches for, each once, in the order typed. Used for highlighting and spelling. Excludes negated words
 * and filters.
 */
export function queryWords(query: Query): string[] {
  return [...new Set(wantedTexts(query, true).flatMap(foldWords))];
}

function wantedTexts(query: Query, wanted: boolean): string[] {
  switch (query.kind) {
    case "word":
    case "phrase":
      return wanted ? [query.text] : [];
    case "not":
      return wantedTexts(query.query, !wanted);
    case "and":
    case "or":
      return query.queries.flatMap((part) => wantedTexts(part, wanted));
    case "in":
      return wantedTexts(query.query, wanted);
    default:
      return [];
  }
}
