import { respell } from "@earshot/domain/catalogue/query/respell";
import type { RelevanceClause, SearchFacets, SearchMode } from "@earshot/domain/catalogue/search/search-request";
import { LRUCache } from "lru-cache";
import type { IndexReader } from "../index/index-reader.js";
import { type Total, totalOf } from "../index/matches.js";
import { once, onceFor } from "../index/once-for.js";
import {
  type Asked,
  asksNothing,
  scopeOfMode,
  type Scopes,
  scopesOf,
  withFewerWords,
  withOtherFields,
} from "../query/asked.js";
import { wordsOf } from "../query/word-alternatives.js";
import { isNarrowed } from "../query/filter-condition.js";
import { asTyped, correctionOf, firstMatches, planOf, type Scope } from "../query/scope.js";
import type { NextPlace } from "../query/search-cursor.js";
import { isOfOtherNumbering, numberingMarks, skipped, translatedPlace } from "../ranking/cursor-translation.js";
import { clausesOf, startsWithName } from "../ranking/relevance.js";
import { didYouMean } from "./did-you-mean.js";
import { boundedFacets, facetCounts } from "./facets.js";
import { RELAXED_TO, type RelaxedResults, relaxedResults } from "./relaxed-results.js";
import { isRanked, type Listing, listPage, type Shown } from "./result-pages.js";

export type FoundShow = {
  readonly id: string;
  readonly ranked?: { readonly score: number; readonly clauses: readonly RelevanceClause[] };
};

export type Page = {
  readonly shows: readonly FoundShow[];
  readonly total: number;
  readonly partial: boolean;
  readonly next?: NextPlace;
  /** Whether the page continues one from another generation of the catalogue. */
  readonly catalogueChanged?: true;
  /** The number of shows with all words, if shows with only some of them follow; undefined if all shows have them. */
  readonly exact?: number;
  /** The number of those that come first, if others of them are among the shows with only some words. */
  readonly leading?: number;
  readonly suggestion?: string;
  readonly facets?: SearchFacets;
  readonly modes?: Readonly<Record<SearchMode, Total>>;
};

/** With this many results, no other spelling is searched for. */
const ENOUGH = 5;

const NOTHING: Page = { shows: [], total: 0, partial: false };

/** One search of the index, stage by stage: the query, the matching shows, their order, their number, and the page. */
export function searchIndex(reader: IndexReader, request: Asked): Page {
  const { at } = request;
  const catalogueChanged = isOfOtherNumbering(reader, at);
  const asked = at && catalogueChanged ? { ...request, at: translatedPlace(reader, at) } : request;
  // Only punctuation ("???") was typed, so no show matches.
  if (asked.term !== "" && asksNothing(asked.query) && !isNarrowed(asked.filters)) return NOTHING;
  const search = cachedSearch(reader, asked);
  const { scope, shown, total, partial, next, exact, leading, suggestion } = find(reader, asked, search);
  const facets = asked.facets ? reader.stages.run("facets", () => facetCounts(reader, scope)) : undefined;
  const shows = foundShows(reader, shown, asked.explain);
  const ids = shows.map(({ id }) => id);
  return {
    shows,
    total,
    partial,
    next: next && { ...next, ...numberingMarks(reader, next, ids) },
    ...(catalogueChanged && { catalogueChanged: true }),
    exact,
    leading,
    suggestion,
    facets: facets && exact !== undefined ? boundedFacets(facets, RELAXED_TO) : facets,
    modes:
      asked.modes && !asked.at ? reader.stages.run("modes", () => totalsOfModes(reader, search.scopes)) : undefined,
  };
}

type Search = {
  readonly scopes: Scopes;
  readonly all: Scope;
  readonly relaxed: () => RelaxedResults | undefined;
  suggestion?: { readonly of: string | undefined };
};

/** Maximum searches that a reader caches. The results page repeats a search for more results. */
const CACHED_SEARCHES = 16;
const searchesOf = onceFor((_: IndexReader) => new LRUCache<string, Search>({ max: CACHED_SEARCHES }));

function cachedSearch(reader: IndexReader, asked: Asked): Search {
  const cached = searchesOf(reader);
  const { query, mode, filters, term, sort, order, now } = asked;
  const key = JSON.stringify([query, mode, filters, term, sort, order, now]);
  let search = cached.get(key);
  if (search === undefined) {
    const scopes = scopesOf(reader, asked);
    const all = scopeOfMode(reader, asked, scopes);
    cached.set(key, (search = { scopes, all, relaxed: once(() => relaxedResults(reader, { sort, order }, all)) }));
  }
  return search;
}

