import type { Query } from "@earshot/domain/catalogue/query";
import { topicQuery } from "@earshot/domain/catalogue/topic-query";
import type { FoundShow, IndexAnswer, IndexQuestion } from "./answers.js";
import { didYouMean } from "./did-you-mean.js";
import { facetCounts } from "./facets.js";
import { isNarrowed } from "./filter-condition.js";
import type { IndexReader } from "./index-reader.js";
import { type FirstListing, listFirst, listNext, type Shown } from "./list-shows.js";
import { mostWordsMatch, shareOfMost } from "./most-words.js";
import type { SearchScope } from "./search-scope.js";
import { wordsToCount } from "./search-terms.js";
import { wordAlternatives } from "./word-alternatives.js";
import { writtenApart } from "./written-apart.js";

/** With fewer shows that have all words, those with most of them are given, too. A question about a topic asks for more. */
const TOO_FEW = { title: 3, host: 3, topic: 10 };
/** How much of what its words tell a show must have for a question about a topic, step by step until there are enough. */
const SHARES = [0.75, 0.5, 0.35, 0.2];
const ENOUGH_FOR_TOPIC = 100;
/** With so many shows a search has found something and no other spelling is looked for. */
const ENOUGH = 5;

const NO_FILTERS = { tags: [], categories: [] };
const NOTHING: IndexAnswer = { shows: [], total: 0, partial: false };

/** One search of the index, stage by stage: what is asked, which shows pass, in which order, how many, and which are shown. */
export function searchIndex(reader: IndexReader, question: IndexQuestion): IndexAnswer {
  // Signs only ("???"): something was typed, and no show has it.
  if (question.term !== "" && asksNothing(question.query) && !isNarrowed(question.filters)) return NOTHING;
  const all = scopeOf(reader, question);
  const { scope, shown, total, partial, next, suggestion } = find(reader, question, all);
  return {
    shows: foundShows(reader, shown),
    total,
    partial,
    next,
    share: scope.share,
    suggestion,
    facets: question.facets ? facetCounts(reader, scope) : undefined,
  };
}

function asksNothing(query: Query): boolean {
  if (query.kind === "and" || query.kind === "or") return query.queries.every(asksNothing);
  return query.kind === "not" || query.kind === "in" ? asksNothing(query.query) : false;
}

/** What is asked: the words that tell something, what may be in their place, and how usual they are. */
function scopeOf(reader: IndexReader, { query, field, filters, now }: IndexQuestion): SearchScope {
  const isTopic = field === "topic";
  const asked = isTopic ? topicQuery(query) : { query, language: "en", spoken: false };
  const state = { podcasts: reader.shows, words: reader.counts(wordsToCount(asked.query, field)) };
  const { language } = asked;
  return {
    query: asked.query,
    typed: query,
    field,
    filters,
    now: new Date(now),
    state,
    apart: writtenApart(reader, asked.query, field),
    ...(asked.spoken ? { language } : {}),
    ...(isTopic ? { alternatives: wordAlternatives(reader, asked.query, { field, state, language }) } : {}),
  };
}

type Found = FirstListing & { readonly suggestion?: string };

/** The shows that are listed, and where little is found also a spelling that finds more. */
function find(reader: IndexReader, question: IndexQuestion, all: SearchScope): Found {
  const { at } = question;
  if (at) {
    const wide = at.most === undefined ? undefined : wider(reader, all).find(({ share }) => share === at.most);
    const scope = wide ?? all;
    const { total, partial = false } = at;
    return { ...listNext(reader, scope, question, at), scope, total, partial, exact: false, begins: false };
  }
  const strict = listFirst(reader, all, question);
  const little = strict.total < ENOUGH && !strict.begins;
  return {
    ...widened(reader, question, all, strict),
    suggestion: little ? didYouMean(reader, all, { term: question.term, found: strict.total }) : undefined,
  };
}

/**
 * The shows with all words, or with most of them where too few have all and none is named exactly so. The words alone decide
 * that, without filters and order: a filter only ever narrows what is found without it.
 */
function widened(reader: IndexReader, question: IndexQuestion, all: SearchScope, strict: FirstListing): FirstListing {
  if (strict.total >= TOO_FEW[all.field] || strict.exact) return strict;
  const isPlain = !isNarrowed(all.filters) && question.sort === "relevance";
  const asked = isPlain ? question : ({ sort: "relevance", limit: 1 } as const);
  const unfiltered = { ...all, filters: NO_FILTERS };
  let found = isPlain ? strict : listFirst(reader, unfiltered, asked);
  if (found.total >= TOO_FEW[all.field] || found.exact) return strict;
  for (const scope of wider(reader, unfiltered)) {
    const listing = listFirst(reader, scope, asked);
    if (listing.total > found.total) found = listing;
    if (found.total >= ENOUGH_FOR_TOPIC) break;
  }
  if (isPlain || found.scope.share === undefined) return isPlain ? found : strict;
  const chosen = wider(reader, all).find(({ share }) => share === found.scope.share);
  return chosen ? listFirst(reader, chosen, question) : strict;
}

/**
 * The same search with most of its words instead of all, in any number and however they are written together: once for names,
 * step by step for topics.
 */
function wider(reader: IndexReader, all: SearchScope): SearchScope[] {
  const { field, state, query } = all;
  const alternatives = all.alternatives ?? wordAlternatives(reader, query, { field, state, language: "en" });
  const scopes: SearchScope[] = [];
  for (const share of field === "topic" ? SHARES : [shareOfMost(query)]) {
    const most = mostWordsMatch(all, alternatives, share);
    if (most !== undefined)
      scopes.push({ ...all, most, share, alternatives, better: field === "topic" ? [all, ...scopes] : [] });
  }
  return scopes;
}

function foundShows(reader: IndexReader, shown: readonly Shown[]): FoundShow[] {
  const unknown = shown.filter(({ ranked }) => ranked === undefined).map(({ place }) => place);
  const rows = reader.all<{ place: number; id: string }>(
    "SELECT t.place, t.id FROM json_each(?) one CROSS JOIN texts t ON t.place = one.value",
    [JSON.stringify(unknown)],
  );
  const ids = new Map(rows.map(({ place, id }) => [place, id]));
  return shown.flatMap(({ place, ranked }) => {
    if (ranked) return { id: ranked.id, ranked: { score: ranked.score, clauses: ranked.clauses } };
    const id = ids.get(place);
    return id === undefined ? [] : { id };
  });
}
