import type { IndexReader } from "../index/index-reader.js";
import { onceFor } from "../index/once-for.js";
import { joinSeen, LAST_SHOWS, type NextPlace, type SearchPlace } from "../query/search-cursor.js";

type Marks = Pick<SearchPlace, "in" | "show" | "last">;
type Size = { readonly place: number; readonly id: string; readonly sinks: number; readonly size: number };

/** A cursor's data about its generation, for another generation to continue from. `given` are the ids of the page. */
export function numberingMarks(reader: IndexReader, next: NextPlace, given: readonly string[]): Marks {
  const line = next.line ?? next.after;
  const before = line > 0 ? lastUpTo(reader, line) : undefined;
  return {
    in: reader.numbering,
    ...(before && { show: [before.id, before.sinks, before.size] }),
    ...(next.filled && { last: given.slice(-LAST_SHOWS).reverse() }),
  };
}

/** Whether a cursor is from another generation of the catalogue than this index. Older cursors do not contain it. */
export function isOfOtherNumbering(reader: IndexReader, at: SearchPlace | undefined): boolean {
  return at?.in !== undefined && at.in !== reader.numbering;
}

/**
 * Translates a place of another generation into this one. All shows up to the line were returned, so the page continues
 * after it. An order by relevance has returned more: the formula puts some shows of a block first, and in this
 * generation these may be others. So the cursor contains marks of the returned ones, which are left out.
 */
export function translatedPlace(reader: IndexReader, at: SearchPlace): SearchPlace {
  if (at.filled) return at;
  const { line: _line, skip, marked, earlier, ...rest } = at;
  const given = joinSeen(marked, earlier);
  return {
    ...rest,
    after: translatedLine(reader, at),
    ...(skip !== undefined && { skip: 0 }),
    ...(given && { earlier: given }),
  };
}

/**
 * The line of another generation in this one. Each generation has its own numbers, so the line is after the show that was at that
 * place. If that show is gone, or its popularity has changed, it is after the shows that are more popular than it was.
 */
function translatedLine(reader: IndexReader, { after, line = after, show }: SearchPlace): number {
  if (!show) return line;
  const [id, demotion, size] = show;
  const now = showOf(reader, id);
  if (now?.sinks === demotion && now.size === size) return now.place;
  // Among shows of equal size, it is unknown which ones were already returned, so the old number is the best guess.
  const low = lastPlace(reader, (one) => one.sinks < demotion || (one.sinks === demotion && one.size > size));
  const high = lastPlace(reader, (one) => one.sinks < demotion || (one.sinks === demotion && one.size >= size));
  return Math.min(high, Math.max(low, Math.floor(line)));
}

/**
 * The number of relaxed results that a page skips: all up to the last returned show that still exists, or as many as before if none
 * does.
 */
export function skipped(
  reader: IndexReader,
  at: Pick<SearchPlace, "skip" | "last">,
  places: readonly number[],
): number {
  for (const id of at.last ?? []) {
    const found = places.indexOf(showOf(reader, id)?.place ?? NaN);
    if (found !== -1) return found + 1;
  }
  return Math.min(at.skip ?? 0, places.length);
}

/** The place after the last show that is neither dead nor a duplicate. Dead shows and duplicates come last. */
export const firstDemoted = onceFor(
  (reader: IndexReader): number => lastPlace(reader, ({ sinks: demotion }) => demotion === 0) + 1,
);

/** The last of the leading places in popularity order for which `isBefore` is true; 0 if there are none. */
function lastPlace(reader: IndexReader, isBefore: (show: Size) => boolean): number {
  let low = 0;
  let high = reader.number("SELECT place FROM texts ORDER BY place DESC LIMIT 1");
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const show = lastUpTo(reader, middle);
    if (!show || isBefore(show)) low = middle;
    else high = show.place - 1;
  }
  return low;
}

const lastUpTo = (reader: IndexReader, place: number): Size | undefined =>
  reader.get("SELECT place, id, sinks, size FROM texts WHERE place <= ? ORDER BY place DESC LIMIT 1", [place]);

const showOf = (reader: IndexReader, id: string): Size | undefined =>
  reader.get("SELECT place, id, sinks, size FROM texts WHERE id = ? ORDER BY place LIMIT 1", [id]);