function totalsOfModes(reader: IndexReader, scopes: Scopes): NonNullable<Page["modes"]> {
  const total = (scope: Scope) => totalOf(reader, planOf(scope));
  // With as few of the words as the list requires: each count is that of its mode's list.
  const asTopic = withFewerWords(reader)(scopes("topic"));
  const [topic, title, host] = [total(asTopic), total(scopes("title")), total(scopes("host"))];
  return { all: total(withOtherFields(asTopic, scopes)), title, topic, host };
}

type Found = Listing &
  Total & {
    /** The shows that facets count. */
    readonly scope: Scope;
    /** The number of shows with all words, if others follow them. */
    readonly exact?: number;
    readonly suggestion?: string;
  };

/** The listed shows, and if few are found, also a spelling that finds more. */
function find(reader: IndexReader, asked: Asked, search: Search): Found {
  const { at } = asked;
  const { all: scope } = search;
  if (at === undefined || at.filled) {
    const relaxed = search.relaxed();
    if (relaxed) return relaxedPage(reader, asked, search, relaxed);
  }
  // A query that was relaxed in an earlier catalogue may have enough shows with all words now.
  const given = at?.filled ? Math.min(at.skip ?? 0, RELAXED_TO) : 0;
  const { limit } = asked;
  const listing = listPage(reader, scope, { ...asked, limit: given + limit }, at?.filled ? undefined : at);
  // Counted after listing: if that reads all shows, they are not counted again.
  const { total, partial = false } = at && !isOfOtherNumbering(reader, at) ? at : totalOf(reader, planOf(scope));
  const found = { ...listing, shown: listing.shown.slice(given), scope, total, partial };
  if (at) return found;
  return { ...found, suggestion: suggestionFor(reader, asked, search, { total, first: listing.shown[0] }) };
}

function relaxedPage(reader: IndexReader, asked: Asked, search: Search, relaxed: RelaxedResults): Found {
  const { shown, exact, leading, widest } = relaxed;
  const { at } = asked;
  const places = shown.map(({ place }) => place);
  const from = at && isOfOtherNumbering(reader, at) ? skipped(reader, at, places) : (at?.skip ?? 0);
  const to = from + asked.limit;
  const found = { total: exact, first: leading > 0 ? shown[0] : undefined };
  return {
    shown: shown.slice(from, to),
    next: to < shown.length ? { after: 0, skip: to, filled: true } : undefined,
    total: shown.length,
    partial: false,
    scope: widest,
    exact: exact < shown.length ? exact : undefined,
    leading: leading < exact ? leading : undefined,
    suggestion: from === 0 ? suggestionFor(reader, asked, search, found) : undefined,
  };
}

/** A better spelling, unless enough was found or the first show is named like the query. */
function suggestionFor(
  reader: IndexReader,
  { term, query }: Asked,
  search: Search,
  { total, first }: { readonly total: number; readonly first: Shown | undefined },
): string | undefined {
  const { all } = search;
  const corrected = correctionOf(all);
  const found = corrected ? firstMatches(reader, asTyped(all), ENOUGH).length : total;
  if (found >= ENOUGH) return undefined;
  if (corrected) {
    const [typed, meant] = [wordsOf(query), wordsOf(corrected.query)];
    if (typed.length !== meant.length) return meant.join(" ");
    return respell(term, query, new Map(typed.map((word, at) => [word, meant[at] ?? word])));
  }
  if (isRanked(first) && startsWithName(first)) return undefined;
  const host = all.also?.find(({ field }) => field === "host");
  const slip = { term, found };
  search.suggestion ??= {
    of: reader.stages.run("spelling", () => didYouMean(reader, all, slip) ?? (host && didYouMean(reader, host, slip))),
  };
  return search.suggestion.of;
}

/** The shows by their ids, and with `explain` the reasons for each place. */
function foundShows(reader: IndexReader, shown: readonly Shown[], explain: boolean): FoundShow[] {
  const unknown = shown.filter((one) => !isRanked(one)).map(({ place }) => place);
  const ids = reader.idsAt(unknown);
  return shown.flatMap((one) => {
    const id = one.id ?? ids.get(one.place);
    if (id === undefined) return [];
    return explain && isRanked(one) ? { id, ranked: { score: one.score, clauses: clausesOf(one.points) } } : { id };
  });
}
