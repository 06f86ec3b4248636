import type { Query, TextField } from "@earshot/domain/catalogue/query/query";
import type { SearchFilters } from "@earshot/domain/catalogue/search/search-request";
import type { IndexReader, WordCount } from "../index/index-reader.js";
import { matchesAfter } from "../index/matches.js";
import type { WordAlternatives } from "./word-alternatives.js";
import type { CompoundSplits } from "./compound-splits.js";
import { all, any, type Condition, text } from "../index/condition.js";
import { filterConditions } from "./filter-condition.js";
import { onceFor } from "../index/once-for.js";
import { otherParts, queryConditions } from "./query-condition.js";

/** What a search knows about the catalogue before it starts. Words that no show has are absent. */
export type CatalogueState = {
  readonly podcasts: number;
  readonly words: ReadonlyMap<string, WordCount>;
};

export const NO_FILTERS = { tags: [], categories: [] };

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
  /** The same search in other fields, whose shows match too. The filters of this scope apply to them. */
  readonly also?: readonly Scope[];
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

/** The same search without the corrected name. */
export function asTyped(scope: Scope): Scope {
  return { ...scope, corrected: undefined, also: scope.also?.map(asTyped) };
}

/** The condition that a show must meet. */
export const planOf = onceFor((scope: Scope): Condition => {
  const { filters, also = [], corrected } = scope;
  const own = all([asked(scope), ...filterConditions(filters, scope.now)]);
  const others = corrected ? [...also, corrected] : also;
  return others.length > 0 ? (any([own, ...others.map((other) => planOf({ ...other, filters }))]) ?? own) : own;
});

/** The most popular shows of a scope. */
export function firstMatches(reader: IndexReader, scope: Scope, most: number): readonly number[] {
  return matchesAfter(reader, planOf(scope), 0, most);
}

/** The words in one field. */
function asked(scope: Scope): Condition {
  const { query, field, now, state, alternatives, splits, about = query, relaxed } = scope;
  const context = { words: state.words, alternatives, splits, now };
  const parts = query.kind === "and" ? query.queries : [query];
  return all(
    relaxed === undefined
      ? queryConditions(about, field, context)
      : [text(field, relaxed), ...otherParts(parts, field, context)],
  );
}
