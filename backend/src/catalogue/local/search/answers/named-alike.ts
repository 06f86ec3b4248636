import { namedCategories } from "@earshot/domain/catalogue/query/named-categories";
import { joinedSql } from "../../record/index-schema.js";
import { categoryLabel } from "../../record/words/labels.js";
import { queriedWords } from "../../record/words/lexemes.js";
import { placesBegunWith } from "./begun-names.js";
import { isNarrowed } from "../reader/filter-condition.js";
import type { IndexReader } from "../reader/index-reader.js";
import { matchesAfter } from "../reader/matches.js";
import { passingOf, type Plan, planFor, planOf } from "../reader/plan.js";
import { hasLabel } from "../reader/query-condition.js";
import { scopeConditions, type SearchScope } from "../reader/search-scope.js";
import type { SearchTerms } from "../ranking/search-terms.js";
import { adjacent, anyOf } from "../reader/word-match.js";
import { apartMatches } from "../reader/written-apart.js";

/** Number of shows that are ranked for each kind of similar name, the most popular first. */
const RANKED = 100;
/** Few names share a beginning of this many characters. */
const TELLING_KEY = 5;

/** The first matches in popularity order; `all`: there are no others. */
type FirstMatches = { readonly places: readonly number[]; readonly all: boolean };

type Found = { readonly scope: SearchScope; readonly plan: Plan; readonly first?: FirstMatches };

/**
 * Places of shows that rank high although they may not be popular: those with exactly this name, those whose name begins with it,
 * in searches of whole entries those with all words in the title, in searches of everything those of exactly this host, and those
 * of narrower searches. They pass the search like all others.
 */
export function namedAlike(reader: IndexReader, found: Found, terms: SearchTerms): number[] {
  return reader.stages.run("names", () => namedPlaces(reader, found, terms));
}

function namedPlaces(reader: IndexReader, { scope, plan, first }: Found, terms: SearchTerms): number[] {
  const begun = beginning(reader, scope, terms);
  const titled =
    scope.field === "topic" && scope.most === undefined
      ? matchesAfter(reader, planOf({ ...scope, field: "title", also: undefined }), 0, RANKED)
      : [];
  // A show with all words there has all words; anything else is looked up.
  const sure = isWordsAlone(scope) ? [...begun, ...titled] : [];
  const found = new Set(sure);
  const hosted = terms.orHost ? calledSo(reader, "host", terms.nameKey) : [];
  const unsure = [...new Set([...sameKey(reader, terms), ...hosted, ...begun, ...titled])].filter(
    (place) => !found.has(place),
  );
  for (const place of passing(reader, plan, unsure, first)) found.add(place);
  for (const place of ofNamedCategory(reader, scope, terms)) found.add(place);
  for (const better of scope.better ?? [])
    for (const place of matchesAfter(reader, planOf(better), 0, RANKED)) found.add(place);
  return [...found].sort((a, b) => a - b);
}

/** Of these places, those that pass. Only those behind the first matches are looked up. */
function passing(reader: IndexReader, plan: Plan, places: readonly number[], first?: FirstMatches): readonly number[] {
  if (!first) return passingOf(reader, plan, places);
  const last = first.places.at(-1) ?? 0;
  const matches = new Set(first.places);
  const behind = first.all ? [] : places.filter((place) => place > last);
  return [...places.filter((place) => matches.has(place)), ...passingOf(reader, plan, behind)];
}

/** The most popular shows that pass and have the category that the query names. */
function ofNamedCategory(reader: IndexReader, scope: SearchScope, { categories }: SearchTerms): readonly number[] {
  if (categories.size === 0) return [];
  const labels = namedCategories(scope.query).map(categoryLabel);
  return matchesAfter(reader, planFor([...scopeConditions(scope), hasLabel(labels)], scope.field), 0, RANKED);
}

/** Whether the search asks for nothing but words in one field. */
function isWordsAlone({ query, filters, most }: SearchScope): boolean {
  const parts = query.kind === "and" ? query.queries : [query];
  return most === undefined && !isNarrowed(filters) && parts.every(({ kind }) => kind === "word");
}

/** Shows whose name equals or begins with the query, ignoring the spaces in both. */
function sameKey(reader: IndexReader, { name, nameKey }: SearchTerms): number[] {
  if (nameKey === "") return [];
  const same = calledSo(reader, name, nameKey);
  return nameKey.length < TELLING_KEY ? same : [...same, ...placesBegunWith(reader, name, nameKey)];
}

/** The most popular shows with exactly this name or host. */
function calledSo(reader: IndexReader, name: "title" | "host", nameKey: string): number[] {
  const sql = `SELECT place FROM texts WHERE ${joinedSql(name)} = ? ORDER BY place LIMIT ${RANKED}`;
  return nameKey === "" ? [] : reader.numbers(sql, [nameKey]);
}

/** The most popular shows whose name begins with the words that were typed. */
function beginning(reader: IndexReader, scope: SearchScope, { name, nameKey, nameTexts }: SearchTerms): number[] {
  if (nameKey === "") return [];
  const words = queriedWords(nameTexts.join(" "));
  const table = name === "host" ? "hosts" : "titles";
  const [word = "", ...others] = words;
  const written = others.length > 0 ? [] : apartMatches(scope.apart, name, word);
  const match = anyOf([adjacent(words), ...written].map((wanted) => `^ ${wanted}`));
  return reader.numbers(`SELECT rowid AS place FROM ${table} WHERE ${table} MATCH ? ORDER BY rowid LIMIT ${RANKED}`, [
    match,
  ]);
}
