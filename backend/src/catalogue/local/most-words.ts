import type { Query, TextField } from "@earshot/domain/catalogue/query";
import type { CatalogueState } from "./catalogue-state.js";
import { isUnspaced, queriedWords } from "./lexemes.js";
import { queryCondition, WORD_COLUMNS } from "./query-condition.js";
import { wordRarity } from "./search-terms.js";
import type { SqlParameters } from "./sql-parameters.js";
import { adjacent, allOf, anyOf } from "./word-query.js";

/** Words that are combined; more common ones of a longer query may be missing. */
const COMBINED = 8;
/** The share of what a query's words tell together that a show must have; one of two words alone is seldom most. */
const ENOUGH = 0.5;
const ENOUGH_OF_TWO = 0.65;

type Word = { readonly query: string; readonly rarity: number; readonly known: boolean };

/**
 * A condition for shows that have most of a query's words, by how much they tell: a rare word counts for more than "the".
 * Phrases, fields, exclusions and filters still hold. undefined where there are no two words to choose from, or where the
 * catalogue knows too few of them.
 */
export function mostWordsCondition(
  query: Query,
  field: TextField,
  state: CatalogueState,
  now: Date,
): ((parameters: SqlParameters) => string) | undefined {
  if (query.kind !== "and") return undefined;
  const words = query.queries.flatMap((part) => (part.kind === "word" ? wordOf(part.text, field, state) : []));
  const others = query.queries.filter(({ kind }) => kind !== "word");
  if (words.length < 2) return undefined;
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
  const counts = parts.map((part) => state.words.get(part)?.[field] ?? 0);
  const count = Math.min(...counts);
  // A lone character stands for all words that begin with it.
  const known = count > 0 || (parts.length === 1 && isUnspaced(text));
  return [{ query: adjacent(parts), rarity: wordRarity(count, state.podcasts), known }];
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
