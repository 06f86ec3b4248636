import type { Query, TextField } from "@earshot/domain/catalogue/query/query";
import type { SearchFilters } from "@earshot/domain/catalogue/search/search-request";
import type { CatalogueState } from "./catalogue-state.js";
import type { WordAlternatives } from "./word-alternatives.js";
import type { WrittenApart } from "./written-apart.js";

/** The scope of a search: which shows match. */
export type SearchScope = {
  readonly query: Query;
  /** Where words are searched, unless the query says otherwise. */
  readonly field: TextField;
  readonly filters: SearchFilters;
  readonly now: Date;
  readonly state: CatalogueState;
  /** The required part of the query, if not all of it is required; the rest only affects the ranking. */
  readonly about?: Query;
  /** Some of the query's plain words, instead of all. */
  readonly most?: string;
  /** Narrower searches, whose shows are ranked with the first ones of this search. */
  readonly better?: readonly SearchScope[];
  /** The same search in other fields, whose shows match too. The filters are those of this one. */
  readonly also?: readonly SearchScope[];
  /** The same search with the corrected name, if the typed one is misspelled. Its shows also pass. */
  readonly corrected?: SearchScope;
  /** Words that count like the query's. */
  readonly alternatives?: WordAlternatives;
  /** The separate words in which names write the query's words. */
  readonly apart?: WrittenApart;
  /** The languages (ISO 639-1) that the query itself may be in, if that is clear. */
  readonly languages?: readonly string[];
  /** The typed text, if the query is only a part of it; names are compared with that. */
  readonly typed?: Query;
};

/** The search for the corrected name, if there is one. */
export function correctionOf({ corrected, also }: SearchScope): SearchScope | undefined {
  return corrected ?? also?.find((other) => other.corrected)?.corrected;
}

/** The same search without the corrected name. */
export function asTyped(scope: SearchScope): SearchScope {
  return { ...scope, corrected: undefined, also: scope.also?.map(asTyped) };
}
