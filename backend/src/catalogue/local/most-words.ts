import type { Query, TextField } from "@earshot/domain/catalogue/query";
import type { CatalogueState } from "./catalogue-state.js";
import { isUnspaced, queriedWords } from "./lexemes.js";
import { queryCondition, WORD_COLUMNS } from "./query-condition.js";
import { knownForms, wordRarity } from "./search-terms.js";
import type { SqlParameters } from "./sql-parameters.js";
import { adjacent, allOf, anyOf } from "./word-query.js";

/** Words that are combined; more common ones of a longer query may be missing. */
const COMBINED = 8;
/** The share of what a query's words tell together that a show must have; one of two words alone is seldom most. */
const ENOUGH = 0.5;
const ENOUGH_OF_TWO = 0.65;

type Word = { readonly query: string; readonly rarity: number; readonly known: boolean; readonly forms: number };

/**
 * A condition for shows that have most of a query's words, in singular or plural, by how much they tell: a rare word
 * counts for more than "the". Phrases, fields, exclusions and filters still hold. undefined where that is no other search,
 * or where the catalogue knows too few of the words.
 */
export function mostWordsCondition(
  query: Query,
  field: TextField,
  state: CatalogueState,
  now: Date,
): ((parameters: SqlParameters) => string) | undefined {
  const parts = query.kind === "and" ? query.queries : [query];
  const words = parts.flatMap((part) => (part.kind === "word" ? wordOf(part.text, field, state) : []));
  const others = parts.filter(({ kind }) => kind !== "word");
  if (words.length === 0 || (words.length === 1 && words[0]?.forms === 0)) return undefined;
  const rarest = words.toSorted((a, b) => b.rarity - a.rarity).slice(0, COMBINED);
  const combinations = sufficient(rarest);
  if (combinations.length === 0) return undefined;
  const wanted = anyOf(combinations.map((combination) => allOf(combination.map((word) => word.query))));
  return (parameters) => {
    const context = { parameters, isKnown: (word: string) => state.words.has(word), now };
    const rest = queryCondition({ kind: "and", queries: others }, field, context);
    const most = `${WORD_COLUMNS[field]} @@ ${parameters.add(wanted)}::tsquery`;
    return rest === undefined ? most : `(${most}) AND (${rest})`;
  };
}

function wordOf(text: string, field: TextField, state: CatalogueState): Word[] {
  const parts = queriedWords(text);
  if (parts.length === 0) return [];
  const countOf = (word: string) => state.words.get(word)?.[field] ?? 0;
  const forms = parts.length === 1 ? knownForms(parts[0] ?? "", field, state) : [];
  const count = Math.min(...parts.map(countOf)) + forms.reduce((sum, form) => sum + countOf(form), 0);
  // A lone character stands for all words that begin with it.
  const known = count > 0 || (parts.length === 1 && isUnspaced(text));
  const query = anyOf([adjacent(parts), ...forms.map((form) => adjacent([form]))]);
  return [{ query, rarity: wordRarity(count, state.podcasts), known, forms: forms.length }];
}

/** The smallest sets of known words that tell enough; `words` are the rarest first. */
function sufficient(words: readonly Word[]): Word[][] {
  const share = words.length > 2 ? ENOUGH : ENOUGH_OF_TWO;
  const needed = share * words.reduce((sum, { rarity }) => sum + rarity, 0);
  const found: Word[][] = [];
  const extend = (chosen: readonly Word[], told: number, from: number) => {
    if (told >= needed) {
      found.push([...chosen]);
      return;
    }
    for (let at = from; at < words.length; at += 1) {
      const word = words[at];
      if (word?.known) extend([...chosen, word], told + word.rarity, at + 1);
    }
  };
  extend([], 0, 0);
  return found;
}
