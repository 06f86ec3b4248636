/** The weight of each key, relative to the others. */
export type Weights<Key extends string> = Readonly<Partial<Record<Key, number>>>;

/** Repeatable randomness: the same seed always gives the same values. Not for secrets. */
export type Random = {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** True with the given probability, 0 to 1. */
  chance(probability: number): boolean;
  /** One of the items. Throws if the list is empty. */
  pick<T>(items: readonly T[]): T;
  /** One of the keys, with a probability proportional to its weight. */
  weighted<K extends string>(weights: Weights<K>): K;
  /** A new list with the items in another order. */
  shuffled<T>(items: readonly T[]): T[];
};

/** A 32-bit fingerprint of a text (FNV-1a, then mixed so that similar texts get very different values). */
export function fingerprint(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Random values from a seed, by the public-domain generator known as mulberry32. */
export function randomFrom(seed: number | string): Random {
  let state = typeof seed === "string" ? fingerprint(seed) : seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick(items) {
      if (items.length === 0) throw new RangeError("nothing to pick from");
      return items[Math.floor(next() * items.length)] as (typeof items)[number];
    },
    weighted<K extends string>(weights: Weights<K>): K {
      const entries = Object.entries(weights) as [K, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) if ((left -= weight) < 0) return key;
      throw new RangeError("no key has any weight");
    },
    shuffled(items) {
      const copy = [...items];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = between(0, i);
        [copy[i], copy[j]] = [copy[j] as (typeof copy)[number], copy[i] as (typeof copy)[number]];
      }
      return copy;
    },
  };
}
