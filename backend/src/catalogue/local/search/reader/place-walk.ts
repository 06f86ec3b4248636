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
  private offset = 0;
  private jump = 0;

  constructor(private readonly list: PlaceList) {
    super();
  }

  seek(place: number): number {
    if (this.current >= place) return this.current;
    const { places, jumps } = this.list;
    if ((jumps[this.jump] ?? END) <= place) this.leap(place);
    let { current, offset } = this;
    while (current < place) {
      let byte = places[offset++];
      if (byte === undefined) return (this.current = END);
      let gap = byte & 0x7f;
      for (let shift = 7; byte > 0x7f; shift += 7) {
        byte = places[offset++] ?? 0;
        gap |= (byte & 0x7f) << shift;
      }
      current += gap;
    }
    this.offset = offset;
    return (this.current = current);
  }

  /** To the last jump that is not behind the place. */
  private leap(place: number): void {
    const { jumps } = this.list;
    let [from, to] = [this.jump / 2, jumps.length / 2];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((jumps[2 * middle] ?? END) <= place) from = middle + 1;
      else to = middle;
    }
    this.jump = 2 * from;
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
  constructor(private readonly parts: readonly PlaceWalk[]) {
    super();
  }

  seek(place: number): number {
    let first = END;
    for (const part of this.parts) first = Math.min(first, part.seek(place));
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
