import type { IndexReader } from "./index-reader.js";
import { passing, type Plan } from "./plan.js";

/** Up to here a total is exact, beyond it is a lower bound: counting so many hits takes about 3 ms on a quiet machine. */
const EXACT_TOTAL = 30_000;
/** Shows with the words that are looked at only to complete a count: about 20 ms of work. */
const MOST_COUNTED = 100_000;
/** Where numbers are compared as well, so many shows with the words are read at first, and each time so many times more. */
const FIRST_READ = 4_000;
const MORE = 16;

/** The next shows that pass after a place, in popularity order. */
export function matchesAfter(reader: IndexReader, plan: Plan, after: number, wanted: number): number[] {
  const { lead, rest, ranges } = plan;
  if (!lead && !rest) return reader.columns.after(after, ranges, wanted);
  const read = (from: number, limit: number) => {
    const { sql, values } = passing(plan, from, limit);
    return reader.numbers(sql, values);
  };
  if (ranges.length === 0) return read(after, wanted);
  // Each statement goes through the words' shows from the beginning, so there should be few of them.
  const found: number[] = [];
  for (let [from, limit] = [after, Math.max(FIRST_READ, wanted)]; ; limit *= MORE) {
    const places = read(from, limit);
    for (const place of reader.columns.within(places, ranges)) found.push(place);
    if (found.length >= wanted || places.length < limit) return found.slice(0, wanted);
    from = places.at(-1) ?? from;
  }
}

/** How many shows pass, or with `partial` at least pass. */
export type Total = { readonly total: number; readonly partial: boolean };

/** `known` are the first matches, where they are at hand, and whether they are all. Counts up to `most`. */
export function totalOf(
  reader: IndexReader,
  plan: Plan,
  known: { readonly found: number; readonly all: boolean },
  most = EXACT_TOTAL,
): Total {
  if (known.all) return { total: known.found, partial: false };
  const { lead, rest, ranges } = plan;
  const upTo = (count: number): Total => ({ total: Math.min(count, most), partial: count > most });
  if (ranges.length === 0 && !rest) {
    const { sql, values } = passing(plan, 0, most + 1);
    return upTo(reader.number(`SELECT count(*) FROM (${sql})`, values));
  }
  if (!lead) return upTo(matchesAfter(reader, plan, 0, most + 1).length);
  const looked = passing({ lead }, 0, MOST_COUNTED);
  const places = reader.numbers(looked.sql, looked.values);
  const inRange = reader.columns.within(places, ranges);
  const counted = upTo(rest ? countOf(reader, inRange, rest) : inRange.length);
  const isWhole = places.length < MOST_COUNTED;
  return { total: Math.max(counted.total, known.found), partial: counted.partial || !isWhole };
}

function countOf(reader: IndexReader, places: readonly number[], { sql, values }: NonNullable<Plan["rest"]>): number {
  return reader.number(`SELECT count(*) FROM json_each(?) one CROSS JOIN shows s ON s.place = one.value WHERE ${sql}`, [
    JSON.stringify(places),
    ...values,
  ]);
}
