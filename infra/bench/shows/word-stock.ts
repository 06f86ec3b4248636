/** A stream of numbers from 0 up to 1. */
export type Chance = () => number;

/** The same numbers for the same seed and place (mulberry32 over a mixed state), so each row can be made alone. */
export function chance(seed: number, place: number): Chance {
  let state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(place + 1, 0xc2b2ae35)) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Words that shows really use, the most usual first: searches for them are the expensive ones. */
const USUAL =
  "the and of to a in show podcast with for life world true crime news daily talk stories history radio music sports " +
  "business love game time real health science comedy faith church money women tech film book kids food football " +
  "running learn mind school travel war politics english art family";

const ONSETS = ["b", "br", "c", "ch", "cl", "d", "dr", "f", "fl", "g", "gr", "h", "j", "k", "l", "m", "n", "p", "pl"];
const MORE_ONSETS = ["pr", "qu", "r", "s", "sh", "sk", "sl", "st", "str", "t", "th", "tr", "v", "w", "y", "z"];
const VOWELS = ["a", "e", "i", "o", "u", "ai", "ea", "ou", "ee", "io"];
const CODAS = ["", "", "n", "r", "s", "t", "l", "m", "nd", "st", "rk", "ng"];
/** Different words of a catalogue of millions, without names and typos. */
const STOCK = 80_000;

/** Words by rank: drawn as in texts, where the word of rank r is about r times as rare as the first (Zipf's law). */
export class WordStock {
  readonly words: readonly string[];

  constructor(seed: number) {
    const words = new Set(USUAL.split(" "));
    const next = chance(seed, 0);
    while (words.size < STOCK) words.add(madeUpWord(next));
    this.words = [...words];
  }

  /** A word; `from` and `to` bound the rank. */
  draw(next: Chance, from = 0, to = STOCK): string {
    const rank = Math.exp(Math.log(from + 1) + next() * Math.log((to + 1) / (from + 1)));
    return this.words[Math.min(STOCK, Math.floor(rank)) - 1] ?? "";
  }

  text(next: Chance, count: number): string {
    let text = this.draw(next);
    for (let at = 1; at < count; at += 1) text += ` ${this.draw(next)}`;
    return text;
  }
}

const ALL_ONSETS = [...ONSETS, ...MORE_ONSETS];
const pick = <Item>(items: readonly Item[], next: Chance): Item => items[Math.floor(next() * items.length)] as Item;

/** One to four syllables. */
export function madeUpWord(next: Chance, syllables = 1 + Math.floor(next() * 1.6 + next() * 1.8)): string {
  let word = "";
  for (let at = 0; at < syllables; at += 1) word += pick(ALL_ONSETS, next) + pick(VOWELS, next);
  return word + pick(CODAS, next);
}
