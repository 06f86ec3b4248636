import type { SearchRequest } from "@earshot/domain/catalogue/search/search-request";
import type { IndexReader } from "../index/index-reader.js";
import { atPlaces } from "../index/condition.js";
import { matchesAfter, passingOf } from "../index/matches.js";
import { nameCandidates } from "./name-candidates.js";
import { onceFor } from "../index/once-for.js";
import { correctionOf, planOf, type Scope } from "../query/scope.js";
import { rank, type Ranked, RankedPages } from "../ranking/ranked-pages.js";
import type { SearchPlace } from "../query/search-cursor.js";
import { searchTerms, type SearchTerms } from "../query/search-terms.js";
import { type Sorted, sortedPage } from "../ranking/sorted-pages.js";
import { aboutTopic, pageByTopic } from "./topic-parts.js";

const START = { after: 0, skip: 0 };

/** A show's place in the catalogue, and for orders by relevance, its ranking. */
export type Shown = { readonly place: number } & Partial<Ranked>;
export type Listing = {
  readonly shown: readonly Shown[];
  readonly next: Omit<SearchPlace, "total"> | undefined;
  /** The number of shows that come before those that only mention the topic, if there are any. */
  readonly leading?: number;
};

type Wanted = Pick<SearchRequest, "sort" | "order" | "limit">;

export const isRanked = (one: Shown | undefined): one is Ranked => one?.points !== undefined;

export function rankedShows(reader: IndexReader, scope: Scope, limit: number): readonly Ranked[] {
  return pagesOf(reader)(scope).page(limit, START).shown;
}

export function rankedAt(reader: IndexReader, scope: Scope, places: readonly number[]): readonly Ranked[] {
  return rank(reader, places, termsOf(scope));
}

/** Those of these shows that are about the topic; all of them if the search is not one of topics. */
export function aboutTopicAt(reader: IndexReader, scope: Scope, places: readonly number[]): ReadonlySet<number> {
  const isAbout = aboutTopic(reader, scope, termsOf(scope));
  return new Set(isAbout ? passingOf(reader, isAbout, places) : places);
}

export function sortedShows(reader: IndexReader, shown: readonly Shown[], sorting: Sorted): Shown[] {
  const plan = atPlaces(shown.map(({ place }) => place));
  return sortedPage(reader, plan, { ...sorting, limit: shown.length }).places.map((place) => ({ place }));
}

/** The page that begins at a place, or the first page. */
export function listPage(reader: IndexReader, scope: Scope, { sort, order, limit }: Wanted, at?: SearchPlace): Listing {
  const after = at?.after ?? 0;
  if (sort === "relevance" && termsOf(scope).terms.length > 0) {
    return pagesOf(reader)(scope).page(limit, { after, skip: at?.skip ?? 0, earlier: at?.earlier });
  }
  // Without words there is nothing to rank by, so the popularity order stays.
  if (sort === "relevance") {
    const known = matchesAfter(reader, planOf(scope), after, limit + 1);
    const places = known.slice(0, limit);
    const last = places.at(-1);
    const next = known.length > limit && last !== undefined ? { after: last } : undefined;
    return { shown: places.map((place) => ({ place })), next };
  }
  const { places, ...page } = pageByTopic(reader, scope, termsOf(scope), { sort, order, limit, at });
  return { ...page, shown: places.map((place) => ({ place })) };
}

/** The pages of a scope, which cache their ranking. */
const pagesOf = onceFor((reader: IndexReader) =>
  onceFor((scope: Scope) => {
    const terms = termsOf(scope);
    return new RankedPages(reader, planOf(scope), terms, () => nameCandidates(reader, scope, terms));
  }),
);

const termsOf = onceFor((scope: Scope): SearchTerms => {
  const { query, field, state, alternatives, typed, languages, also, complete } = scope;
  const orHost = also !== undefined;
  const corrected = correctionOf(scope);
  return {
    ...searchTerms(query, field, state, { alternatives, typed, languages, orHost }),
    ...(complete && { complete }),
    ...(corrected && { corrected: { ...termsOf(corrected), orHost } }),
  };
});
