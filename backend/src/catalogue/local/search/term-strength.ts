import type { SearchTerm } from "./search-terms.js";
import type { SqlParameters } from "./sql-parameters.js";
import { adjacent, anyOf } from "./word-query.js";
import type { WordOrigin } from "../record/word-vectors.js";

/** What a word that stands once gives in `ts_rank`: the first member of the sum of 1/n², over that sum. */
const ONCE = Math.PI ** 2 / 6;
/** What a synonym is worth beside the word itself. */
const SYNONYM = 0.5;

/** A column of words, or an expression for one, and which of its words count; all of them unless said. */
export type WordSource = { readonly words: string; readonly origin?: WordOrigin };

/**
 * How much the words of a show say of a term, as SQL: 1 when the term is there once, up to 1.6 the more often it comes
 * back (the sum of 1/n², as PostgreSQL ranks), half for synonyms.
 */
export function strengthSql(
  { alternatives, synonyms }: SearchTerm,
  source: WordSource,
  parameters: SqlParameters,
): string {
  const parts = [strengthOfAny(alternatives, source, parameters)];
  if (synonyms.length > 0) parts.push(`${SYNONYM}::float8 * ${strengthOfAny(synonyms, source, parameters)}`);
  return parts.length > 1 ? `greatest(${parts.join(", ")})` : (parts[0] ?? "0");
}

/** For each term and the one after it, a condition for both side by side or with one word between them. */
export function neighboursSql(terms: readonly SearchTerm[], words: string, parameters: SqlParameters): string[] {
  const single = ({ alternatives }: SearchTerm) =>
    anyOf(alternatives.filter((words) => words.length === 1).map((words) => adjacent(words)));
  return terms.slice(1).flatMap((term, at) => {
    const [first, second] = [single(terms[at] as SearchTerm), single(term)];
    if (!first || !second) return [];
    return [`${words} @@ ${parameters.add(`((${first} <-> ${second}) | (${first} <2> ${second}))`)}::tsquery`];
  });
}

function strengthOfAny(
  alternatives: readonly (readonly string[])[],
  { words, origin }: WordSource,
  parameters: SqlParameters,
): string {
  const single = alternatives.filter((words) => words.length === 1);
  const phrases = alternatives.filter((words) => words.length > 1);
  const parts: string[] = [];
  if (single.length > 0) {
    const any = parameters.add(anyOf(single.map((words) => adjacent(words))));
    // Of a choice, ts_rank gives the mean.
    parts.push(`${ONCE * single.length}::float8 * ts_rank('${weights(origin)}', ${words}, ${any}::tsquery)`);
  }
  for (const phrase of phrases) parts.push(`(${words} @@ ${parameters.add(adjacent(phrase, origin))}::tsquery)::int`);
  return parts.length > 1 ? `least(${ONCE}::float8, ${parts.join(" + ")})` : (parts[0] ?? "0");
}

/** PostgreSQL's weights for words by their label, from D to A. */
function weights(origin?: WordOrigin): string {
  return `{${["D", "C", "B", "A"].map((label) => Number(origin === undefined || origin === label)).join(",")}}`;
}
