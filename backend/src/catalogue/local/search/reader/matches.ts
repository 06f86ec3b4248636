import type { IndexReader } from "./index-reader.js";
import { partsOf, passing, type Plan } from "./plan.js";
import { walkOf } from "./word-places.js";

/** A larger total is a lower bound. Counting this many hits takes about 3 ms on a quiet machine. */
export const EXACT_TOTAL = 30_000;
/** Up to this many shows are read to be counted, because other fields and filters need them too. More are counted in the file. */
const SOME = 5_000;
/** Shows with the words whose numbers are compared at a time: about 20 ms of work. */
const READ = 100_000;

/** The next shows that pass after a place, in popularity order. */
export function matchesAfter(reader: IndexReader, plan: Plan, after: number, wanted: number): readonly number[] {
  const parts = partsOf(plan);
  if (parts) return parts.reduce<readonly number[]>((all, part) => withPart(reader, part, all, after, wanted), []);
  const { lead, rest, ranges } = plan;
  if (!lead && !rest) return reader.columns.after(after, ranges, wanted);
  if (ranges.length === 0)
    return after === 0 ? firstPlaces(reader, plan, wanted) : placesAfter(reader, plan, after, wanted);
  const found: number[] = [];
  for (let from: number | undefined = 0; from !== undefined && found.length < wanted;) {
    const stretch: Stretch = stretchOf(reader, plan, from);
    for (const place of stretch.places) {
      if (found.length === wanted) break;
      if (place > after) found.push(place);
    }
    from = stretch.end;
  }
  return found;
}

/** The first shows that pass, as many as were requested; `all`: there are no others. */
export type FirstPlaces = { readonly places: readonly number[]; readonly all: boolean };

/** One question asks for the first ten, fifty and thousand shows of the same search. Each is read once. */
function firstPlaces(reader: IndexReader, plan: Plan, wanted: number): readonly number[] {
  const key = keyOf(plan);
  let known = reader.firstPlaces.get(key) ?? { places: [], all: false };
  if (!known.all && known.places.length < wanted) {
    const left = wanted - known.places.length;
    const next = placesAfter(reader, plan, known.places.at(-1) ?? 0, left);
    known = { places: known.places.length > 0 ? known.places.concat(next) : next, all: next.length < left };
    reader.firstPlaces.set(key, known);
  }
  return known.places.length > wanted ? known.places.slice(0, wanted) : known.places;
}

const KEYS = new WeakMap<Asked, string>();

/** The same for plans that ask the file for the same shows. */
function keyOf(plan: Asked): string {
  let key = KEYS.get(plan);
  if (key === undefined) KEYS.set(plan, (key = JSON.stringify([plan.lead, plan.rest])));
  return key;
}

/** The part of a plan that is read from the file. */
type Asked = Pick<Plan, "lead" | "rest">;

function placesAfter(reader: IndexReader, plan: Asked, after: number, wanted: number): number[] {
  return reader.stages.run("match", () => {
    const walk = plan.rest ? undefined : walkOf(reader, plan.lead);
    if (walk) return walk.after(after, wanted);
    const { sql, values } = passing(plan, after, wanted);
    return reader.numbers(sql, values);
  });
}

/**
 * Of the next shows that pass everything but the ranges, those whose numbers are in the ranges, and where the next ones begin;
 * undefined at the end.
 */
export type Stretch = { readonly places: readonly number[]; readonly end: number | undefined };

/** A question needs the same shows several times: the first ones, those to rank, and their number. They are read once. */
export function stretchOf(reader: IndexReader, plan: Plan, from = 0, most = READ): Stretch {
  const parts = partsOf(plan);
  if (parts) return unitedStretch(parts.map((part) => stretchOf(reader, part, from, most)));
  if (!plan.lead && !plan.rest) {
    const places = reader.columns.after(from, plan.ranges, most);
    return { places, end: places.length < most ? undefined : places.at(-1) };
  }
  const key = JSON.stringify([keyOf(plan), from, most, plan.ranges]);
  const known = reader.stretches.get(key);
  if (known) return known;
  const read = placesAfter(reader, plan, from, most);
  const places = reader.columns.within(read, plan.ranges);
  const stretch = { places, end: read.length < most ? undefined : read.at(-1) };
  reader.stretches.set(key, stretch);
  return stretch;
}

