import { JUMP, type PlaceList } from "../../record/word-lists.js";
import type { RowTest, ShowColumns } from "./show-columns.js";

/** After the last place. */
export const END = 0x7fff_ffff;

/** A walk over the places of some shows, in popularity order. */
export abstract class PlaceWalk {
  /** The approximate number of steps from the first place to the last; Infinity if unknown. */
  abstract readonly length: number;

  /** The same for counting them. */
  get countSteps(): number {
    return this.length;
  }

  /** The first of the places from this one on; END if there is none. The requested place never decreases. */
  abstract seek(place: number): number;

  /** A lower bound of its places, if known without a walk. */
  get least(): number {
    return 0;
  }

  /** The next places after one, at most the requested number. */
  after(place: number, wanted: number): number[] {
    const found: number[] = [];
    let at = place;
    while (found.length < wanted && (at = this.seek(at + 1)) !== END) found.push(at);
    return found;
  }

  /** The number of places, counted up to `most`. */
  count(most: number): number {
    let [found, at] = [0, 0];
    while (found < most && (at = this.seek(at + 1)) !== END) found += 1;
    return found;
  }
}

/** Over one list. */
export class ListWalk extends PlaceWalk {
  private current = 0;
  /** Number of bytes read. */
  private offset = 0;
  /** Number of jumps passed, and the place of the next one. */
  private passed = 0;
  private ahead = 0;

  constructor(private readonly list: PlaceList) {
    super();
  }

  get length(): number {
    return this.list.places.length;
  }

  override get countSteps(): number {
    return JUMP;
  }

  override get least(): number {
    return this.count(Infinity);
  }

  override count(most: number): number {
    const { jumps } = this.list;
    const last = this.after((jumps.at(-2) ?? 1) - 1, JUMP);
    return Math.min(most, Math.max(0, jumps.length / 2 - 1) * JUMP + last.length);
  }

  seek(place: number): number {
    if (this.current >= place) return this.current;
    if (this.ahead <= place) this.leap(place);
    while (this.current < place) this.step();
    return this.current;
  }

  /** As in any walk, but without a search from each place to the next. */
  override after(place: number, wanted: number): number[] {
    const found: number[] = [];
    for (this.seek(place + 1); this.current !== END && found.length < wanted; this.step()) found.push(this.current);
    return found;
  }

  /** To the next place. */
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

  /** To the last jump that is not after the place. */
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

/** Over the places that all walks have. */
export class AllWalk extends PlaceWalk {
  readonly length: number;
  private readonly parts: readonly PlaceWalk[];

  constructor(parts: readonly PlaceWalk[]) {
    super();
    this.parts = parts.toSorted((a, b) => a.length - b.length);
    this.length = this.parts.at(-1)?.length === Infinity ? Infinity : (this.parts[0]?.length ?? 0);
  }

  seek(place: number): number {
    const { parts } = this;
    let at = place;
    for (let nth = 0, agree = 0; agree < parts.length; nth = nth + 1 === parts.length ? 0 : nth + 1) {
      const next = parts[nth]?.seek(at) ?? END;
      if (next === END) return END;
      agree = next === at ? agree + 1 : 1;
      at = next;
    }
    return at;
  }
}

/** Over the places that any walk has. */
export class AnyWalk extends PlaceWalk {
  readonly length: number;
  /** The current place of each walk. */
  private readonly heads: Int32Array;

  constructor(private readonly parts: readonly PlaceWalk[]) {
    super();
    this.length = parts.reduce((sum, { length }) => sum + length, 0);
    this.heads = new Int32Array(parts.length);
  }

  override get least(): number {
    return Math.max(0, ...this.parts.map(({ least }) => least));
  }

  seek(place: number): number {
    const { heads, parts } = this;
    let first = END;
    for (let nth = 0; nth < heads.length; nth += 1) {
      let head = heads[nth] ?? END;
      if (head < place) heads[nth] = head = parts[nth]?.seek(place) ?? END;
      if (head < first) first = head;
    }
    return first;
  }
}

/** Over the places that the first walk has and the second one lacks. */
export class WithoutWalk extends PlaceWalk {
  private current = 0;

  constructor(
    private readonly one: PlaceWalk,
    private readonly other: PlaceWalk,
  ) {
    super();
  }

  get length(): number {
    return this.one.length + (this.other.length === Infinity ? Infinity : 0);
  }

  seek(place: number): number {
    // Otherwise the other walk is already at a later place.
    if (this.current >= place) return this.current;
    let at = this.one.seek(place);
    while (at !== END && this.other.seek(at) === at) at = this.one.seek(at + 1);
    return (this.current = at);
  }
}

/** Over the shows whose rows pass all tests: those of a walk, or all shows. */
export class RowWalk extends PlaceWalk {
  constructor(
    private readonly columns: ShowColumns,
    private readonly tests: readonly RowTest[],
    private readonly among?: PlaceWalk,
  ) {
    super();
  }

  get length(): number {
    return this.among ? this.among.length : this.columns.shows;
  }

  seek(place: number): number {
    const { columns, tests, among } = this;
    if (!among) return columns.next(place, tests) ?? END;
    let at = among.seek(place);
    while (at !== END && !columns.passes(at, tests)) at = among.seek(at + 1);
    return at;
  }
}

/** The first places of some shows; `all`: there are no others. */
export type FirstPlaces = { readonly places: readonly number[]; readonly all: boolean };

/** Number of places read at first: as many as are ranked. */
const FIRST_READ = 1_000;

/** Over the first places that a statement returns, and when they end, over four times as many. */
export class ReadWalk extends PlaceWalk {
  readonly length: number;
  private known: FirstPlaces;
  private at = 0;

  /** `first` returns at least the requested number, or all. */
  constructor(private readonly first: (wanted: number) => FirstPlaces) {
    super();
    this.known = first(FIRST_READ);
    this.length = this.known.all ? this.known.places.length : Infinity;
  }

  seek(place: number): number {
    for (;;) {
      const { places, all } = this.known;
      while (this.at < places.length && (places[this.at] ?? END) < place) this.at += 1;
      if (this.at < places.length || all) return places[this.at] ?? END;
      this.known = this.first(4 * places.length);
    }
  }
}
