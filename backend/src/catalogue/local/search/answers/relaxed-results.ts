import type { SearchRequest } from "@earshot/domain/catalogue/search/search-request";
import type { IndexReader } from "../index/index-reader.js";
import type { Ranked } from "../ranking/ranked-pages.js";
import { aboutTopicAt, rankedAt, rankedShows, type Shown, sortedShows } from "./result-pages.js";
import { BLOCK } from "../index/postings-iterator.js";
import { hasExactName } from "../ranking/relevance.js";
import { firstMatches, type Scope, unfiltered } from "../query/scope.js";
import { adjacent, all, allOf, anyOf } from "../index/condition.js";
import { queryConditions } from "../query/query-condition.js";
import { wordAlternatives, type WordAlternatives } from "../query/word-alternatives.js";
import { isTelling, topicWeight } from "@earshot/domain/catalogue/text/stop-words";
import { partsOf, type Query } from "@earshot/domain/catalogue/query/query";
import { isUnspaced, queriedWords } from "../../record/words/lexemes.js";
import { SYNONYM, wordRarity } from "../query/search-terms.js";
import { splitMatches } from "../query/compounds.js";

/** If fewer shows have all words, the best of those with some of them follow, up to this total. */
export const RELAXED_TO = 50;
/** The best results are chosen from this many shows; with fewer, the search requires fewer of the words. */
const CHOICE = 100;
/** After this many exact matches, or one with the query's name, the rest are chosen from only `CHOICE` popular shows. */
const ANSWERED = { title: 3, host: 3, topic: 10 };

/** Number of shows with all words, the best first, that tell what the words mean together. */
const MOST_COMPLETE = 20;

/** Bonus for having all words. A show that still has fewer points has its words scattered over a long description. */
const ALL_WORDS = 10;

export type RelaxedResults = {
  /** Shows with all words first, then shows with some. The latter include shows whose words are far apart. */
  readonly shown: readonly Shown[];
  /** Number of shows of the first part. */
  readonly leading: number;
  /** Number of shows that have all words. */
  readonly exact: number;
  /** The condition that every show of the list meets, including those that did not fit. */
  readonly widest: Scope;
};

/**
 * The results of a search that few shows meet completely, in the requested order: those shows, and the best of a relaxed search.
 * undefined if enough shows meet it, or if none does in part. Only the words decide whether a search is relaxed; filters narrow both.
 */
export function relaxedResults(
  reader: IndexReader,
  { sort, order }: Pick<SearchRequest, "sort" | "order">,
  strict: Scope,
): RelaxedResults | undefined {
  // As many as are ranked in any case, so that they are not read in two steps.
  const exactPlaces = firstMatches(reader, strict, BLOCK).slice(0, RELAXED_TO);
  if (firstMatches(reader, unfiltered(strict), RELAXED_TO).length === RELAXED_TO) return undefined;
  const { also, languages } = strict;
  const fields = [strict, ...(also ?? [])];
  const relaxed = fields.map((scope) => relaxations(reader, scope));
  if (relaxed.every((scopes) => scopes.length === 0)) return undefined;
  const exact = rankedAt(reader, strict, exactPlaces);
  const complete = exact.slice(0, MOST_COMPLETE).map(({ place }) => place);
  const [widest = strict, ...others] = fields.map((scope, at) => relaxed[at]?.at(-1) ?? scope);
  const room = RELAXED_TO - exact.length;
  const known = new Set(exactPlaces);
  const partial: Ranked[] = [];
  // Matches in other fields follow if there is room.
  for (const scopes of relaxed.map((some) => some.map((scope) => ({ ...scope, complete, languages })))) {
    if (partial.length >= room) break;
    partial.push(...somePartial(reader, scopes, exact).filter(({ place }) => !known.has(place)));
    for (const { place } of partial) known.add(place);
  }
  // The formula puts shows that only mention the topic behind the others; another order would not.
  const about = sort === "relevance" ? known : aboutTopicAt(reader, strict, exactPlaces);
  const leads = (one: Ranked) => about.has(one.place) && !yieldsTo(one, partial[0]);
  const leading = exact.filter(leads);
  const scattered = exact.filter((one) => !leads(one));
  const parts = [leading, inserted(scattered, partial.slice(0, room))];
  const inOrder = sort === "relevance" ? parts : parts.map((part) => sortedShows(reader, part, { sort, order }));
  // Each field's widest search also finds the shows of its strict one.
  const everywhere = also ? { ...widest, also: others } : widest;
  return { shown: inOrder.flat(), leading: leading.length, exact: exact.length, widest: everywhere };
}

