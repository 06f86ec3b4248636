import { namedCategories } from "@earshot/domain/catalogue/query/named-categories";
import type { Query, TextField } from "@earshot/domain/catalogue/query/query";
import { respell, respellQuery } from "@earshot/domain/catalogue/query/respell";
import { prefixBounds } from "../../record/index-schema.js";
import { isUnspaced, queriedWords } from "../../record/words/lexemes.js";
import type { IndexReader, WordCount } from "../index/index-reader.js";
import { matchesAfter } from "../index/matches.js";
import { asTyped, planOf, type Scope } from "../query/scope.js";
import { typedTexts } from "../query/word-alternatives.js";
import { isTelling } from "@earshot/domain/catalogue/text/stop-words";
import { slips, slipsBetween } from "@earshot/domain/catalogue/text/spelling";

/** Maximum number of spellings that are tried for a whole query. */
const COMBINATIONS = 30;
/** Maximum words of a query that are checked. */
const MOST_WORDS = 8;
/** Shows are counted up to this number for each combination; above it, all combinations count as equally good. */
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
  scope: Scope,
  { term, found }: { readonly term: string; readonly found: number },
): string | undefined {
  if (namedCategories(scope.query).length > 0) return undefined;
  const typed = correctable(scope.query, scope.field);
  // A single word of three letters is too close to too many others.
  const words = typed
    .filter(({ word }) => word.length <= 30 && (word.length > 3 || typed.length > 1))
    .slice(0, MOST_WORDS);
  const choices: (readonly [string, readonly Spelling[]])[] = [];
  for (const typed of words) {
    const { word } = typed;
    const spellings = spellingsOf(reader, typed);
    // If no show has one of the words, the query finds nothing as typed.
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
  // The search may use only a part of the typed text, because function words are left out of topics.
  const meant = respell(term, scope.typed ?? scope.query, best.spellings);
  return meant === term ? undefined : meant;
}

/** The typed search words without duplicates, short words, and words in unspaced scripts, which are too similar to each other. */
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

function countedShows(reader: IndexReader, scope: Scope, query: Query): number {
  const typed = asTyped(scope);
  const also = typed.also?.map((other) => ({ ...other, query }));
  const plan = planOf({ ...typed, also, query, about: undefined, relaxed: undefined });
  return matchesAfter(reader, plan, 0, COUNTED).length;
}

type TypedWord = { readonly word: string; readonly field: TextField };
/** Another spelling of a word, and the number of typos between the two. */
type Spelling = { readonly word: string; readonly slips: number };

const SPELLINGS = 4;
/** A word that some shows have counts as correct, unless another one is this many times as common, in names and texts. */
const FAR_MORE_USUAL = 50;
/** The penalty of a typo in one word, in logarithms of a spelling's frequency. */
const WORD_SLIP_COST = 2.8;

/** Maximum words with the same beginning that are compared with a word that no single typo explains. */
const MOST_COMPARED = 20_000;

type Near = { readonly word: string; readonly slips: number; readonly count: number };

/** Words in the catalogue that are one or two typos away from a typed word and more common than it, likeliest first. */
function spellingsOf(reader: IndexReader, typed: TypedWord): Spelling[] {
  const { word } = typed;
  const own = reader.counts([word]).get(word);
  const least = leastCounts(typed, own);
  // Nobody who types a word that shows have, such as "nike", means "like" or "mike".
  const isLikely = ({ word: other }: Near) =>
    !own || (word.charAt(0) === other.charAt(0) && (isTelling(other) || !isTelling(word)));
  // No word is in more shows than there are.
  if (Math.max(least.inField, least.inAny) > reader.shows) return [];
  const one = usable(reader.counts(slips(word)), typed, least, 1);
  // Searching for similar words is expensive, so it is done only for words that no show has and no single typo explains.
  const near = one.length > 0 || word.length <= 4 || own ? one : usable(alike(reader, typed, least), typed, least, 2);
  return near
    .filter(isLikely)
    .sort((a, b) => likelihood(b) - likelihood(a) || (a.word < b.word ? -1 : 1))
    .slice(0, SPELLINGS);
}

/** The minimum number of shows with a spelling: in the field of the typed word, and in whole entries. */
type LeastCounts = { readonly inField: number; readonly inAny: number };

function leastCounts({ field }: TypedWord, own: WordCount | undefined): LeastCounts {
  const [inField, inAny] = [own?.[field] ?? 0, own?.topic ?? 0];
  if (inField === 0) return { inField: 1, inAny: 0 };
  return { inField: FAR_MORE_USUAL * inField, inAny: FAR_MORE_USUAL * inAny };
}

function usable(
  counts: Iterable<[string, WordCount]>,
  { word, field }: TypedWord,
  least: LeastCounts,
  most: number,
): Near[] {
  return [...counts].flatMap(([spelling, counted]) => {
    const count = counted[field];
    if (spelling === word || count < least.inField || counted.topic < least.inAny) return [];
    const slips = slipsBetween(word, spelling, most);
    return slips <= most ? [{ word: spelling, slips, count }] : [];
  });
}

const COUNTS = { title: "titles", host: "hosts", topic: "topics" } as const;

/** Common words of about the same length that begin with the same two letters, in either order. */
function alike(
  reader: IndexReader,
  { word, field }: TypedWord,
  { inField, inAny }: LeastCounts,
): Map<string, WordCount> {
  const beginnings = new Set([word.slice(0, 2), `${word.charAt(1)}${word.charAt(0)}`]);
  const found = new Map<string, WordCount>();
  for (const beginning of beginnings) {
    const rows = reader.lists<[string, number, number, number]>(
      `SELECT word, titles, hosts, topics FROM words
       WHERE word >= ? AND word < ? AND ${COUNTS[field]} >= ? AND topics >= ? AND topics + hosts > 1
         AND length(word) BETWEEN ? AND ? ORDER BY word LIMIT ${MOST_COMPARED}`,
      [...prefixBounds(beginning), inField, inAny, word.length - 2, word.length + 2],
    );
    for (const [spelling, title, host, topic] of rows) found.set(spelling, { title, host, topic });
  }
  return found;
}

function likelihood({ count, slips }: { readonly count: number; readonly slips: number }): number {
  return Math.log(1 + count) - WORD_SLIP_COST * slips;
}
