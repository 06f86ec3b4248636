import { all } from "../reader/condition.js";
import type { IndexReader } from "../reader/index-reader.js";
import { mostWordsMatch, shareOfMost } from "./most-words.js";
import { queryConditions } from "../reader/query-condition.js";
import type { SearchScope } from "../reader/search-scope.js";
import { wordAlternatives } from "../reader/word-alternatives.js";
import { anyOf } from "../reader/word-match.js";

/** The share of the words' weight that a show must reach in a question about a topic, step by step. */
const TOPIC_SHARES = [0.75, 0.5, 0.35, 0.2];
/** Names are short: with less than this, they have little in common with the typed text. */
const LEAST_OF_A_NAME = 0.35;

/**
 * The same search with some of its words instead of all, singular or plural, ignoring spaces. Each step requires less
 * than the previous one and finds all of its shows. Empty if no word can be left out.
 */
export function widerScopes(reader: IndexReader, strict: SearchScope): SearchScope[] {
  const { field, state, query } = strict;
  const alternatives = strict.alternatives ?? wordAlternatives(reader, query, { field, state, language: "en" });
  const complete = completeMatch(strict);
  if (complete === undefined) return [];
  const scopes: SearchScope[] = [];
  for (const share of field === "topic" ? TOPIC_SHARES : [shareOfMost(query), LEAST_OF_A_NAME]) {
    const some = mostWordsMatch(strict, alternatives, share);
    if (some === undefined) continue;
    scopes.push({ ...strict, most: anyOf([complete, some]), alternatives, better: [strict, ...scopes] });
  }
  return scopes;
}

/** The condition for shows with all plain words of a query; undefined if it has no such words. */
function completeMatch({
  query,
  about = query,
  field,
  state,
  alternatives,
  apart,
  now,
}: SearchScope): string | undefined {
  const parts = about.kind === "and" ? about.queries : [about];
  const words = parts.filter(({ kind }) => kind === "word");
  if (words.length === 0) return undefined;
  const condition = all(
    queryConditions({ kind: "and", queries: words }, field, { words: state.words, alternatives, apart, now }),
  );
  return condition.kind === "text" ? condition.match : undefined;
}
