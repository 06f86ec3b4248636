import { JUMP, type PlaceList } from "../../record/word-lists.js";
import { addPlaces, bitsOf, type DenseBits, keep, ones, set, WINDOW, withBits } from "./place-bits.js";
import type { RowTest, ShowColumns } from "./show-columns.js";

/** Returned after the last place. */
export const END = 0x7fff_ffff;

/** An iterator that costs less is advanced step by step: most windows would be almost empty. */
const FEW = 24_576;
/** An iterator that is this many times as expensive is only asked for single places. */
const FAR_DEARER = 64;

/**
 * An iterator over the places of some shows, in popularity order. As in Lucene, `advance` skips to the first place at or after a
 * given one, and `cost` determines the order of the parts of an intersection.
 */
export abstract class PostingsIterator {
  /** The approximate number of steps to the last place; Infinity if unknown, which also means that steps are slow. */
  abstract readonly cost: number;

  /** The same for counting the places. */
  get countCost(): number {
    return this.cost;
  }

  /** The first of its places at or after this one; END if there is none. The requested place never decreases. */
  abstract advance(place: number): number;

  /** A lower bound of the number of its places, if known without steps. */
  get atLeast(): number {
    return 0;
  }

  /** Whether it contains a place. The requested place never decreases. */
  has(place: number): boolean {
    return this.advance(place) === place;
  }

  /** Sets the bits of its places in the window that begins at a place. */
  mark(bits: Uint32Array, from: number): void {
    for (let at = this.advance(from); at < from + WINDOW; at = this.advance(at + 1)) set(bits, at - from);
  }

  /** The next places after a given one, at most `wanted`. */
  after(place: number, wanted: number): number[] {
    return this.walk(place + 1, wanted, wanted).places;
  }

  /** The number of places, counted up to `most`, and the first `returned` of them. */
  counted(most: number, returned: number): Counted {
    const { places, count } = this.walk(1, most, returned);
    return { places, count: Math.min(most, count) };
  }

  /** Counts the places at and after one until there are `most`, and keeps the first ones. */
  private walk(place: number, most: number, returned: number): Counted {
    const places: number[] = [];
    let count = 0;
    if (this.cost < FEW || this.cost === Infinity) {
      for (let at = this.advance(place); at !== END; at = this.advance(at + 1)) {
        if (count < returned) places.push(at);
        count += 1;
        if (count >= most) break;
      }
      return { places, count };
    }
    withBits((bits) => {
      let from = this.advance(place);
      while (from !== END && count < most) {
        bits.fill(0);
        this.mark(bits, from);
        if (count < returned) addPlaces(places, bits, from, returned);
        const before = count;
        for (let word = 0; word < bits.length; word += 1) count += ones(bits[word] ?? 0);
        from += WINDOW;
        // Few windows are empty, and finding the next place takes longer than marking.
        if (count === before) from = this.advance(from);
      }
    });
    return { places, count };
  }
}

/** The number of places of an iterator, and the first of them. */
export type Counted = { readonly places: number[]; readonly count: number };

/** Sets the bits of the places that `sift` keeps. */
function markSome(
  bits: Uint32Array,
  from: number,
  iterator: PostingsIterator,
  sift: (some: Uint32Array) => void,
): void {
  withBits((some) => {
    iterator.mark(some, from);
    sift(some);
    for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) | (some[word] ?? 0);
  });
}

/** Clears the bits that another iterator does not have, or those that it has. `cost`: how many may be set in all windows. */
function compare(bits: Uint32Array, from: number, cost: number, other: PostingsIterator, wanted: boolean): void {
  if (other.cost > FAR_DEARER * cost) return keep(bits, (at) => other.has(from + at) === wanted);
  withBits((others) => {
    other.mark(others, from);
    const turned = wanted ? 0 : -1;
    for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & ((others[word] ?? 0) ^ turned);
  });
}

/** Iterates over one list. */
export class ListIterator extends PostingsIterator {
  private current = 0;
  /** Number of bytes read. */
  private offset = 0;
  /** Number of jumps passed, and the place of the next one. */
  private passed = 0;
  private ahead = 0;

  /** Used as far as they are decoded. */
  private readonly bits: DenseBits | undefined;