/** Places of several lists in popularity order, each once. */
function united([first = [], ...others]: readonly (readonly number[])[]): readonly number[] {
  return others.reduce((all, list) => merged(all, list, Infinity), first);
}

/** The first places of a list and of another plan. Behind the last one of enough, the plan's own are not read. */
function withPart(
  reader: IndexReader,
  part: Plan,
  all: readonly number[],
  after: number,
  wanted: number,
): readonly number[] {
  const end = all.length < wanted ? Infinity : (all.at(-1) ?? Infinity);
  let some = after === 0 && end < Infinity ? Math.min(wanted, SOME) : wanted;
  let places = matchesAfter(reader, part, after, some);
  while (some < wanted && places.length === some && (places.at(-1) ?? Infinity) < end) {
    some = Math.min(wanted, 2 * some);
    places = matchesAfter(reader, part, after, some);
  }
  return merged(all, places, wanted);
}

function merged(one: readonly number[], other: readonly number[], most: number): readonly number[] {
  if (one.length === 0 || other.length === 0) return one.length === 0 ? other : one;
  const all: number[] = [];
  let [at, to] = [0, 0];
  while (at < one.length && to < other.length && all.length < most) {
    const [a, b] = [one[at] ?? 0, other[to] ?? 0];
    all.push(a < b ? a : b);
    if (a <= b) at += 1;
    if (b <= a) to += 1;
  }
  for (; at < one.length && all.length < most; at += 1) all.push(one[at] ?? 0);
  for (; to < other.length && all.length < most; to += 1) all.push(other[to] ?? 0);
  return all;
}

/** Up to the place where the first of them ends: behind it, shows of that one are not read yet. */
function unitedStretch(stretches: readonly Stretch[]): Stretch {
  const ends = stretches.flatMap(({ end }) => end ?? []);
  const end = ends.length > 0 ? Math.min(...ends) : undefined;
  const places = united(stretches.map((one) => one.places));
  return { places: end === undefined ? places : places.filter((place) => place <= end), end };
}

/** How many shows pass, or with `partial` at least pass. */
export type Total = { readonly total: number; readonly partial: boolean };

/** `known` are the first matches, if they are already read, and whether they are all. Counts up to `most`. */
export function totalOf(reader: IndexReader, plan: Plan, known: Known, most = EXACT_TOTAL): Total {
  if (known.all) return { total: known.found, partial: false };
  const key = JSON.stringify([...(partsOf(plan) ?? [plan]).map((part) => [keyOf(part), part.ranges]), most]);
  const counted = reader.totals.get(key) ?? reader.stages.run("totals", () => countedTo(reader, plan, most));
  reader.totals.set(key, counted);
  const { total, partial } = counted;
  return partial ? { total: Math.max(total, known.found), partial } : counted;
}

type Known = { readonly found: number; readonly all: boolean };

function countedTo(reader: IndexReader, plan: Plan, most: number): Total {
  const parts = partsOf(plan);
  if (parts) {
    const totals = parts.map((part) => totalOf(reader, part, { found: 0, all: false }, most));
    return unitedTotal(reader, plan, totals, most);
  }
  const upTo = (count: number): Total => ({ total: Math.min(count, most), partial: count > most });
  if (plan.ranges.length === 0 || (!plan.lead && !plan.rest))
    return upTo(matchesAfter(reader, plan, 0, most + 1).length);
  const { places, end } = stretchOf(reader, plan);
  const { total, partial } = upTo(places.length);
  return { total, partial: partial || end !== undefined };
}

/**
 * How many shows pass any of the plans, by the totals of each. A show counts once, which requires comparing the lists, so it is
 * done only if each plan is counted to its end.
 */
export function unitedTotal(reader: IndexReader, plan: Plan, totals: readonly Total[], most = EXACT_TOTAL): Total {
  const least = Math.max(...totals.map(({ total }) => total));
  if (least > most || totals.some(({ partial }) => partial)) return { total: least, partial: true };
  const { length } = matchesAfter(reader, plan, 0, most + 1);
  return { total: Math.min(length, most), partial: length > most };
}