/** Whether a show with all words is a worse answer than one with some of them. */
function yieldsTo(complete: Ranked, partial: Ranked | undefined): boolean {
  return partial !== undefined && complete.score + ALL_WORDS < partial.score;
}

/** Inserts each show with all words before the first show with some words that is not a better answer. */
function inserted(complete: readonly Ranked[], partial: readonly Ranked[]): Ranked[] {
  const shown = [...partial];
  for (const one of complete.toReversed()) {
    const at = shown.findIndex((other) => !yieldsTo(one, other));
    shown.splice(at < 0 ? shown.length : at, 0, one);
  }
  return shown;
}

/** The best shows of the first search that finds enough to choose from, or of the last one. */
function somePartial(reader: IndexReader, relaxed: readonly Scope[], exact: readonly Ranked[]): readonly Ranked[] {
  const isAnswered = ({ field }: Scope) => exact.length >= ANSWERED[field] || exact.some(hasExactName);
  for (const [at, scope] of relaxed.entries()) {
    const popular = firstMatches(reader, scope, isAnswered(scope) ? CHOICE : BLOCK);
    if (popular.length < CHOICE && at + 1 < relaxed.length) continue;
    return isAnswered(scope) ? rankedAt(reader, scope, popular) : rankedShows(reader, scope, RELAXED_TO);
  }
  return [];
}

/** The share of the words' weight that a show must reach in a topic search, step by step. */
const TOPIC_SHARES = [0.75, 0.5, 0.35, 0.2];
/** Names are short: with less than this, they have little in common with the typed text. */
const LEAST_OF_A_NAME = 0.35;

/**
 * The same search with some of its words instead of all, singular or plural, ignoring spaces. Each step requires less
 * than the previous one and finds all of its shows. Empty if no word can be left out.
 */
function relaxations(reader: IndexReader, strict: Scope): Scope[] {
  const { field, state, query } = strict;
  const ownAlternatives = field === "topic" ? strict.alternatives : undefined;
  const alternatives = ownAlternatives ?? wordAlternatives(reader, query, { field, state, language: "en" });
  const complete = completeMatch(strict);
  if (complete === undefined) return [];
  const scopes: Scope[] = [];
  for (const share of field === "topic" ? TOPIC_SHARES : [shareOfMost(query), LEAST_OF_A_NAME]) {
    const some = minimumMatch(strict, alternatives, share);
    if (some === undefined) continue;
    scopes.push({ ...strict, relaxed: anyOf([complete, some]), alternatives, stricter: [strict, ...scopes] });
  }
  return scopes;
}

/** The condition for shows with all plain words of a query; undefined if it has no such words. */
function completeMatch({ query, about = query, field, state, alternatives, splits, now }: Scope): string | undefined {
  const words = partsOf(about).filter(({ kind }) => kind === "word");
  if (words.length === 0) return undefined;
  const condition = all(
    queryConditions({ kind: "and", queries: words }, field, { words: state.words, alternatives, splits, now }),
  );
  return condition.kind === "text" ? condition.match : undefined;
}

/** Maximum words that are combined; the more common ones of a longer query may be missing. */
const COMBINED = 8;
/** The share of a query's total weight that a show must have; one of two words is rarely enough. */
const MOST = 0.5;
const MOST_OF_TWO = 0.65;

