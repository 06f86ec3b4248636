import type { Query, TextField } from "@earshot/domain/catalogue/query/query";
import { categoryLanguages } from "@earshot/domain/catalogue/query/named-categories";
import { topicQuery } from "@earshot/domain/catalogue/query/topic-query";
import type {
  RelevanceClause,
  SearchFacets,
  SearchFilters,
  SearchMode,
  SearchRequest,
} from "@earshot/domain/catalogue/search/search-request";
import { LRUCache } from "lru-cache";
import { correctedName } from "./corrected-name.js";
import { didYouMean } from "./did-you-mean.js";
import { boundedFacets, facetCounts } from "./facets.js";
import { FILLED_TO, type FilledList, filledList, firstMatches, NO_FILTERS } from "./filled-list.js";
import { isNarrowed } from "../reader/filter-condition.js";
import type { IndexReader } from "../reader/index-reader.js";
import { type Listing, listPage, type Shown } from "./list-shows.js";
import { type Total, totalOf } from "../reader/matches.js";
import { isMoved, marksOf, movedPlace, skipped } from "../ranking/moved-place.js";
import { BLOCK } from "../ranking/ranked-pages.js";
import { clausesOf, isNamedAlike } from "../ranking/relevance.js";
import type { SearchPlace } from "../ranking/search-cursor.js";
import { onceFor } from "../reader/once-for.js";
import { planOf } from "../reader/plan.js";
import { asTyped, correctionOf, type SearchScope } from "../reader/search-scope.js";
import { wordsToCount } from "../ranking/search-terms.js";
import { wordAlternatives } from "../reader/word-alternatives.js";
import { writtenApart } from "../reader/written-apart.js";

/** A search in the form that the index receives: plain data only, because another thread answers it. */
export type IndexQuestion = {
  readonly query: Query;
  readonly mode: SearchMode;
  readonly filters: SearchFilters;
  readonly term: string;
  readonly sort: SearchRequest["sort"];
  readonly order?: SearchRequest["order"];
  readonly limit: number;
  readonly facets: boolean;
  readonly explain: boolean;
  readonly modes: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Where the page begins; undefined for the first one. */
  readonly at?: SearchPlace;
};

export type FoundShow = {
  readonly id: string;
  readonly ranked?: { readonly score: number; readonly clauses: readonly RelevanceClause[] };
};

export type IndexAnswer = {
  readonly shows: readonly FoundShow[];
  readonly total: number;
  readonly partial: boolean;
  readonly next?: Omit<SearchPlace, "total">;
  /** Whether the page continues one from another generation of the catalogue. */
  readonly catalogueChanged?: true;
  /** The number of shows with all words, if shows with only some of them follow; undefined if all shows have them. */
  readonly exact?: number;
  readonly suggestion?: string;
  readonly facets?: SearchFacets;
  readonly modes?: Readonly<Record<SearchMode, Total>>;
};

/** With this many results, no other spelling is searched for. */
const ENOUGH = 5;

const NOTHING: IndexAnswer = { shows: [], total: 0, partial: false };

/** One search of the index, stage by stage: the query, the matching shows, their order, their number, and the page. */
export function searchIndex(reader: IndexReader, asked: IndexQuestion): IndexAnswer {
  const { at } = asked;
  const catalogueChanged = isMoved(reader, at);
  const question = at && catalogueChanged ? { ...asked, at: movedPlace(reader, at) } : asked;
  // Only punctuation ("???") was typed, so no show matches.
  if (question.term !== "" && asksNothing(question.query) && !isNarrowed(question.filters)) return NOTHING;
  const search = keptSearch(reader, question);
  const { scope, shown, total, partial, next, exact, suggestion } = find(reader, question, search);
  const facets = question.facets ? facetCounts(reader, scope) : undefined;
  const shows = foundShows(reader, shown, question.explain);
  return {
    shows,
    total,
    partial,
    next: next && {
      ...next,
      ...marksOf(
        reader,
        next,
        shows.map(({ id }) => id),
      ),
    },
    ...(catalogueChanged && { catalogueChanged: true }),
    exact,
    suggestion,
    facets: facets && exact !== undefined ? boundedFacets(facets, FILLED_TO) : facets,
    modes:
      question.modes && !question.at
        ? reader.stages.run("modes", () => totalsOfModes(reader, search.scopes))
        : undefined,
  };
}