  constructor(private readonly list: PlaceList) {
    super();
    this.bits = bitsOf(list);
  }

  get cost(): number {
    return this.list.places.length;
  }

  override get countCost(): number {
    return JUMP;
  }

  override get atLeast(): number {
    return this.counted(Infinity).count;
  }

  /** Returns no places: it reads only the end of the list. */
  override counted(most: number): Counted {
    const { jumps } = this.list;
    const last = this.after((jumps.at(-2) ?? 1) - 1, JUMP);
    return { places: [], count: Math.min(most, Math.max(0, jumps.length / 2 - 1) * JUMP + last.length) };
  }

  advance(place: number): number {
    return this.bits && place < this.bits.until ? this.bits.next(place) : this.seek(place);
  }

  private seek(place: number): number {
    if (this.current >= place) return this.current;
    if (this.ahead <= place) this.leap(place);
    while (this.current < place) this.step();
    return this.current;
  }

  override has(place: number): boolean {
    return this.bits && place < this.bits.until ? this.bits.has(place) : super.has(place);
  }

  /** Overridden to avoid a search from each place to the next. */
  override after(place: number, wanted: number): number[] {
    const found: number[] = [];
    for (this.seek(place + 1); this.current !== END && found.length < wanted; this.step()) found.push(this.current);
    return found;
  }

  override mark(bits: Uint32Array, from: number): void {
    if (this.bits) return this.bits.mark(bits, from);
    for (this.seek(from); this.current < from + WINDOW; this.step()) set(bits, this.current - from);
  }

  /** Moves to the next place. */
  private step(): void {
    const { places } = this.list;
    let { offset } = this;
    if (offset === places.length) return void (this.current = END);
    let byte = places[offset] ?? 0;
    let gap = byte & 0x7f;
    for (let shift = 7; byte > 0x7f; shift += 7) {
      offset += 1;
      byte = places[offset] ?? 0;
      gap |= (byte & 0x7f) << shift;
    }
    this.offset = offset + 1;
    this.current += gap;
  }

  /** Moves to the last jump that is not after the place. */
  private leap(place: number): void {
    const { jumps } = this.list;
    let [from, to] = [this.passed, jumps.length / 2];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((jumps[2 * middle] ?? END) <= place) from = middle + 1;
      else to = middle;
    }
    this.passed = from;
    this.ahead = 2 * from < jumps.length ? (jumps[2 * from] ?? END) : END;
    if (from === 0) return;
    const [current = 0, offset = 0] = [jumps[2 * from - 2], jumps[2 * from - 1]];
    if (current > this.current) [this.current, this.offset] = [current, offset];
  }
}

/** Iterates over the places that all parts have. */
export class IntersectionIterator extends PostingsIterator {
  readonly cost: number;
  private readonly parts: readonly PostingsIterator[];

  constructor(parts: readonly PostingsIterator[]) {
    super();
    this.parts = parts.toSorted((a, b) => a.cost - b.cost);
    this.cost = this.parts.at(-1)?.cost === Infinity ? Infinity : (this.parts[0]?.cost ?? 0);
  }

  advance(place: number): number {
    const { parts } = this;
    let at = place;
    for (let nth = 0, agree = 0; agree < parts.length; nth = nth + 1 === parts.length ? 0 : nth + 1) {
      const next = parts[nth]?.advance(at) ?? END;
      if (next === END) return END;
      agree = next === at ? agree + 1 : 1;
      at = next;
    }
    return at;
  }

  override has(place: number): boolean {
    return this.parts.every((part) => part.has(place));
  }

  override mark(bits: Uint32Array, from: number): void {
    const [first, ...others] = this.parts;
    if (!first || this.cost < FEW) return super.mark(bits, from);
    markSome(bits, from, first, (all) => {
      for (const other of others) compare(all, from, this.cost, other, true);
    });
  }
}

/** Iterates over the places that any part has. */
export class UnionIterator extends PostingsIterator {
  readonly cost: number;
  /** The current place of each part. */
  private readonly heads: Int32Array;

