import type { IndexReader } from "./index-reader.js";
import { passing, type Plan } from "./plan.js";

/** Up to here a total is exact; beyond, it is a lower bound. */
export const EXACT_TOTAL = 10_000;
/** Shows with the words that are looked at only to complete a count, some microseconds each, where few of them pass. */
const MOST_COUNTED = 30_000;

/** The next shows that pass after a place, in popularity order. */
export function matchesAfter(reader: IndexReader, plan: Plan, after: number, wanted: number): number[] {
  const { sql, values } = passing(plan, after, wanted);
  return reader.numbers(sql, values);
}

/** How many shows pass; more than `EXACT_TOTAL` is any number beyond. `partial`: more may pass than were counted. */
export type Total = { readonly total: number; readonly partial: boolean };

/** `known` are the first matches, where they are at hand, and whether they are all. */
export function totalOf(
  reader: IndexReader,
  plan: Plan,
  known: { readonly found: number; readonly all: boolean },
): Total {
  if (known.all) return { total: known.found, partial: false };
  const counted = (from: Plan, limit: number) => {
    const { sql, values } = passing(from, 0, limit);
    return reader.number(`SELECT count(*) FROM (${sql})`, values);
  };
  if (!plan.lead || !plan.rest) return { total: counted(plan, EXACT_TOTAL + 1), partial: false };
  const looked = passing({ lead: plan.lead }, 0, MOST_COUNTED);
  const row = reader.get<{ looked: number; total: number }>(
    `SELECT count(*) AS looked, coalesce(sum(pass), 0) AS total FROM (
       SELECT (${plan.rest.sql}) IS TRUE AS pass FROM (${looked.sql}) hit CROSS JOIN shows s ON s.place = hit.place)`,
    [...plan.rest.values, ...looked.values],
  );
  const [total, all] = [row?.total ?? 0, (row?.looked ?? 0) < MOST_COUNTED];
  return { total: Math.max(total, known.found), partial: !all && total <= EXACT_TOTAL };
}
