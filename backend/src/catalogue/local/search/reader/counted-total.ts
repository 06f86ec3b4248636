import { isNarrowed } from "./filter-condition.js";
import { EXACT_TOTAL, type Total } from "./matches.js";
import { isUnspaced, queriedWords } from "../../record/words/lexemes.js";
import type { SearchScope } from "./search-scope.js";
import { apartMatches } from "./written-apart.js";

/** The total of a search for one word, if the counts of words determine it, so that no shows have to be counted. */
export function countedTotal(scope: SearchScope): Total | undefined {
  const { query, about = query, filters, most, field, state, alternatives, apart, also } = scope;
  const [only, ...others] = about.kind === "and" ? about.queries : [about];
  if (most !== undefined || isNarrowed(filters) || only?.kind !== "word" || others.length > 0) return undefined;
  const [word, ...more] = queriedWords(only.text);
  if (word === undefined || more.length > 0 || isUnspaced(word)) return undefined;
  const count = state.words.get(word)?.[field] ?? 0;
  // Matches in other fields may be the same shows.
  const isAlone = !also && !alternatives?.get(word)?.length && apartMatches(apart, field, word).length === 0;
  return (isAlone && count > 0) || count > EXACT_TOTAL ? { total: count, partial: !isAlone } : undefined;
}
