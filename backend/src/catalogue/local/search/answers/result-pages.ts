import { namedCategories } from "@earshot/domain/catalogue/query/named-categories";
import type { SearchRequest } from "@earshot/domain/catalogue/search/search-request";
import { categoryLabel } from "../../record/words/labels.js";
import type { IndexReader } from "../index/index-reader.js";
import { all, any, atPlaces, type Condition } from "../index/condition.js";
import { matchesAfter, passingOf, totalOf } from "../index/matches.js";
import { nameCandidates } from "./name-candidates.js";
import { onceFor } from "../index/once-for.js";
import { hasLabel } from "../query/query-condition.js";
import { correctionOf, planOf, type Scope } from "../query/scope.js";
import { placesAbout } from "../ranking/candidates.js";
import { rank, type Ranked, RankedPages } from "../ranking/ranked-pages.js";
import type { NextPlace, SearchPlace } from "../query/search-cursor.js";
import { searchTerms, type SearchTerms } from "../query/search-terms.js";
import { type Sorted, sortedPage } from "../ranking/sorted-pages.js";
import { topicCategories } from "../ranking/topic-categories.js";

const START = { after: 0, skip: 0 };
/** Shows whose descriptions are read, the most popular ones. The others are about a topic if their names or categories are. */
const READ = 300;

/** A show's place in the catalogue, and for orders by relevance, its ranking. */
export type Shown = { readonly place: number } & Partial<Ranked>;
export type Listing = {
  readonly shown: readonly Shown[];
  readonly next: NextPlace | undefined;
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
  const isAbout = aboutTopic(reader, scope);
  return isAbout ? passingOf(reader, isAbout, places) : new Set(places);
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
  return pageByTopic(reader, scope, { sort, order, limit, at });
}

/**
 * One page of an order that needs no ranking. A large show that mentions a topic once would lead the order by listeners, so
 * shows with the words in the name, in the category, or prominent in the description come first, in every order.
 */
function pageByTopic(
  reader: IndexReader,
  scope: Scope,
  { at, limit, ...sorted }: Sorted & { readonly limit: number; readonly at?: SearchPlace },
): Listing {
  const page = (plan: Condition, limit: number, at?: SearchPlace): Listing => {
    const { places, next } = sortedPage(reader, plan, { ...sorted, limit, at });
    return { shown: places.map((place) => ({ place })), next };
  };
  const parts = topicParts(reader)(scope);
  if (!parts) return page(planOf(scope), limit, at);
  const { leading } = parts;
  const first = at?.mentions ? NOTHING : page(parts.about, limit, at);
  if (first.next) return { ...first, leading };
  const room = limit - first.shown.length;
  // A page may end where the second part begins.
  if (room === 0) return { ...first, next: { after: 0, mentions: true }, leading };
  const { shown, next } = page(parts.mentions, room, at?.mentions && at.value !== undefined ? at : undefined);
  return { shown: [...first.shown, ...shown], next: next && { ...next, mentions: true }, leading };
}

const NOTHING: Listing = { shown: [], next: undefined };

/** The shows of a search of topics that are about it, and those that only mention it; undefined if all belong to one part. */
const topicParts = onceFor((reader: IndexReader) =>
  onceFor((scope: Scope) => {
    const isAbout = aboutTopic(reader, scope);
    if (!isAbout) return undefined;
    const plan = planOf(scope);
    const [about, mentions] = [all([plan, isAbout]), all([plan, { kind: "not", of: isAbout }])];
    const { total, partial } = totalOf(reader, about);
    if (partial || total === 0 || matchesAfter(reader, mentions, 0, 1).length === 0) return undefined;
    return { about, mentions, leading: total };
  }),
);

/** The condition for shows that are about the topic of a search; undefined if it is not a search of topics. */
function aboutTopic(reader: IndexReader, scope: Scope): Condition | undefined {
  const terms = termsOf(scope);
  if (scope.field !== "topic" || terms.terms.length === 0) return undefined;
  const { also = [{ ...scope, field: "title" } as const] } = scope;
  const read = matchesAfter(reader, planOf(scope), 0, READ);
  const described = reader.stages.run("choose", () => placesAbout(reader, read, terms, topicCategories(reader, terms)));
  const categories = namedCategories(scope.query).map(categoryLabel);
  return any([...also.map(planOf), categories.length > 0 ? hasLabel(categories) : undefined, atPlaces(described)]);
}

/** The pages of a scope, which cache their ranking. */
const pagesOf = onceFor((reader: IndexReader) =>
  onceFor((scope: Scope) => {
    const terms = termsOf(scope);
    const named = () => reader.stages.run("names", () => nameCandidates(reader, scope, terms));
    return new RankedPages(reader, planOf(scope), terms, named);
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
