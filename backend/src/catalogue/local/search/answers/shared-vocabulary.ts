import { foldText } from "@earshot/domain/catalogue/text/fold";
import type { SharedVocabulary } from "@earshot/domain/catalogue/shows/likeness";
import type { IndexReader } from "../index/index-reader.js";
import { placesWith } from "../index/matches.js";
import { wordRarity } from "../query/search-terms.js";
import type { ComparedShow, OwnWords } from "./discriminative-terms.js";

/** The number of a show's words that are looked up, and the most popular shows read for each. */
const WORDS = 16;
const OF_WORD = 1_500;
/** A word in a larger share of all shows says nothing about one of them. */
const COMMON_SHARE = 0.04;

/**
 * The usual words that shows of a shared category have in common with a show, by their places. Each word is in many shows: only several
 * together say that two shows are about the same.
 */
export function sharedVocabulary(
  reader: IndexReader,
  show: ComparedShow,
  { counted, lone }: OwnWords,
): ReadonlyMap<number, SharedVocabulary> {
  const found = new Map<number, SharedVocabulary>();
  const sharesCategory = categoryTest(reader, show.categories);
  const most = Math.ceil(reader.shows * COMMON_SHARE);
  const words = counted.filter(({ word, topics }) => topics <= most && !lone.has(word)).slice(0, WORDS);
  for (const { word, topics } of words) {
    const rarity = wordRarity(topics, reader.shows);
    for (const place of placesWith(reader, "topic", word, OF_WORD)) {
      const known = found.get(place);
      if (known === undefined && !sharesCategory(place)) continue;
      found.set(place, { words: (known?.words ?? 0) + 1, rarity: (known?.rarity ?? 0) + rarity });
    }
  }
  return found;
}

/** Whether the show at a place has one of the categories; each set of categories is compared once. */
function categoryTest({ columns, categorySets }: IndexReader, categories: readonly string[]) {
  const own = new Set(categories.map(foldText));
  const known = new Map<number, boolean>();
  return (place: number): boolean => {
    const set = columns.columns.categories[columns.rowAt(place) ?? NaN] ?? 0;
    let shares = known.get(set);
    if (shares === undefined) {
      shares = categorySets.named(set).some((name) => own.has(foldText(name)));
      known.set(set, shares);
    }
    return shares;
  };
}
