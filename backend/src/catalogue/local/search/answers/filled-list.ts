import type { SearchRequest } from "@earshot/domain/catalogue/search/search-request";
import type { IndexReader } from "../reader/index-reader.js";
import { isNarrowed } from "../reader/filter-condition.js";
import { rankedAt, rankedShows, type Shown, sortedShows } from "./list-shows.js";
import { matchesAfter } from "../reader/matches.js";
import { BLOCK } from "../ranking/ranked-pages.js";
import { isNamedSo } from "../ranking/relevance.js";
import { planOf } from "../reader/plan.js";
import type { SearchScope } from "../reader/search-scope.js";
import { widerScopes } from "./wider-scopes.js";

/** If fewer shows have all words, the best of those with some of them follow, up to this total. */
export const FILLED_TO = 50;
/** The number of shows to choose the best from; with fewer, the search requires fewer of the words. */
const CHOICE = 100;
/** With this many exact matches, or one named like the query, others are chosen only among `CHOICE` popular shows. */
const ANSWERED = { title: 3, host: 3, topic: 10 };

/** Bonus for having all words. A show that still has fewer points has them scattered over a long description. */
const ALL_WORDS = 15;

export const NO_FILTERS = { tags: [], categories: [] };

export type FilledList = {
  /** First shows with all words, then shows with some. Among the latter are shows whose words are far apart. */
  readonly shown: readonly Shown[];
  /** Number of shows of the first part. */
  readonly exact: number;
  /** Number of shows that have all words. */
  readonly complete: number;
  /** The condition that every show of the list meets, including those that did not fit. */
  readonly widest: SearchScope;
};

/**
 * The filled list of a search that few shows meet completely, in the requested order; undefined if enough shows do, or
 * if none meets it in part. Only the words decide whether a list is filled; filters only narrow it.
 */
export function filledList(
  reader: IndexReader,
  question: Pick<SearchRequest, "sort" | "order">,
  strict: SearchScope,
): FilledList | undefined {
  // As many as are ranked for an unfilled list, so that they are not read in two steps.
  const exactPlaces = firstMatches(reader, strict, BLOCK).slice(0, FILLED_TO);
  const all = isNarrowed(strict.filters)
    ? firstMatches(reader, { ...strict, filters: NO_FILTERS }, FILLED_TO)
    : exactPlaces;
  if (all.length === FILLED_TO) return undefined;
  const { also } = strict;
  const wider = [strict, ...(also ?? [])].map((scope) => widerScopes(reader, scope)).filter(({ length }) => length > 0);
  const [widest, ...others] = wider.flatMap((scopes) => scopes.at(-1) ?? []);
  if (widest === undefined) return undefined;
  const exact = rankedAt(reader, strict, exactPlaces);
  const room = FILLED_TO - exact.length;
  const known = new Set(exactPlaces);
  const partial: Shown[] = [];
  // Matches in other fields follow if there is room.
  for (const scopes of wider) {
    if (partial.length >= room) break;
    partial.push(...somePartial(reader, scopes, exact).filter(({ place }) => !known.has(place)));
    for (const { place } of partial) known.add(place);
  }
  const leading = exact.filter((one) => !yieldsTo(one, partial[0]));
  const scattered = exact.filter((one) => yieldsTo(one, partial[0]));
  const parts = [leading, inserted(scattered, partial.slice(0, room))];
  const { sort, order } = question;
  const inOrder = sort === "relevance" ? parts : parts.map((part) => sortedShows(reader, part, { sort, order }));
  const everywhere = also && { ...strict, also: [...also, widest, ...others] };
  return { shown: inOrder.flat(), exact: leading.length, complete: exact.length, widest: everywhere ?? widest };
}

/** Whether a show with all words is a worse answer than one with some of them. */
function yieldsTo(complete: Shown, partial: Shown | undefined): boolean {
  return (complete.ranked?.score ?? 0) + ALL_WORDS < (partial?.ranked?.score ?? -Infinity);
}

/** Inserts each show with all words before the first show with some words that is not a better answer. */
function inserted(complete: readonly Shown[], partial: readonly Shown[]): Shown[] {
  const shown = [...partial];
  for (const one of complete.toReversed()) {
    const at = shown.findIndex((other) => !yieldsTo(one, other));
    shown.splice(at < 0 ? shown.length : at, 0, one);
  }
  return shown;
}

/** The best shows of the first search that finds enough to choose from, or of the last one. */
function somePartial(reader: IndexReader, wider: readonly SearchScope[], exact: readonly Shown[]): Shown[] {
  const isAnswered = ({ field }: SearchScope) =>
    exact.length >= ANSWERED[field] || exact.some(({ ranked }) => ranked !== undefined && isNamedSo(ranked));
  for (const [at, scope] of wider.entries()) {
    const popular = firstMatches(reader, scope, isAnswered(scope) ? CHOICE : BLOCK);
    if (popular.length < CHOICE && at + 1 < wider.length) continue;
    return isAnswered(scope) ? rankedAt(reader, scope, popular) : rankedShows(reader, scope, FILLED_TO);
  }
  return [];
}

export function firstMatches(reader: IndexReader, scope: SearchScope, most: number): readonly number[] {
  return matchesAfter(reader, planOf(scope), 0, most);
}