type Word = {
  readonly query: string;
  readonly rarity: number;
  readonly telling: boolean;
  readonly known: boolean;
  readonly hasAlternatives: boolean;
};

/** The share of a query's weight that a show must reach to have most of its words. */
export function shareOfMost(query: Query): number {
  const words = query.kind === "and" ? query.queries.filter(({ kind }) => kind === "word").length : 1;
  return words > 2 ? MOST : MOST_OF_TWO;
}

/**
 * The condition for shows that have most of a query's words or their alternatives, weighted by their rarity: a rare
 * word counts for more than "the". `share` is the required share of the weight, 0 to 1. undefined if that is the same
 * search, or if too few of the words are in the catalogue.
 */
export function minimumMatch(
  scope: Pick<Scope, "query" | "field" | "state" | "splits">,
  alternatives: WordAlternatives,
  share: number,
): string | undefined {
  const words = partsOf(scope.query).flatMap((part) =>
    part.kind === "word" ? wordOf(part.text, scope, alternatives) : [],
  );
  if (words.length === 0 || (words.length === 1 && !words[0]?.hasAlternatives)) return undefined;
  const rarest = words
    .toSorted((a, b) => Number(b.telling) - Number(a.telling) || b.rarity - a.rarity)
    .slice(0, COMBINED);
  const match = sufficient(rarest, share);
  return match === "" ? undefined : match;
}

function wordOf(
  text: string,
  { field, state, splits }: Pick<Scope, "field" | "state" | "splits">,
  alternatives: WordAlternatives,
): Word[] {
  const parts = queriedWords(text);
  if (parts.length === 0) return [];
  // A phrase is as common as its least common word.
  const countOf = (words: readonly string[]) => Math.min(...words.map((word) => state.words.get(word)?.[field] ?? 0));
  const replaced = parts.length === 1 ? (alternatives.get(parts[0] ?? "") ?? []) : [];
  const joined = parts.length > 1 && !parts.some(isUnspaced) ? [[parts.join("")]] : [];
  const others = [...joined, ...replaced.map(({ words }) => words)];
  // As in the ranking, a synonym counts for half: many synonyms do not make a rare word a common one.
  const counts = replaced.map(({ words, kind }) => countOf(words) * (kind === "synonym" ? SYNONYM : 1));
  const count = counts.reduce((sum, one) => sum + one, countOf(parts));
  // A lone character means all words that begin with it.
  const known = countOf(parts) > 0 || others.length > 0 || (parts.length === 1 && isUnspaced(text));
  const written = parts.length === 1 ? splitMatches(splits, field, parts[0] ?? "") : [];
  const query = anyOf([...[parts, ...others].map((words) => adjacent(words)), ...written]);
  const weight = field === "topic" && parts.length === 1 ? topicWeight(parts[0] ?? "") : 1;
  const rarity = weight * wordRarity(count, state.podcasts);
  return [{ query, rarity, telling: parts.some(isTelling), known, hasAlternatives: others.length > 0 }];
}

/**
 * The smallest sets of known words with enough weight, as one condition; `words` has the telling ones first, then the rarest. If
 * there are telling words, each set has one: "1" alone is not Formula 1. Sets with a common beginning share it, because the
 * index reads the shows of a word each time that it occurs.
 */
function sufficient(words: readonly Word[], share: number): string {
  const needed = share * words.reduce((sum, { rarity }) => sum + rarity, 0);
  const telling = words.filter((word) => word.telling).length || words.length;
  const from = (first: number, reached: number, end = words.length): string => {
    const choices: string[] = [];
    for (let at = first; at < end; at += 1) {
      const word = words[at];
      if (!word?.known) continue;
      const now = reached + word.rarity;
      if (now >= needed) {
        choices.push(word.query);
        continue;
      }
      const others = from(at + 1, now);
      if (others !== "") choices.push(allOf([word.query, others]));
    }
    return anyOf(choices);
  };
  return from(0, 0, telling);
}
