/** A show to insert directly after the show at place `after`; 0: as the first show. */
export type Arrival<Show> = { readonly show: Show; readonly after: number };

export type Spread<Show> = {
  /** The inserted shows in order, each with its place. */
  readonly placed: readonly { readonly show: Show; readonly place: number }[];
  /** Shows that move, because there is no free number where others are inserted. */
  readonly moved: readonly { readonly from: number; readonly to: number }[];
};

/**
 * Finds a place for each inserted show, in the given order. If no number is free between two shows, it moves as many of the
 * following shows as necessary. `next` returns the next occupied place after a place; `apart` is the distance between shows at the
 * end.
 */
export function spreadPlaces<Show>(
  arrivals: readonly Arrival<Show>[],
  { next, apart }: { readonly next: (place: number) => number | undefined; readonly apart: number },
): Spread<Show> {
  const placed: { show: Show; place: number }[] = [];
  const moved: { from: number; to: number }[] = [];
  let at = 0;
  for (let arrival = arrivals[at]; arrival; arrival = arrivals[at]) {
    const low = arrival.after;
    const line: (Show | number)[] = [];
    let high: number | undefined = low;
    // Adds the shows to be inserted after `high`, then the next occupied place, until there is room for all of them.
    do {
      if (high !== low) line.push(high);
      for (let other = arrivals[at]; other?.after === high; other = arrivals[(at += 1)]) line.push(other.show);
      high = next(high);
    } while (high !== undefined && high - low - 1 < line.length);
    const step = high === undefined ? apart : (high - low) / (line.length + 1);
    for (const [nth, show] of line.entries()) {
      const place = low + Math.floor(step * (nth + 1));
      if (typeof show !== "number") placed.push({ show, place });
      else if (show !== place) moved.push({ from: show, to: place });
    }
  }
  return { placed, moved };
}
