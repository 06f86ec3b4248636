import type { Query, TextField } from "@earshot/domain/catalogue/query";
import type { SearchFilters } from "@earshot/domain/catalogue/search-request";
import type { CatalogueState } from "./catalogue-state.js";
import { filterConditions } from "./filter-condition.js";
import { queryCondition } from "./query-condition.js";
import type { SqlParameters } from "./sql-parameters.js";
import type { WordAlternatives } from "./word-alternatives.js";

/** What a search is about: which shows pass. */
export type SearchScope = {
  readonly query: Query;
  /** Where words are looked for unless the query says otherwise. */
  readonly field: TextField;
  readonly filters: SearchFilters;
  readonly now: Date;
  readonly state: CatalogueState;
  /** A condition that is used besides the query (most of its words); the query then only ranks. */
  readonly instead?: (parameters: SqlParameters) => string;
  /** Narrower searches before this one that found too little: their shows are ranked with the first of this one. */
  readonly better?: readonly SearchScope[];
  /** How much of what the words tell a show must have, when it need not have all of them. */
  readonly share?: number;
  /** Words that count as those of the query. */
  readonly alternatives?: WordAlternatives;
  /** The language that the query itself is in, where that shows. */
  readonly language?: string;
  /** What was typed where the query is only a part of it; names are compared with that. */
  readonly typed?: Query;
};

/** The shows that pass, as an SQL condition whose text part an index can answer. */
export function scopeCondition(scope: SearchScope, parameters: SqlParameters): string {
  const { query, field, filters, now, state, alternatives } = scope;
  const wanted =
    scope.instead?.(parameters) ?? queryCondition(query, field, { parameters, words: state.words, alternatives, now });
  const conditions = [...(wanted === undefined ? [] : [wanted]), ...filterConditions(filters, parameters, now)];
  return conditions.length > 0 ? conditions.map((condition) => `(${condition})`).join(" AND ") : "true";
}

/**
 * The same condition in a form that no index answers. For walking shows in an order of their own when so many pass that
 * a few steps find enough; PostgreSQL would otherwise collect all of them first.
 */
export function walkedCondition(scope: SearchScope, parameters: SqlParameters): string {
  return `(${scopeCondition(scope, parameters)}) IS TRUE`;
}
