import { topicWeight } from "@earshot/domain/catalogue/text/stop-words";
import type { Query } from "@earshot/domain/catalogue/query/query";
import { isUnspaced, queriedWords } from "../../record/words/lexemes.js";
import type { SearchScope } from "../reader/search-scope.js";
import { wordRarity } from "../ranking/search-terms.js";
import type { WordAlternatives } from "../reader/word-alternatives.js";
import { adjacent, allOf, anyOf } from "../reader/word-match.js";
import { apartMatches } from "../reader/written-apart.js";

/** Maximum words that are combined; the more common ones of a longer query may be missing. */
const COMBINED = 8;
/** The share of a query's total weight that a show must have; one of two words is rarely enough. */
const MOST = 0.5;
const MOST_OF_TWO = 0.65;

type Word = {
  readonly query: string;
  readonly rarity: number;
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
export function mostWordsMatch(
  scope: Pick<SearchScope, "query" | "field" | "state" | "apart">,
  alternatives: WordAlternatives,
  share: number,
): string | undefined {
  const { query } = scope;
  const parts = query.kind === "and" ? query.queries : [query];
  const words = parts.flatMap((part) => (part.kind === "word" ? wordOf(part.text, scope, alternatives) : []));
  if (words.length === 0 || (words.length === 1 && !words[0]?.hasAlternatives)) return undefined;
  const rarest = words.toSorted((a, b) => b.rarity - a.rarity).slice(0, COMBINED);
  const match = sufficient(rarest, share);
  return match === "" ? undefined : match;
}

function wordOf(
  text: string,
  { field, state, apart }: Pick<SearchScope, "field" | "state" | "apart">,
  alternatives: WordAlternatives,
): Word[] {
  const parts = queriedWords(text);
  if (parts.length === 0) return [];
  // A phrase is as common as its least common word.
  const countOf = (words: readonly string[]) => Math.min(...words.map((word) => state.words.get(word)?.[field] ?? 0));
  const others = parts.length === 1 ? (alternatives.get(parts[0] ?? "") ?? []).map(({ words }) => words) : [];
  const count = countOf(parts) + others.reduce((sum, words) => sum + countOf(words), 0);
  // A lone character means all words that begin with it.
  const known = countOf(parts) > 0 || others.length > 0 || (parts.length === 1 && isUnspaced(text));
  const written = parts.length === 1 ? apartMatches(apart, field, parts[0] ?? "") : [];
  const query = anyOf([...[parts, ...others].map((words) => adjacent(words)), ...written]);
  const weight = field === "topic" && parts.length === 1 ? topicWeight(parts[0] ?? "") : 1;
  return [{ query, rarity: weight * wordRarity(count, state.podcasts), known, hasAlternatives: others.length > 0 }];
}

/**
 * The smallest sets of known words with enough weight, as one condition; `words` has the rarest first. Sets with a
 * common beginning share it, because the index reads the shows of a word each time that it occurs.
 */
function sufficient(words: readonly Word[], share: number): string {
  const needed = share * words.reduce((sum, { rarity }) => sum + rarity, 0);
  const from = (first: number, told: number): string => {
    const choices: string[] = [];
    for (let at = first; at < words.length; at += 1) {
      const word = words[at];
      if (!word?.known) continue;
      const now = told + word.rarity;
      if (now >= needed) {
        choices.push(word.query);
        continue;
      }
      const others = from(at + 1, now);
      if (others !== "") choices.push(allOf([word.query, others]));
    }
    return anyOf(choices);
  };
  return from(0, 0);
}