type Search = {
  readonly scopes: Scopes;
  readonly all: SearchScope;
  /** null: the list is not filled. */
  filled?: FilledList | null;
  suggestion?: { readonly of: string | undefined };
};

/** Maximum searches that a reader caches. The results page repeats a search for counts and more results. */
const KEPT = 16;
const searchesOf = onceFor((_: IndexReader) => new LRUCache<string, Search>({ max: KEPT }));

function keptSearch(reader: IndexReader, question: IndexQuestion): Search {
  const kept = searchesOf(reader);
  const { query, mode, filters, term, sort, order, now } = question;
  const key = JSON.stringify([query, mode, filters, term, sort, order, now]);
  let search = kept.get(key);
  if (search === undefined) {
    const scopes = scopesOf(reader, question);
    kept.set(key, (search = { scopes, all: searchScope(reader, question, scopes) }));
  }
  return search;
}

function totalsOfModes(reader: IndexReader, scopes: Scopes): NonNullable<IndexAnswer["modes"]> {
  const total = (scope: SearchScope) => totalOf(reader, planOf(scope));
  const [topic, title, host] = [total(scopes("topic")), total(scopes("title")), total(scopes("host"))];
  return { all: total(withOtherFields(scopes("topic"), scopes)), title, topic, host };
}

function asksNothing(query: Query): boolean {
  if (query.kind === "and" || query.kind === "or") return query.queries.every(asksNothing);
  return query.kind === "not" || query.kind === "in" ? asksNothing(query.query) : false;
}

/** The fields of a mode. In a search of all modes, shows are ranked as answers to a question about a topic. */
function searchScope(reader: IndexReader, { mode, query }: IndexQuestion, scopes: Scopes): SearchScope {
  const scope = withFewerWords(reader, scopes(mode === "all" ? "topic" : mode));
  // Without words, every mode finds the same.
  return mode === "all" && !asksNothing(query) ? withOtherFields(scope, scopes) : scope;
}

function withOtherFields(topic: SearchScope, scopes: Scopes): SearchScope {
  return { ...topic, also: [scopes("title"), scopes("host")] };
}

type Scopes = (field: TextField) => SearchScope;

/** Each is computed once, when it is first needed. */
function scopesOf(reader: IndexReader, question: IndexQuestion): Scopes {
  const made = new Map<TextField, SearchScope>();
  let corrected: IndexQuestion | null | undefined;
  const scopeIn = (field: TextField) => {
    const scope = scopeOf(reader, question, field);
    if (field === "topic") return scope;
    corrected ??= correctedQuestion(reader, question) ?? null;
    return corrected ? { ...scope, corrected: scopeOf(reader, corrected, field) } : scope;
  };
  return (field) => {
    const scope = made.get(field) ?? reader.stages.run("question", () => scopeIn(field));
    made.set(field, scope);
    return scope;
  };
}

/** The same question about the popular show whose name was misspelled. */
function correctedQuestion(reader: IndexReader, question: IndexQuestion): IndexQuestion | undefined {
  const words = correctedName(reader, question.query);
  return words && { ...question, query: { kind: "and", queries: words.map((text) => ({ kind: "word", text })) } };
}

/** The question: its meaningful words, their alternatives, and how common they are. */
function scopeOf(reader: IndexReader, { query, filters, now }: IndexQuestion, field: TextField): SearchScope {
  const isTopic = field === "topic";
  const asked = isTopic ? topicQuery(query) : { query, about: undefined, language: "en", spoken: false };
  const state = { podcasts: reader.shows, words: reader.counts(wordsToCount(asked.query, field)) };
  // "Wissenschaft" is a question of a German, although it has no small words that show it.
  const languages = asked.spoken ? [asked.language] : isTopic ? categoryLanguages(asked.query) : [];
  const { [0]: language = asked.language } = languages;
  return {
    query: asked.query,
    about: asked.about,
    typed: query,
    field,
    filters,
    now: new Date(now),
    state,
    apart: writtenApart(reader, asked.query, field),
    ...(languages.length > 0 ? { languages } : {}),
    ...(isTopic ? { alternatives: wordAlternatives(reader, asked.query, { field, state, language }) } : {}),
  };
}

