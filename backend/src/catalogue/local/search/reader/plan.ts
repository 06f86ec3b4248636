import type { SQLInputValue } from "node:sqlite";
import { type Condition, type Sql, together, toSql, withWords } from "./condition.js";
import type { IndexReader } from "./index-reader.js";
import { scopeConditions, type SearchScope } from "./search-scope.js";
import type { Ranges } from "./show-columns.js";
import { walkOf } from "./word-places.js";

/**
 * How the shows of a search are found: the words of one field lead, most popular shows first, and what else must hold is looked
 * up for each. Without words all shows are walked in that order.
 */
export type Plan = {
  /** Statement of the places to look at, in popularity order when `ordered`; undefined for all shows. */
  readonly lead?: Sql & { readonly ordered: boolean };
  /** The ranges that numbers of each show must be in; read from the columns in memory. */
  readonly ranges: readonly Ranges[];
  /** Other conditions on the row of each as `s`; undefined for none. */
  readonly rest?: Sql;
  /** Shows that pass one of these pass, too. */
  readonly also?: readonly Plan[];
};

const PLANS = new WeakMap<SearchScope, Plan>();

/** The plan of a scope, made once. */
export function planOf(scope: SearchScope): Plan {
  const plan = PLANS.get(scope) ?? planned(scope);
  PLANS.set(scope, plan);
  return plan;
}

function planned(scope: SearchScope): Plan {
  const { filters, also } = scope;
  const plan = planFor(scopeConditions(scope), scope.field);
  return also ? { ...plan, also: also.map((other) => planOf({ ...other, filters })) } : plan;
}

/** The separate plans whose shows are combined; undefined for a single plan. */
export function partsOf({ also, ...own }: Plan): readonly Plan[] | undefined {
  return also && [own, ...also];
}

export function planFor(conditions: readonly Condition[], field: SearchScope["field"]): Plan {
  const { main, others } = together(conditions, field);
  const places = main ? undefined : others.find(({ kind }) => kind === "places");
  const ranges = others.filter((condition) => condition.kind === "ranges");
  const looked = others.filter((condition) => condition !== places && condition.kind !== "ranges").map(toSql);
  const rest = looked.length > 0 ? { rest: every(looked) } : {};
  if (main) return { lead: { ...withWords(main), ordered: true }, ranges, ...rest };
  return places?.kind === "places"
    ? { lead: { sql: places.sql, values: places.values, ordered: false }, ranges, ...rest }
    : { ranges, ...rest };
}

function every(parts: readonly Sql[]): Sql {
  return {
    sql: parts.map(({ sql }) => `(${sql})`).join(" AND "),
    values: parts.flatMap(({ values }) => values),
  };
}

/** The places after a given one that pass but for the ranges, in popularity order, as something to select from. */
export function passing({ lead, rest }: Pick<Plan, "lead" | "rest">, after: number, limit: number): Sql {
  const bounded: readonly SQLInputValue[] = [after];
  if (!lead) {
    const where = rest ? ` AND ${rest.sql}` : "";
    return {
      sql: `SELECT s.place FROM shows s WHERE s.place > ?${where} ORDER BY s.place LIMIT ${limit}`,
      values: [...bounded, ...(rest?.values ?? [])],
    };
  }
  const source = lead.ordered
    ? { sql: `${lead.sql} AND rowid > ? ORDER BY rowid`, values: [...lead.values, ...bounded] }
    : { sql: `SELECT place FROM (${lead.sql}) WHERE place > ? ORDER BY place`, values: [...lead.values, ...bounded] };
  if (!rest) return { sql: `${source.sql} LIMIT ${limit}`, values: source.values };
  return {
    sql: `SELECT s.place FROM (${source.sql}) hit CROSS JOIN shows s ON s.place = hit.place WHERE ${rest.sql} LIMIT ${limit}`,
    values: [...source.values, ...rest.values],
  };
}

/** Of these places, those that pass; each is looked up by itself, so they should be few. */
export function passingOf(reader: IndexReader, plan: Plan, places: readonly number[]): readonly number[] {
  const { lead, rest, ranges } = plan;
  if (places.length === 0) return [];
  const parts = partsOf(plan);
  if (parts) return [...new Set(parts.flatMap((part) => passingOf(reader, part, places)))];
  const inRange = reader.columns.within(places, ranges);
  if (inRange.length === 0 || (!lead && !rest)) return inRange;
  const walk = walkOf(reader, lead);
  if (walk) {
    const found = new Set(inRange.toSorted((a, b) => a - b).filter((place) => walk.seek(place) === place));
    return passingOf(reader, { ranges: [], rest }, inRange.filter((place) => found.has(place))); // prettier-ignore
  }
  const leads = lead
    ? ` AND ${lead.ordered ? `EXISTS (${lead.sql} AND rowid = one.place)` : `one.place IN (${lead.sql})`}`
    : "";
  const rests = rest ? ` AND EXISTS (SELECT 1 FROM shows s WHERE s.place = one.place AND (${rest.sql}))` : "";
  return reader.numbers(
    `SELECT one.place FROM (SELECT value AS place FROM json_each(?)) one WHERE true${leads}${rests}`,
    [JSON.stringify(inRange), ...(lead?.values ?? []), ...(rest?.values ?? [])],
  );
}
