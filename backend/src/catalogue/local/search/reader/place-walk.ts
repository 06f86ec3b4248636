import type { PlaceList } from "../../record/word-lists.js";

/** Behind the last place. */
export const END = 0x7fff_ffff;

/** A walk over the places of some shows, in popularity order. */
export abstract class PlaceWalk {
  /** The first of the places from this one on; END if there is none. What is asked for never falls. */
  abstract seek(place: number): number;

  /** The next places after one, at most as many as wanted. */
  after(place: number, wanted: number): number[] {
    const found: number[] = [];
    for (let at = this.seek(place + 1); at !== END && found.length < wanted; at = this.seek(at + 1)) found.push(at);
    return found;
  }
}

/** Over one list. */
export class ListWalk extends PlaceWalk {
  private current = 0;
  /** Bytes that are read. */
  private offset = 0;
  /** Jumps that are passed, and the place of the next one. */
  private passed = 0;
  private ahead = 0;

  constructor(private readonly list: PlaceList) {
    super();
  }

  seek(place: number): number {
    if (this.current >= place) return this.current;
    if (this.ahead <= place) this.leap(place);
    while (this.current < place) this.step();
    return this.current;
  }

  /** The same as that of any walk, without a search from each place to the next. */
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

  /** To the last jump that is not behind the place. */
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

/** Over what all of the walks have. The first one should have the fewest places. */
export class AllWalk extends PlaceWalk {
  constructor(private readonly parts: readonly PlaceWalk[]) {
    super();
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

/** Over what any of the walks has. */
export class AnyWalk extends PlaceWalk {
  /** Where each walk is. */
  private readonly heads: Int32Array;

  constructor(private readonly parts: readonly PlaceWalk[]) {
    super();
    this.heads = new Int32Array(parts.length);
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

/** Over what the first walk has and the second one has not. */
export class WithoutWalk extends PlaceWalk {
  constructor(
    private readonly one: PlaceWalk,
    private readonly other: PlaceWalk,
  ) {
    super();
  }

  seek(place: number): number {
    let at = this.one.seek(place);
    while (at !== END && this.other.seek(at) === at) at = this.one.seek(at + 1);
    return at;
  }
}
