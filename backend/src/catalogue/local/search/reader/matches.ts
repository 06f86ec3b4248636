import type { IndexReader } from "./index-reader.js";
import { type LabelledWords, partsOf, passing, type Plan } from "./plan.js";

/** A larger total is a lower bound. Counting this many hits takes about 3 ms on a quiet machine. */
export const EXACT_TOTAL = 30_000;
/** Up to this many shows are read to be counted, because other fields and filters need them too. More are counted in the file. */
const SOME = 5_000;
/** Shows with the words whose numbers are compared at a time: about 20 ms of work. */
const READ = 100_000;
/** Fewer shows with words and labels are read by the index of words alone. */
const MANY = 500;
/** Shows with the words whose labels are tested first, and then at a time. */
const [SAMPLE, STEP] = [MANY, 20_000];
/** Testing a show in memory takes this many times as long as a step of FTS5 to the next show with the label. */
const TIMES_AS_MANY = 40;

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
  const labelled = plan.lead?.labelled;
  if (labelled && !plan.rest && wanted >= MANY) return labelledAfter(reader, plan, labelled, after, wanted);
  return placesInFile(reader, plan, after, wanted);
}

function placesInFile(reader: IndexReader, plan: Asked, after: number, wanted: number): number[] {
  const { sql, values } = passing(plan, after, wanted);
  return reader.stages.run("match", () => reader.numbers(sql, values));
}

/**
 * The same, where labels are tested in memory: FTS5 steps through all shows that have a label, however few have the words. The first
 * shows with the words tell which way is quicker.
 */
function labelledAfter(
  reader: IndexReader,
  plan: Asked,
  { words, labels }: LabelledWords,
  after: number,
  wanted: number,
): number[] {
  const lead = { ...words, ordered: true };
  const some = placesInFile(reader, { lead }, after, SAMPLE);
  const found = reader.columns.labelled(some, labels);
  let last = some.at(-1) ?? after;
  if (some.length === SAMPLE) {
    const [first = 0, end = 0] = reader.columns.rowsAt([some[0] ?? 0, last]);
    const share = found.length / SAMPLE;
    if (share * (end - first) < TIMES_AS_MANY * SAMPLE) return placesInFile(reader, plan, after, wanted);
    for (let more = some; more.length > 0 && found.length < wanted; last = more.at(-1) ?? last) {
      // As many as are likely to contain the rest.
      const likely = Math.ceil((wanted - found.length) / share) + SAMPLE;
      more = placesInFile(reader, { lead }, last, Math.min(STEP, likely));
      for (const place of reader.columns.labelled(more, labels)) found.push(place);
    }
  }
  return found.slice(0, wanted);
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
  const { lead, rest, ranges } = plan;
  const upTo = (count: number): Total => ({ total: Math.min(count, most), partial: count > most });
  if (ranges.length === 0 && !rest) {
    const some = Math.min(most + 1, SOME);
    const read = firstPlaces(reader, plan, some);
    if (read.length < some) return upTo(read.length);
    const known = reader.firstPlaces.get(keyOf(plan));
    if (known?.all || (known && known.places.length > most)) return upTo(known.places.length);
    if (lead?.labelled) return upTo(placesAfter(reader, plan, 0, most + 1).length);
    const { sql, values } = passing(plan, read.at(-1) ?? 0, most + 1 - read.length);
    return upTo(read.length + reader.number(`SELECT count(*) FROM (${sql})`, values));
  }
  if (!lead) return upTo(matchesAfter(reader, plan, 0, most + 1).length);
  if (ranges.length > 0) {
    const { places, end } = stretchOf(reader, plan);
    const { total, partial } = upTo(places.length);
    return { total, partial: partial || end !== undefined };
  }
  const looked = passing({ lead }, 0, READ);
  const places = reader.numbers(looked.sql, looked.values);
  const { total, partial } = upTo(rest ? countOf(reader, places, rest) : places.length);
  return { total, partial: partial || places.length === READ };
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

function countOf(reader: IndexReader, places: readonly number[], { sql, values }: NonNullable<Plan["rest"]>): number {
  return reader.number(`SELECT count(*) FROM json_each(?) one CROSS JOIN shows s ON s.place = one.value WHERE ${sql}`, [
    JSON.stringify(places),
    ...values,
  ]);
}
