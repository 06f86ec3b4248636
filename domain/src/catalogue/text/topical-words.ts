/** Minimum number of shows with known categories for judging that a word is not a topic. */
const ENOUGH_SHOWS = 8;
/** With fewer shows in one category, its share may be a coincidence. */
const LEAST = 3;
/** A concentration proves nothing if at least this share of all words reaches it by chance in some category. */
const BY_CHANCE = 0.0003;
/** If one category has more than this share of all shows, a word's category says little about its topic. */
const ONE_FOR_ALL = 0.5;
/** In nats. Based on 80 words of real shows: "wine" and "climate" are just above it, "academy" and "million" below. */
const TOPICAL = 0.42;

/** The number of shows in each category. A show counts in each of its categories. */
export type CategoryCounts = ReadonlyMap<string, number>;

/** With fewer shows, there is no telling whether makers use the word in titles. */
const ENOUGH_MENTIONS = 8;
/**
 * Based on 266 words of real shows: "disease", "prison" and "teachers" are close to this share. "technical", "companies", "certified" and
 * "encourage" are below it, and "yoga", "investing" and "poker" are ten times above it.
 */
const NAMED_BY = 0.045;

/**
 * Whether makers use a word in titles. A word that is often in descriptions but hardly ever in titles is a matter of style, not a topic.
 * `titles` is the number of the word's `shows` that have it in the title.
 */
export function namesShows({ titles, shows }: { readonly titles: number; readonly shows: number }): boolean {
  return shows < ENOUGH_MENTIONS || titles > shows * NAMED_BY;
}

/** Whether a catalogue's categories can tell topics from other words. */
export function canDetectTopics(all: CategoryCounts): boolean {
  return Math.max(...all.values()) <= sum(all) * ONE_FOR_ALL;
}

/**
 * Whether a word names a topic: its shows are in one category far more often than shows in general, and not by chance. The measure is the
 * largest single term, p ln (p / q), of the relative entropy between the categories of the word's shows (p) and those of all shows (q).
 * Chance is the tail of the binomial distribution, times the number of categories. undefined if there are too few shows to decide.
 * `shows` is the number of the word's shows that have a category.
 */
export function isTopicalWord(word: CategoryCounts, shows: number, all: CategoryCounts): boolean | undefined {
  if (shows < LEAST || !canDetectTopics(all)) return undefined;
  const [ofWord, ofAll] = [sum(word), sum(all)];
  let byChance = false;
  for (const [category, count] of word) {
    const [share, usual] = [count / ofWord, (all.get(category) ?? count) / ofAll];
    if (count < LEAST || share * Math.log(share / usual) < TOPICAL) continue;
    if (tail(count, ofWord, usual) * all.size <= BY_CHANCE) return true;
    byChance = true;
  }
  return byChance || shows < ENOUGH_SHOWS ? undefined : false;
}

export type TopicOf = { readonly category: string; readonly share: number };

/** The category that stands out most among a topic's shows, compared with all shows; undefined without any category. */
export function topicOf(word: CategoryCounts, all: CategoryCounts): TopicOf | undefined {
  const [ofWord, ofAll] = [sum(word), sum(all)];
  const measured = [...word].map(([category, count]) => {
    const share = count / ofWord;
    return { category, share, measure: share * Math.log((share * ofAll) / (all.get(category) ?? count)) };
  });
  const [most] = measured.sort((one, other) => other.measure - one.measure || (one.category < other.category ? -1 : 1));
  return most && { category: most.category, share: most.share };
}

/** The probability of at least `least` hits in `tries` tries, each with probability `chance`. */
function tail(least: number, tries: number, chance: number): number {
  if (chance >= 1) return 1;
  let term = 1;
  for (let at = 1; at <= least; at += 1) term *= ((tries - least + at) / at) * chance;
  term *= (1 - chance) ** (tries - least);
  let total = 0;
  for (let hits = least; hits <= tries; hits += 1) {
    total += term;
    term *= ((tries - hits) / (hits + 1)) * (chance / (1 - chance));
  }
  return total;
}

function sum(counts: CategoryCounts): number {
  let total = 0;
  for (const count of counts.values()) total += count;
  return total;
}
