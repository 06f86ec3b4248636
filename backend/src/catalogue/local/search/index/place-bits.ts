import { JUMP, type PlaceList } from "../../record/word-lists.js";
import { onceFor } from "./once-for.js";

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

/** The average distance between places up to which a list is dense, and its least number of places. */
const [SPARSEST, LEAST] = [32, 2_560];

/** The bits of a list, if it is dense. Decoded as far as needed. */
export const bitsOf = onceFor((list: PlaceList): DenseBits | undefined => {
  const bytes = bytesOfBits(list);
  return bytes > 0 ? new DenseBits(list, bytes) : undefined;
});

/** The memory that the bits of a list take; 0 if it is not dense. */
export function bytesOfBits({ jumps }: PlaceList): number {
  const [places, last] = [(jumps.length / 2) * JUMP, jumps.at(-2) ?? 0];
  return places > LEAST && places * SPARSEST >= last ? 4 * ((last >>> 5) + JUMP * SPARSEST) : 0;
}

/** The places of a list as bits: searches with common words read such a list many times. */
export class DenseBits {
  /** All places before this one, and this one, are decoded. */
  until = 0;
  private bits: Uint32Array;
  private offset = 0;

  constructor(
    private readonly list: PlaceList,
    bytes: number,
  ) {
    this.bits = new Uint32Array(bytes / 4);
  }

  has(place: number): boolean {
    return (((this.bits[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;
  }

  /** The first place at or after one that is before `until`. */
  next(place: number): number {
    const { bits } = this;
    let word = place >>> 5;
    let left = (bits[word] ?? 0) & (-1 << (place & 31));
    while (left === 0 && word < bits.length) left = bits[(word += 1)] ?? 0;
    return 32 * word + 31 - Math.clz32(left & -left);
  }

  mark(to: Uint32Array, from: number): void {
    this.decode(from + WINDOW);
    const { bits } = this;
    const [first, shift] = [from >>> 5, from & 31];
    for (let at = 0; at < to.length; at += 1) {
      const low = (bits[first + at] ?? 0) >>> shift;
      const high = shift === 0 ? 0 : (bits[first + at + 1] ?? 0) << (32 - shift);
      to[at] = (to[at] ?? 0) | low | high;
    }
  }

  private decode(to: number): void {
    const { places } = this.list;
    let { offset, until } = this;
    while (until < to && offset < places.length) {
      let byte = places[offset++] ?? 0;
      let gap = byte & 0x7f;
      for (let shift = 7; byte > 0x7f; shift += 7) {
        byte = places[offset++] ?? 0;
        gap |= (byte & 0x7f) << shift;
      }
      until += gap;
      if (until >>> 5 >= this.bits.length) this.grow(until);
      set(this.bits, until);
    }
    [this.offset, this.until] = [offset, until];
  }

  private grow(place: number): void {
    const larger = new Uint32Array((place >>> 5) + JUMP * SPARSEST);
    larger.set(this.bits);
    this.bits = larger;
  }
}
