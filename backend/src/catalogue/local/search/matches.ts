import type { IndexReader } from "./index-reader.js";
import { passing, type Plan } from "./plan.js";

/** A larger total is a lower bound. Counting this many hits takes about 3 ms on a quiet machine. */
const EXACT_TOTAL = 30_000;
/** Shows with the words whose numbers are compared at a time: about 20 ms of work. */
const READ = 100_000;

/** The next shows that pass after a place, in popularity order. */
export function matchesAfter(reader: IndexReader, plan: Plan, after: number, wanted: number): number[] {
  const { lead, rest, ranges } = plan;
  if (!lead && !rest) return reader.columns.after(after, ranges, wanted);
  if (ranges.length === 0) {
    const { sql, values } = passing(plan, after, wanted);
    return reader.numbers(sql, values);
  }
  const found: number[] = [];
  for (let from: number | undefined = 0; from !== undefined && found.length < wanted;) {
    const stretch: Stretch = stretchOf(reader, plan, from);
    for (const place of stretch.places) if (place > after) found.push(place);
    from = stretch.end;
  }
  return found.slice(0, wanted);
}

/** Of the next shows that pass but for their numbers, those whose numbers pass, and where the next ones begin; undefined at the end. */
export type Stretch = { readonly places: readonly number[]; readonly end: number | undefined };

/** A question asks for the same shows several times: its first ones, those to rank, how many they are. They are read once. */
export function stretchOf(reader: IndexReader, plan: Plan, from = 0, most = READ): Stretch {
  if (!plan.lead && !plan.rest) {
    const places = reader.columns.after(from, plan.ranges, most);
    return { places, end: places.length < most ? undefined : places.at(-1) };
  }
  const { sql, values } = passing(plan, from, most);
  const key = JSON.stringify([sql, values, plan.ranges]);
  const known = reader.stretches.get(key);
  if (known) return known;
  const read = reader.numbers(sql, values);
  const places = reader.columns.within(read, plan.ranges);
  const stretch = { places, end: read.length < most ? undefined : read.at(-1) };
  reader.stretches.set(key, stretch);
  return stretch;
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
  if (ranges.length > 0) {
    const { places, end } = stretchOf(reader, plan);
    const counted = upTo(places.length);
    return { total: Math.max(counted.total, known.found), partial: counted.partial || end !== undefined };
  }
  const looked = passing({ lead }, 0, READ);
  const places = reader.numbers(looked.sql, looked.values);
  const counted = upTo(rest ? countOf(reader, places, rest) : places.length);
  return { total: Math.max(counted.total, known.found), partial: counted.partial || places.length === READ };
}

function countOf(reader: IndexReader, places: readonly number[], { sql, values }: NonNullable<Plan["rest"]>): number {
  return reader.number(`SELECT count(*) FROM json_each(?) one CROSS JOIN shows s ON s.place = one.value WHERE ${sql}`, [
    JSON.stringify(places),
    ...values,
  ]);
}