  constructor(private readonly parts: readonly PostingsIterator[]) {
    super();
    this.cost = parts.reduce((sum, { cost }) => sum + cost, 0);
    this.heads = new Int32Array(parts.length);
  }

  override get atLeast(): number {
    return Math.max(0, ...this.parts.map(({ atLeast }) => atLeast));
  }

  advance(place: number): number {
    const { heads, parts } = this;
    let first = END;
    for (let nth = 0; nth < heads.length; nth += 1) {
      let head = heads[nth] ?? END;
      if (head < place) heads[nth] = head = parts[nth]?.advance(place) ?? END;
      if (head < first) first = head;
    }
    return first;
  }

  /** The last parts of a search are names, which are faster to compare than whole entries. */
  override has(place: number): boolean {
    return this.parts.findLast((part) => part.has(place)) !== undefined;
  }

  override mark(bits: Uint32Array, from: number): void {
    for (const part of this.parts) part.mark(bits, from);
  }
}

/** Iterates over the places that the first iterator has and the second one lacks. */
export class DifferenceIterator extends PostingsIterator {
  private current = 0;

  constructor(
    private readonly one: PostingsIterator,
    private readonly other: PostingsIterator,
  ) {
    super();
  }

  get cost(): number {
    return this.one.cost + (this.other.cost === Infinity ? Infinity : 0);
  }

  advance(place: number): number {
    // Otherwise the other iterator is already at a later place.
    if (this.current >= place) return this.current;
    let at = this.one.advance(place);
    while (at !== END && this.other.advance(at) === at) at = this.one.advance(at + 1);
    return (this.current = at);
  }

  override has(place: number): boolean {
    return this.one.has(place) && !this.other.has(place);
  }

  override mark(bits: Uint32Array, from: number): void {
    const { one, other } = this;
    if (one.cost < FEW) return super.mark(bits, from);
    markSome(bits, from, one, (left) => compare(left, from, one.cost, other, false));
  }
}

/** Iterates over the shows whose rows pass all tests: those of an iterator, or all shows. */
export class FilterIterator extends PostingsIterator {
  constructor(
    private readonly columns: ShowColumns,
    private readonly tests: readonly RowTest[],
    private readonly among?: PostingsIterator,
  ) {
    super();
  }

  get cost(): number {
    return this.among ? this.among.cost : this.columns.shows;
  }

  advance(place: number): number {
    const { columns, tests, among } = this;
    if (!among) return columns.next(place, tests) ?? END;
    let at = among.advance(place);
    while (at !== END && !columns.passes(at, tests)) at = among.advance(at + 1);
    return at;
  }

  override has(place: number): boolean {
    return this.columns.passes(place, this.tests) && (this.among?.has(place) ?? true);
  }

  override mark(bits: Uint32Array, from: number): void {
    const { columns, tests, among } = this;
    if (!among || among.cost < FEW) return super.mark(bits, from);
    markSome(bits, from, among, (some) => keep(some, (at) => columns.passes(from + at, tests)));
  }
}

/** The first places of some shows; `all`: there are no others. */
export type FirstPlaces = { readonly places: readonly number[]; readonly all: boolean };

/** Number of shows that are examined at a time. */
export const BLOCK = 1_000;

/** Iterates over the first places that a statement returns; when they run out, it reads half as many again. */
export class StatementIterator extends PostingsIterator {
  readonly cost: number;
  private known: FirstPlaces;
  private at = 0;

  /** `first` returns at least the requested number of places, or all; `holds` checks one place. */
  constructor(
    private readonly first: (wanted: number) => FirstPlaces,
    private readonly holds: (place: number) => boolean = () => false,
  ) {
    super();
    this.known = first(BLOCK);
    this.cost = this.known.all ? this.known.places.length : Infinity;
  }

  advance(place: number): number {
    for (;;) {
      const { places, all } = this.known;
      while (this.at < places.length && (places[this.at] ?? END) < place) this.at += 1;
      if (this.at < places.length || all) return places[this.at] ?? END;
      this.known = this.first(Math.ceil(1.5 * places.length));
    }
  }

  override has(place: number): boolean {
    const { places, all } = this.known;
    return all || place <= (places.at(-1) ?? 0) ? super.has(place) : this.holds(place);
  }
}
