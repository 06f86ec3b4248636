import type { Query, TextField } from "@earshot/domain/catalogue/query/query";
import { respell, respellQuery } from "@earshot/domain/catalogue/query/respell";
import { isUnspaced, queriedWords } from "../../record/words/lexemes.js";
import type { IndexReader } from "../reader/index-reader.js";
import { matchesAfter } from "../reader/matches.js";
import { nearWord, type Spelling, type TypedWord } from "./near-words.js";
import { planOf } from "../reader/plan.js";
import { typedTexts } from "../reader/typed-texts.js";
import { asTyped, type SearchScope } from "../reader/search-scope.js";

/** Maximum spellings of a whole query that are tried. */
const COMBINATIONS = 30;
/** Maximum words of a query that are checked. */
const MOST_WORDS = 8;
/** Maximum shows counted for a combination: above that, all count as equally good. */
const COUNTED = 50;
/** The penalty of a typo, relative to the logarithm of the number of shows found. */
const SLIP_COST = 1.4;

type Combination = { readonly spellings: ReadonlyMap<string, string>; readonly slips: number };

/**
 * Another spelling of `term` that finds clearly more shows than the `found` ones; undefined when there is none. Words
 * are corrected together, by the shows that contain all of them, not one by one.
 */
export function didYouMean(
  reader: IndexReader,
  scope: SearchScope,
  { term, found }: { readonly term: string; readonly found: number },
): string | undefined {
  const typed = correctable(scope.query, scope.field);
  // A single word of three letters is too close to too many others.
  const words = typed
    .filter(({ word }) => word.length <= 30 && (word.length > 3 || typed.length > 1))
    .slice(0, MOST_WORDS);
  const choices: (readonly [string, readonly Spelling[]])[] = [];
  for (const typed of words) {
    const { word } = typed;
    const spellings = nearWord(reader, typed);
    // A word that no show has finds nothing as it is typed.
    const asTyped = spellings.length === 0 || (scope.state.words.get(word)?.[scope.field] ?? 0) > 0;
    choices.push([word, asTyped ? [{ word, slips: 0 }, ...spellings] : spellings]);
  }
  let best: { spellings: Combination["spellings"]; worth: number } | undefined;
  for (const { spellings, slips } of combine(choices)) {
    if (slips === 0) continue;
    const count = countedShows(reader, scope, respellQuery(scope.query, spellings));
    if (count === 0 || (found > 0 && count < Math.min(COUNTED, 5 * found))) continue;
    const worth = Math.log(1 + count) - SLIP_COST * slips;
    if (best === undefined || worth > best.worth) best = { spellings, worth };
  }
  if (best === undefined) return undefined;
  // The search may use only a part of the typed text, because function words are not a topic.
  const meant = respell(term, scope.typed ?? scope.query, best.spellings);
  return meant === term ? undefined : meant;
}

/** The typed search words, each once, without short ones and those of unspaced scripts, which are too close to each other. */
function correctable(query: Query, field: TextField): TypedWord[] {
  const found = new Map<string, TypedWord>();
  for (const [text, place] of typedTexts(query, field)) {
    for (const word of queriedWords(text))
      if (word.length > 2 && !isUnspaced(word) && !found.has(word)) found.set(word, { word, field: place });
  }
  return [...found.values()];
}

/** All ways to spell the words, those with the fewest typos first. */
function combine(choices: readonly (readonly [string, readonly Spelling[]])[]): Combination[] {
  let combinations: Combination[] = [{ spellings: new Map(), slips: 0 }];
  for (const [typed, spellings] of choices) {
    combinations = combinations
      .flatMap((combination) =>
        spellings.map(({ word, slips }) => ({
          spellings: word === typed ? combination.spellings : new Map([...combination.spellings, [typed, word]]),
          slips: combination.slips + slips,
        })),
      )
      .sort((a, b) => a.slips - b.slips)
      .slice(0, COMBINATIONS + 1);
  }
  return combinations;
}

function countedShows(reader: IndexReader, scope: SearchScope, query: Query): number {
  const typed = asTyped(scope);
  const also = typed.also?.map((other) => ({ ...other, query }));
  const plan = planOf({ ...typed, also, query, about: undefined, most: undefined });
  return matchesAfter(reader, plan, 0, COUNTED).length;
}
