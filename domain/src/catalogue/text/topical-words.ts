/** Minimum shows with known categories for the judgment that a word is not a topic. */
const ENOUGH_SHOWS = 8;
/** Below this many shows of one category, its share is chance. */
const LEAST = 3;
/** A concentration proves nothing if at least this share of all words reaches it by chance in some category. */
const BY_CHANCE = 0.0003;
/** If one category has more than this share of all shows, a word says little about the topic. */
const ONE_FOR_ALL = 0.5;
/** Nats. Judged on 80 words of real shows: "wine" and "climate" are just above, "academy" and "million" below. */
const TOPICAL = 0.42;

/** How many shows have each category. A show counts for each of its categories. */
export type CategoryCounts = ReadonlyMap<string, number>;

/** With fewer shows, it is unknown whether makers put the word in titles. */
const ENOUGH_MENTIONS = 8;
/**
 * Judged on 266 words of real shows: "disease", "prison" and "teachers" are close to this share, "technical", "companies", "certified"
 * and "encourage" below it, and "yoga", "investing" and "poker" ten times above.
 */
const NAMED_BY = 0.045;

/**
 * Whether makers use a word in titles. A word that is in descriptions and hardly ever in titles is a matter of style,
 * not a topic. `titles`: how many of the `shows` with the word have it in the title.
 */
export function namesShows({ titles, shows }: { readonly titles: number; readonly shows: number }): boolean {
  return shows < ENOUGH_MENTIONS || titles > shows * NAMED_BY;
}

/** Whether the categories of a catalogue can distinguish topics from other words. */
export function tellsTopics(all: CategoryCounts): boolean {
  return Math.max(...all.values()) <= sum(all) * ONE_FOR_ALL;
}

/**
 * Whether a word names a topic: its shows are in one category far more often than shows are in general, and not by
 * chance. The measure is the largest single term of the relative entropy, p ln (p / q), of the word's categories (p) to
 * those of all shows (q). Chance is the tail of the binomial distribution, times the number of categories. undefined:
 * there are too few shows to decide. `shows`: how many of the word's shows have a category.
 */
export function isTopicalWord(word: CategoryCounts, shows: number, all: CategoryCounts): boolean | undefined {
  if (shows < LEAST || !tellsTopics(all)) return undefined;
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

/** The category in which the shows of a topic are most often, compared with all shows; undefined without any category. */
export function topicOf(word: CategoryCounts, all: CategoryCounts): TopicOf | undefined {
  const [ofWord, ofAll] = [sum(word), sum(all)];
  const measured = [...word].map(([category, count]) => {
    const share = count / ofWord;
    return { category, share, measure: share * Math.log((share * ofAll) / (all.get(category) ?? count)) };
  });
  const [most] = measured.sort((one, other) => other.measure - one.measure || (one.category < other.category ? -1 : 1));
  return most && { category: most.category, share: most.share };
}

/** The probability of at least `least` hits in `tries` tries, each with this chance. */
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
