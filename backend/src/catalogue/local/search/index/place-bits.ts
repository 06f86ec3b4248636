/** Number of places marked at a time: enough to be faster than single steps, and few enough that little marking is wasted. */
export const WINDOW = 16_384;

/** Adds the marked places until there are `most`. */
export function addPlaces(places: number[], bits: Uint32Array, from: number, most: number): void {
  for (let word = 0; word < bits.length; word += 1) {
    for (let left = bits[word] ?? 0; left !== 0; left &= left - 1) {
      if (places.length === most) return;
      places.push(from + 32 * word + lowest(left));
    }
  }
}

/** The number of bits that are 1. */
export function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

const unused: Uint32Array[] = [];

/** Lends a bit set for a window, with all bits 0. */
export function withBits(use: (bits: Uint32Array) => void): void {
  const bits = unused.pop()?.fill(0) ?? new Uint32Array(WINDOW / 32);
  use(bits);
  unused.push(bits);
}

/** Sets the bit of a place of the window. */
export function set(bits: Uint32Array, at: number): void {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) | (1 << at);
}

/** The index of the lowest bit that is 1. */
function lowest(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** Clears the bits that do not pass. */
export function keep(bits: Uint32Array, passes: (at: number) => boolean): void {
  for (let word = 0; word < bits.length; word += 1) {
    for (let left = bits[word] ?? 0; left !== 0; left &= left - 1) {
      const at = lowest(left);
      if (!passes(32 * word + at)) bits[word] = (bits[word] ?? 0) & ~(1 << at);
    }
  }
}
