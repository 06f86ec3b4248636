import type { TextField } from "@earshot/domain/catalogue/query/query";
import { slips, slipsBetween } from "@earshot/domain/catalogue/text/spelling";
import type { WordCount } from "../reader/catalogue-state.js";
import type { IndexReader } from "../reader/index-reader.js";

export type TypedWord = { readonly word: string; readonly field: TextField };
/** Another spelling of a word, and the number of typos between the two. */
export type Spelling = { readonly word: string; readonly slips: number };

const SPELLINGS = 4;
/** A word that some shows have counts as correct, unless another is more common by this factor, in names and texts. */
const FAR_MORE_USUAL = 50;
/** The penalty of a typo, in logarithms of a spelling's frequency. */
const SLIP_COST = 2.8;

/** Maximum words with the same beginning that are compared with a word that no single typo explains. */
const MOST_COMPARED = 20_000;
/** Appended to a word, it sorts after every word that begins with it. */
const END = "\u{10ffff}";

type Near = { readonly word: string; readonly slips: number; readonly count: number };

/** Words of the catalogue a typo or two away from a typed one and more common than it, the likeliest first. */
export function nearWord(reader: IndexReader, typed: TypedWord): Spelling[] {
  const { word } = typed;
  const least = leastCounts(typed, reader.counts([word]).get(word));
  // No word is in more shows than there are.
  if (Math.max(least.named, least.told) > reader.shows) return [];
  const one = usable(reader.counts(slips(word)), typed, least, 1);
  // Searching for similar words is expensive, so it is done only for words that no single typo explains.
  const near = one.length > 0 || word.length <= 4 ? one : usable(alike(reader, typed, least), typed, least, 2);
  return near.sort((a, b) => likelihood(b) - likelihood(a) || (a.word < b.word ? -1 : 1)).slice(0, SPELLINGS);
}

/** The minimum number of shows with a spelling: in the field of the typed word, and in whole entries. */
type LeastCounts = { readonly named: number; readonly told: number };

function leastCounts({ field }: TypedWord, own: WordCount | undefined): LeastCounts {
  const [named, told] = [own?.[field] ?? 0, own?.topic ?? 0];
  if (named === 0) return { named: 1, told: 0 };
  return { named: FAR_MORE_USUAL * named, told: FAR_MORE_USUAL * told };
}

function usable(
  counts: Iterable<[string, WordCount]>,
  { word, field }: TypedWord,
  least: LeastCounts,
  most: number,
): Near[] {
  return [...counts].flatMap(([spelling, counted]) => {
    const count = counted[field];
    if (spelling === word || count < least.named || counted.topic < least.told) return [];
    const slips = slipsBetween(word, spelling, most);
    return slips <= most ? [{ word: spelling, slips, count }] : [];
  });
}

const COUNTS = { title: "titles", host: "hosts", topic: "topics" } as const;

/** Common words of about the same length that begin with the same two letters, in either order. */
function alike(reader: IndexReader, { word, field }: TypedWord, { named, told }: LeastCounts): Map<string, WordCount> {
  const beginnings = new Set([word.slice(0, 2), `${word.charAt(1)}${word.charAt(0)}`]);
  const found = new Map<string, WordCount>();
  for (const beginning of beginnings) {
    const rows = reader.lists<[string, number, number, number]>(
      `SELECT word, titles, hosts, topics FROM words
       WHERE word >= ? AND word < ? AND ${COUNTS[field]} >= ? AND topics >= ? AND topics + hosts > 1
         AND length(word) BETWEEN ? AND ? ORDER BY word LIMIT ${MOST_COMPARED}`,
      [beginning, beginning + END, named, told, word.length - 2, word.length + 2],
    );
    for (const [spelling, title, host, topic] of rows) found.set(spelling, { title, host, topic });
  }
  return found;
}

function likelihood({ count, slips }: { readonly count: number; readonly slips: number }): number {
  return Math.log(1 + count) - SLIP_COST * slips;
}
