import { namedCategories } from "@earshot/domain/catalogue/query/named-categories";
import { joinedSql } from "../../record/index-schema.js";
import { usualKeys } from "../../record/words/compared-text.js";
import { categoryLabel, codeLabel } from "../../record/words/labels.js";
import { placesWithPrefix } from "./name-prefixes.js";
import type { IndexReader } from "../index/index-reader.js";
import { all } from "../index/condition.js";
import { matchesAfter, passingOf } from "../index/matches.js";
import { hasLabel } from "../query/query-condition.js";
import { firstMatches, planOf, type Scope } from "../query/scope.js";
import type { SearchTerms } from "../query/search-terms.js";
import { isInFewShows } from "../ranking/relevance.js";

/** Number of shows that are ranked for each kind of similar name; the most popular ones are chosen. */
const RANKED = 100;

/**
 * Places of shows that rank high although they may not be popular: those with exactly this name, those whose name begins with it,
 * those with all words in the title (in searches of whole entries), those with exactly this host (in searches of everything), and
 * those of narrower searches. Like all others, they must match the search.
 */
export function nameCandidates(reader: IndexReader, scope: Scope, terms: SearchTerms): number[] {
  const titled =
    scope.field === "topic" && scope.relaxed === undefined
      ? firstMatches(reader, { ...scope, field: "title", also: undefined }, RANKED)
      : [];
  const called = [terms, terms.corrected].flatMap((one) => (one ? calledSo(reader, one) : []));
  const named = new Set([...called, ...titled]);
  const found = passingOf(reader, planOf(scope), [...named]);
  for (const place of ofCategoryAndLanguage(reader, scope, terms)) found.add(place);
  for (const stricter of scope.stricter ?? [])
    for (const place of firstMatches(reader, stricter, RANKED)) found.add(place);
  return [...found].sort((a, b) => a - b);
}

/**
 * The most popular matching shows in the category that the query names, and those in its language, unless that is English: the largest
 * shows about "Wissenschaft" or "historia" are all in English.
 */
function ofCategoryAndLanguage(
  reader: IndexReader,
  scope: Scope,
  { categories, languages = [] }: SearchTerms,
): number[] {
  const named = categories.size > 0 ? namedCategories(scope.query).map(categoryLabel) : [];
  const spoken = isInFewShows({ languages }) ? languages.map((language) => codeLabel("language", language)) : [];
  return [named, spoken].flatMap((labels) => {
    const plan = all([planOf({ ...scope, also: undefined }), hasLabel(labels)]);
    return labels.length === 0 ? [] : matchesAfter(reader, plan, 0, RANKED);
  });
}

/** The most popular shows whose name, ignoring spaces, equals the query (with or without "the" and "podcast") or begins with it. */
function calledSo(reader: IndexReader, { terms, name, nameKey, bareKey, orHost }: SearchTerms): number[] {
  if (nameKey === "") return [];
  const exactly = (one: "title" | "host", keys: readonly string[]) =>
    reader.numbers(
      `SELECT place FROM texts WHERE ${joinedSql(one)} IN (${keys.map(() => "?").join()}) ORDER BY place LIMIT ${RANKED}`,
      keys,
    );
  const titled = name === "title" ? exactly("title", [nameKey, ...usualKeys(bareKey)]) : [];
  // A single word with an article added is another name.
  const hosts = terms.length > 1 ? [nameKey, ...usualKeys(bareKey)] : [nameKey];
  const hosted = name === "host" || orHost ? exactly("host", hosts) : [];
  return [...titled, ...placesWithPrefix(reader, name, nameKey), ...hosted];
}
