import { partsOf, type Query, type TextField } from "@earshot/domain/catalogue/query/query";
import type { SearchFilters } from "@earshot/domain/catalogue/search/search-request";
import type { IndexReader, WordCount } from "../index/index-reader.js";
import { matchesAfter } from "../index/matches.js";
import type { WordAlternatives } from "./word-alternatives.js";
import type { CompoundSplits } from "./compounds.js";
import { all, any, type Condition, text } from "../index/condition.js";
import { filterConditions, isNarrowed } from "./filter-condition.js";
import { keyOf } from "../index/condition-iterator.js";
import { onceFor } from "../index/once-for.js";
import { otherParts, queryConditions } from "./query-condition.js";

/** What a search knows about the catalogue before it starts. Words that no show has are absent. */
export type CatalogueState = {
  readonly podcasts: number;
  readonly words: ReadonlyMap<string, WordCount>;
};

/** The scope of a search: which shows match. */
export type Scope = {
  readonly query: Query;
  /** Where words are searched, unless the query says otherwise. */
  readonly field: TextField;
  readonly filters: SearchFilters;
  readonly now: Date;
  readonly state: CatalogueState;
  /** The required part of the query, if not all of it is required; the rest only affects the ranking. */
  readonly about?: Query;
  /** Some of the query's plain words, instead of all. */
  readonly relaxed?: string;
  /** Narrower searches, whose shows are ranked with the first ones of this search. */
  readonly stricter?: readonly Scope[];
  /** Shows that have all words of a relaxed search, the best first: they tell what the words mean together. */
  readonly complete?: readonly number[];
  /** The same search in other fields, whose shows match too. The filters and exclusions of this scope apply to them. */
  readonly also?: readonly Scope[];
  /** Whether an excluded word may not occur in any field, instead of only in `field`. */
  readonly excludesEverywhere?: boolean;
  /** The same search with the corrected name, if the typed one is misspelled. Its shows match too. */
  readonly corrected?: Scope;
  /** Words that count like the query's. */
  readonly alternatives?: WordAlternatives;
  /** The ways in which names split the query's words. */
  readonly splits?: CompoundSplits;
  /** The languages (ISO 639-1) that the query itself may be in, if that is clear. */
  readonly languages?: readonly string[];
  /** The full typed text, if the query is only a part of it; names are compared with it. */
  readonly typed?: Query;
};

/** The search for the corrected name, if there is one. */
export function correctionOf({ corrected, also }: Scope): Scope | undefined {
  return corrected ?? also?.find((other) => other.corrected)?.corrected;
}

/** The same search without its filters. Without any, the same scope, because its plan is known. */
export function unfiltered(scope: Scope): Scope {
  return isNarrowed(scope.filters) ? { ...scope, filters: { tags: [], categories: [] } } : scope;
}

/** The same search without the corrected name. */
export function asTyped(scope: Scope): Scope {
  return { ...scope, corrected: undefined, also: scope.also?.map(asTyped) };
}

/** The condition that a show must meet. */
export const planOf = onceFor((scope: Scope): Condition => {
  const { filters, also = [], corrected } = scope;
  const own = (one: Scope) => all([asked(one), ...filterConditions(filters, one.now)]);
  const others = corrected ? [...also, corrected] : also;
  if (others.length === 0) return own(scope);
  // A show without an excluded word in one field may have it in another, so exclusions are not alternatives.
  const [wanted, excluded] = [wantedPart(scope), excludedPart(scope)];
  const found = [own(wanted), ...others.map((other) => planOf(withFilters(wantedPart(other), filters)))];
  return all([anyOfDistinct(found), excluded && asked(excluded)]);
});

/** Without words, the conditions of all fields are the same: the filters, or none, which every show meets. */
function anyOfDistinct(conditions: readonly Condition[]): Condition | undefined {
  const distinct = new Map(conditions.map((condition) => [keyOf(condition), condition]));
  return any([...distinct.values()]);
}

function withFilters(scope: Scope, filters: SearchFilters): Scope {
  return scope.filters === filters ? scope : { ...scope, filters };
}

/** The same scope without its exclusions. */
function wantedPart(scope: Scope): Scope {
  const [query, about] = [withoutExclusions(scope.query), scope.about && withoutExclusions(scope.about)];
  return query === scope.query && about === scope.about ? scope : { ...scope, query, about };
}

/** The scope of the exclusions alone, if there are any. */
function excludedPart({ query, ...scope }: Scope): Scope | undefined {
  const queries = partsOf(query).filter(({ kind }) => kind === "not");
  if (queries.length === 0) return undefined;
  return { ...scope, query: { kind: "and", queries }, about: undefined, relaxed: undefined, excludesEverywhere: true };
}

function withoutExclusions(query: Query): Query {
  const parts = partsOf(query);
  const wanted = parts.filter(({ kind }) => kind !== "not");
  if (wanted.length === parts.length) return query;
  // Without its exclusions, a word is alone and matches as typed.
  const [only, ...others] = wanted;
  return only !== undefined && others.length === 0 ? only : { kind: "and", queries: wanted };
}

/** The most popular shows of a scope. */
export function firstMatches(reader: IndexReader, scope: Scope, most: number): readonly number[] {
  return matchesAfter(reader, planOf(scope), 0, most);
}

/** The words in one field. */
function asked(scope: Scope): Condition {
  const { query, field, now, state, alternatives, splits, about = query, relaxed, excludesEverywhere } = scope;
  const context = { words: state.words, alternatives, splits, now, excludesEverywhere };
  const parts = partsOf(query);
  return all(
    relaxed === undefined
      ? queryConditions(about, field, context)
      : [text(field, relaxed), ...otherParts(parts, field, context)],
  );
}