/** If fewer shows have all words, a question requires less. */
const FEW = 10;

/**
 * If few shows have all words of a question, its topic alone is required, in any inflection or with synonyms. Only the
 * words decide that, not the filters.
 */
function withFewerWords(reader: IndexReader, scope: SearchScope): SearchScope {
  const { about, ...whole } = scope;
  if (about === undefined) return whole;
  const unfiltered = { ...whole, filters: NO_FILTERS };
  if (firstMatches(reader, unfiltered, BLOCK).length >= FEW) return whole;
  // In a list of words, alternatives match too; a single word matches only exactly.
  return { ...whole, about: about.kind === "word" ? { kind: "and", queries: [about] } : about };
}

type Found = Listing &
  Total & {
    /** The shows that facets count. */
    readonly scope: SearchScope;
    /** The number of shows with all words, if others follow them. */
    readonly exact?: number;
    readonly suggestion?: string;
  };

/** The listed shows, and if few are found, also a spelling that finds more. */
function find(reader: IndexReader, question: IndexQuestion, search: Search): Found {
  const { at } = question;
  const { all: scope } = search;
  if (at === undefined || at.filled) {
    search.filled ??= filledList(reader, question, scope) ?? null;
    if (search.filled) return filledPage(reader, question, search, search.filled);
  }
  // A list that was filled in an earlier catalogue may have enough shows with all words now.
  const given = at?.filled ? Math.min(at.skip ?? 0, FILLED_TO) : 0;
  const { limit } = question;
  const listing = listPage(reader, scope, { ...question, limit: given + limit }, at?.filled ? undefined : at);
  // Counted after listing: if that reads all shows, they are not counted again.
  const { total, partial = false } = at && !isMoved(reader, at) ? at : totalOf(reader, planOf(scope));
  const found = { ...listing, shown: listing.shown.slice(given), scope, total, partial };
  if (at) return found;
  return { ...found, suggestion: suggestionFor(reader, question, search, { total, first: listing.shown[0] }) };
}

function filledPage(reader: IndexReader, question: IndexQuestion, search: Search, filled: FilledList): Found {
  const { shown, exact, complete, widest } = filled;
  const { at } = question;
  const places = shown.map(({ place }) => place);
  const from = at && isMoved(reader, at) ? skipped(reader, at, places) : (at?.skip ?? 0);
  const to = from + question.limit;
  const found = { total: complete, first: exact > 0 ? shown[0] : undefined };
  return {
    shown: shown.slice(from, to),
    next: to < shown.length ? { after: 0, skip: to, filled: true } : undefined,
    total: shown.length,
    partial: false,
    scope: widest,
    exact: exact < shown.length ? exact : undefined,
    suggestion: from === 0 ? suggestionFor(reader, question, search, found) : undefined,
  };
}

/** A better spelling, unless enough was found or the first show is named like the query. */
function suggestionFor(
  reader: IndexReader,
  { term }: IndexQuestion,
  search: Search,
  { total, first }: { readonly total: number; readonly first: Shown | undefined },
): string | undefined {
  const { all } = search;
  const isCorrected = correctionOf(all) !== undefined;
  const found = isCorrected ? firstMatches(reader, asTyped(all), ENOUGH).length : total;
  const named = !isCorrected && first?.ranked !== undefined && isNamedAlike(first.ranked);
  if (found >= ENOUGH || named) return undefined;
  const host = all.also?.find(({ field }) => field === "host");
  const slip = { term, found };
  search.suggestion ??= {
    of: reader.stages.run("spelling", () => didYouMean(reader, all, slip) ?? (host && didYouMean(reader, host, slip))),
  };
  return search.suggestion.of;
}

/** The shows by their ids, and with `explain` the reasons for each place. */
function foundShows(reader: IndexReader, shown: readonly Shown[], explain: boolean): FoundShow[] {
  const unknown = shown.filter(({ ranked }) => ranked === undefined).map(({ place }) => place);
  const ids = reader.idsAt(unknown);
  return shown.flatMap(({ place, ranked }) => {
    const id = ranked?.id ?? ids.get(place);
    if (id === undefined) return [];
    return ranked && explain ? { id, ranked: { score: ranked.score, clauses: clausesOf(ranked.points) } } : { id };
  });
}
