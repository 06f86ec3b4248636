import type { Query } from "@earshot/domain/catalogue/query";
import { isNarrowed } from "./filter-condition.js";
import { queriedWords } from "../record/lexemes.js";
import type { SearchScope } from "./search-scope.js";
import type { Tier } from "./tiers.js";

/**
 * How many entries of the word index a search reads in a tier although few of them pass, about: the shows there that have
 * its rarest word, when a filter that the index does not know comes on top. 0 for a search without such a filter.
 */
export function entriesRead(scope: SearchScope, tier: Tier): number {
  const { filters, state } = scope;
  const { minListeners, maxListeners, minEpisodes, maxEpisodes, lastUpdate, activity } = filters;
  const asked = [minListeners, maxListeners, minEpisodes, maxEpisodes, lastUpdate, activity];
  if (asked.every((value) => value === undefined) || scope.instead) return 0;
  const withWords = rarest(scope.query, scope);
  const share = (Math.min(tier.to, state.podcasts) - tier.from + 1) / Math.max(1, state.podcasts);
  return withWords === undefined ? 0 : withWords * share;
}

/** Shows that have the rarest of the words which must all be there; undefined when there are none. */
function rarest(query: Query, scope: SearchScope): number | undefined {
  if (query.kind === "and") {
    const counts = query.queries.map((part) => rarest(part, scope)).filter((count) => count !== undefined);
    return counts.length > 0 ? Math.min(...counts) : undefined;
  }
  if (query.kind !== "word" && query.kind !== "phrase") return undefined;
  const words = queriedWords(query.text);
  if (words.length === 0) return undefined;
  return Math.min(...words.map((word) => scope.state.words.get(word)?.[scope.field] ?? 0));
}

/**
 * About how many shows have all of several plain words, were the words spread over the shows at random; undefined for any
 * other search, and with filters.
 */
export function expectedMatches({ query, field, filters, instead, state }: SearchScope): number | undefined {
  if (isNarrowed(filters) || instead || query.kind !== "and") return undefined;
  const words = query.queries.map((part) => (part.kind === "word" ? queriedWords(part.text) : []));
  if (words.length < 2 || words.some(({ length }) => length !== 1)) return undefined;
  const share = ([word = ""]: readonly string[]) => (state.words.get(word)?.[field] ?? 0) / Math.max(1, state.podcasts);
  return words.reduce((expected, word) => expected * share(word), state.podcasts);
}

/**
 * Whether more than `many` shows pass for sure, because a single word is asked for and the catalogue knows how many have it:
 * then nothing needs to be counted.
 */
export function surelyMany(
  { query, field, filters, alternatives, instead, state }: SearchScope,
  many: number,
): boolean {
  const [part = query, ...more] = query.kind === "and" ? query.queries : [query];
  if (isNarrowed(filters) || instead || part.kind !== "word" || more.length > 0) return false;
  const [word, ...rest] = queriedWords(part.text);
  if (word === undefined || rest.length > 0) return false;
  const choices = [[word], ...(alternatives?.get(word) ?? []).map(({ words }) => words)];
  return choices.some(([one = "", ...next]) => next.length === 0 && (state.words.get(one)?.[field] ?? 0) > many);
}

/** How many times what is missing must be expected of the rest before the rest is not counted. */
const CERTAINTY = 5;
/** Matches from which on they tell anything about the others. */
const TELLING = 1_000;

/**
 * From how many matches among so many of the most popular shows on it goes without counting that more than `many` pass in
 * all: where the others, were they alike, would give five times what is missing. undefined where popular shows are not like the
 * others in what is asked for: audience, episodes, activity, and phrases, which are looked for in popular shows first.
 */
export function tellingMatches(
  { query, filters, state }: SearchScope,
  shows: number,
  many: number,
): number | undefined {
  const { tags: _t, categories: _c, language: _l, explicit: _e, ...uneven } = filters;
  if (Object.values(uneven).some((value) => value !== undefined) || !isEven(query)) return undefined;
  // m matches stand for m × others / shows more; that is CERTAINTY × (many + 1 − m) from this m on.
  const others = Math.max(0, state.podcasts - shows);
  return Math.max(TELLING, Math.ceil((CERTAINTY * (many + 1)) / (CERTAINTY + others / shows)));
}

function isEven(query: Query): boolean {
  if (query.kind === "and" || query.kind === "or") return query.queries.every(isEven);
  if (query.kind === "not" || query.kind === "in") return isEven(query.query);
  return query.kind === "word" || query.kind === "is" || query.kind === "explicit";
}
