import { LARGEST_SIZE, POINTS, USUAL_WORDS, WORDS_COUNT } from "./relevance.js";
import type { SearchTerm, SearchTerms } from "./search-terms.js";
import type { SqlParameters } from "./sql-parameters.js";
import { neighboursSql, strengthSql } from "./term-strength.js";

/** The columns of a show that its promise is made of, and where it is. */
export const PROMISING_COLUMNS = "position, sinks, size, language, title_words, host_words, topic_words";

/**
 * What a show promises to get from the formula of relevance, as SQL: the clauses that tell apart shows which have the words
 * at the same places, as far as PostgreSQL sees them at a glance, about a microsecond a clause and show. Thousands of shows are
 * looked through by it for the few that are then ranked by the formula itself; it never decides about an order.
 */
export function promiseSql({ terms, name, language }: SearchTerms, parameters: SqlParameters): string {
  const [names, others] = name === "title" ? ["title_words", "host_words"] : ["host_words", "title_words"];
  // A name of n words is indexed under about 2n - 1: its neighbours stand there written together, too.
  const named = `${POINTS.rareWords}::float8 + ${2 * POINTS.shortName} / (length(${names}) + 1.0::float8)`;
  const brevity = `(${1 - WORDS_COUNT}::float8 + ${WORDS_COUNT / USUAL_WORDS}::float8 * least(length(topic_words), ${4 * USUAL_WORDS}))`;
  const once = (term: SearchTerm, words: string, origin: "A" | "C") =>
    `least(1::float8, ${strengthSql(term, { words, origin }, parameters)})`;
  const parts = terms.map((term) => {
    const clauses = [
      `(${named}) * ${once(term, names, "A")}`,
      `${POINTS.categories} * ${once(term, "topic_words", "C")}`,
      `${POINTS.otherName} * ${once(term, others, "A")}`,
      `${POINTS.description} * ${strengthSql(term, { words: "topic_words", origin: "D" }, parameters)} / ${brevity}`,
    ];
    return `${term.weight}::float8 * (${clauses.join(" + ")})`;
  });
  const pairs = neighboursSql(terms, "topic_words", parameters);
  parts.push(...pairs.map((pair) => `${POINTS.nearDescribed / pairs.length}::float8 * (${pair})::int`));
  parts.push(`${POINTS.popularity} * least(1::float8, size / ${LARGEST_SIZE}::float8)`);
  parts.push(`CASE sinks WHEN 1 THEN ${POINTS.duplicate} WHEN 2 THEN ${POINTS.dead} ELSE 0 END`);
  if (language !== undefined) {
    parts.push(`CASE WHEN language <> ${parameters.add(language)} THEN ${POINTS.otherLanguage} ELSE 0 END`);
  }
  return parts.join(" + ");
}
