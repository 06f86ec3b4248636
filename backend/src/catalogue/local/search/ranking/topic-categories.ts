import { LRUCache } from "lru-cache";
import type { IndexReader } from "../index/index-reader.js";
import { placesWith } from "../index/matches.js";
import { onceFor } from "../index/once-for.js";
import type { SearchTerms } from "../query/search-terms.js";

/** Number of shows that are read for each word: the most popular ones with it in their title, or else in any text. */
const SAMPLE = 100;
/** With fewer shows named after a word, shows with it in their description also count. */
const ENOUGH_TITLED = 8;
/** With this many shows that have all words, the words together weigh as much as each on its own. Tuned on judged queries. */
const AS_MUCH = 5;
/** Each sample gets this many additional shows with the usual distribution of categories, because a small sample proves little. */
const PRIOR_SHOWS = 10;
/** A category that is this many times as common as usual fits fully. */
const FULL_LIFT = 10;
/** Number of popular shows that define the usual distribution of categories. */
const USUAL_SHOWS = 20_000;
/** Words whose categories are cached. */
const CACHED = 2_000;

/** How well categories fit, from 0 (no more common than usual) to 1, by the keys of their names. */
export type CategoryFits = ReadonlyMap<string, number>;

/**
 * The categories that belong to the topic of a search, although it does not name them: those that are more common among shows named
 * after its words than among all shows. This ranks shows about leisure and food before other shows that mention "beer". Where shows with
 * only some of the words are ranked, those with all of them count too: shows named "attack" are about wars, but "panic attacks" are not.
 */
export function topicCategories(reader: IndexReader, { terms, isTopic, complete = NONE }: SearchTerms): CategoryFits {
  const fits = new Map<string, number>();
  if (!isTopic) return fits;
  const share = complete.length / (complete.length + AS_MUCH);
  for (const { alternatives, weight } of terms) {
    for (const [key, fit] of fitsOfWord(reader)((alternatives[0] ?? []).join(" ")))
      fits.set(key, (fits.get(key) ?? 0) + (1 - share) * weight * fit);
  }
  for (const [key, fit] of fitsOfComplete(reader)(complete)) fits.set(key, (fits.get(key) ?? 0) + share * fit);
  return fits;
}

const NONE: readonly number[] = [];

/** All steps of a search have the same shows with all words. */
const fitsOfComplete = onceFor((reader: IndexReader) => onceFor((places: readonly number[]) => fitsAt(reader, places)));

const fitsOfWord = onceFor((reader: IndexReader) => {
  const cache = new LRUCache<string, CategoryFits>({ max: CACHED, memoMethod: (word) => measuredFits(reader, word) });
  return (word: string) => cache.memo(word);
});

function measuredFits(reader: IndexReader, word: string): CategoryFits {
  const titled = placesWith(reader, "title", word, SAMPLE);
  const places = titled.length < ENOUGH_TITLED ? [...titled, ...placesWith(reader, "topic", word, SAMPLE)] : titled;
  return fitsAt(reader, places);
}

function fitsAt(reader: IndexReader, places: readonly number[]): CategoryFits {
  const { shows, counts } = countCategories(reader, reader.columns.rowsAt(places));
  const fits = new Map<string, number>();
  for (const [key, count] of counts) {
    const usual = usualShares(reader).get(key);
    if (usual === undefined) continue;
    const lift = (count + PRIOR_SHOWS * usual) / (shows + PRIOR_SHOWS) / usual;
    fits.set(key, Math.min(1, Math.max(0, Math.log(lift) / Math.log(FULL_LIFT))));
  }
  return fits;
}

const usualShares = onceFor((reader: IndexReader): CategoryFits => {
  const popular = Uint32Array.from({ length: Math.min(reader.shows, USUAL_SHOWS) }, (_, row) => row);
  const { shows, counts } = countCategories(reader, popular);
  return new Map([...counts].map(([key, count]) => [key, count / shows]));
});

/** The number of shows with any category, and with each one. */
function countCategories(reader: IndexReader, rows: Uint32Array) {
  const counts = new Map<string, number>();
  let shows = 0;
  for (const row of rows) {
    const categories = reader.categorySets.compared(reader.columns.categorySetAt(row));
    if (categories.length > 0) shows += 1;
    for (const { key } of categories) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return { shows, counts };
}
