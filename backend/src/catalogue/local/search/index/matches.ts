import type { TextField } from "@earshot/domain/catalogue/query/query";
import type { Condition } from "./condition.js";
import type { IndexReader } from "./index-reader.js";
import { type PostingsIterator, DifferenceIterator } from "./postings-iterator.js";
import { keyOf, iteratorOf } from "./condition-iterator.js";

/** The number of steps that an iterator makes in about 20 ms. */
const STEPS = 1_000_000;
/** If counting takes more steps than that, or an unknown number, a total above this is a lower bound. */
const EXACT_TOTAL = 30_000;
/** Maximum number of places kept while counting: the counts beside the filters read them next. */
const CACHED_PLACES = 50_000;

/** The next matching shows after a place, in popularity order. */
export function matchesAfter(reader: IndexReader, plan: Condition, after: number, wanted: number): readonly number[] {
  const read = (place: number, many: number) =>
    reader.stages.run("match", () => iteratorOf(reader, plan).after(place, many));
  if (after > 0) return read(after, wanted);
  const { places } = reader.firstOf(keyOf(plan), wanted, read);
  return places.length > wanted ? places.slice(0, wanted) : places;
}

/** The most popular shows with a word, or with these words next to each other. */
export function placesWith(reader: IndexReader, field: TextField, words: string, most: number): readonly number[] {
  return matchesAfter(reader, { kind: "text", field, match: `"${words}"` }, 0, most);
}

/** Those of the given places that match. */
export function passingOf(reader: IndexReader, plan: Condition, places: readonly number[]): Set<number> {
  if (places.length === 0) return new Set();
  const iterator = iteratorOf(reader, plan);
  return new Set(places.toSorted((a, b) => a - b).filter((place) => iterator.has(place)));
}

/** The number of matching shows; with `partial`, a lower bound. */
export type Total = { readonly total: number; readonly partial: boolean };

/** Exact if counting takes at most `steps` steps; otherwise counts up to `most`. */
export function totalOf(reader: IndexReader, plan: Condition, { most = EXACT_TOTAL, steps = STEPS } = {}): Total {
  const first = reader.firstPlaces.get(keyOf(plan));
  if (first?.all) return { total: first.places.length, partial: false };
  const key = `${most} ${steps} ${keyOf(plan)}`;
  let total = reader.totals.get(key);
  if (total === undefined) {
    total = reader.stages.run("totals", () => counted(reader, plan, { most, steps }));
    reader.totals.set(key, total);
  }
  return total;
}

function counted(reader: IndexReader, plan: Condition, limits: { most: number; steps: number }): Total {
  // Also counts its parts: they are the totals of the modes.
  if (plan.kind === "any") for (const part of plan.of) totalOf(reader, part, limits);
  const iterator = iteratorOf(reader, plan);
  if (iterator.cost <= Math.min(CACHED_PLACES, limits.steps))
    return { total: matchesAfter(reader, plan, 0, CACHED_PLACES).length, partial: false };
  if (plan.kind !== "any" || iterator.cost === Infinity)
    return countOf(iterator, limits, (places) => reader.keepFirst(keyOf(plan), places));
  // The first part is also counted separately, as the total of its mode.
  const [first, ...others] = plan.of;
  const known = first ? totalOf(reader, first, limits) : { total: 0, partial: false };
  if (!first || known.partial) return known;
  const rest = new DifferenceIterator(iteratorOf(reader, { kind: "any", of: others }), iteratorOf(reader, first));
  const { total, partial } = countOf(rest, limits);
  return { total: known.total + total, partial };
}

/** `keep` receives the first places, which the counts beside the filters read next. */
function countOf(
  iterator: PostingsIterator,
  { most, steps }: { most: number; steps: number },
  keep?: (places: readonly number[]) => void,
): Total {
  const bound = iterator.countCost <= steps ? Infinity : most;
  const { count, places } = iterator.counted(bound + 1, keep ? CACHED_PLACES + 1 : 0);
  keep?.(places);
  return count > bound ? { total: Math.max(bound, iterator.atLeast), partial: true } : { total: count, partial: false };
}
