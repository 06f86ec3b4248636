import type { SearchSort } from "@earshot/domain/catalogue/search-request";
import { joinedSql } from "../record/index-schema.js";
import type { IndexReader } from "./index-reader.js";
import { conditionOf, hasBeginnings, passing, type Plan } from "./plan.js";
import type { SearchPlace } from "./search-cursor.js";

/** The orders that need no ranking. */
export type SortedBy = Exclude<SearchSort, "relevance">;

/** With more matches than this, an order's own index is walked. */
const MANY = 10_000;

/** How each order is kept: the table and value that decide, and which way. */
type Order = { readonly table: "shows" | "texts"; readonly value: string; readonly descending: boolean };

/**
 * Unknown numbers come last. Titles are in the order of their letters, spaces, accents and case left aside. Each has its index,
 * with just this value, in the schema.
 */
const ORDERS: Readonly<Record<SortedBy, Order>> = {
  listeners: { table: "shows", value: "listeners", descending: true },
  popularity: { table: "shows", value: "score", descending: true },
  updated: { table: "shows", value: "updated", descending: true },
  episodes: { table: "shows", value: "episodes", descending: true },
  title: { table: "texts", value: joinedSql("title"), descending: false },
};

export type SortedPage = {
  readonly places: readonly number[];
  readonly next: Omit<SearchPlace, "total"> | undefined;
};

type SortedRow = { place: number; value: string | number };

/** One page of an order that needs no ranking. Shows with equal values are in popularity order. */
export function sortedPage(
  reader: IndexReader,
  plan: Plan,
  page: {
    readonly sort: SortedBy;
    readonly limit: number;
    readonly total: number;
    readonly at?: SearchPlace;
  },
): SortedPage {
  const order = ORDERS[page.sort];
  // With many matches it is quicker to walk the order's own index until enough pass; with few, to collect and sort them.
  const rows = page.total > MANY ? walked(reader, plan, order, page) : collected(reader, plan, order, page);
  const shown = rows.slice(0, page.limit);
  const last = shown.at(-1);
  return {
    places: shown.map(({ place }) => place),
    next: rows.length > page.limit && last ? { after: last.place, value: last.value } : undefined,
  };
}

type Page = { readonly limit: number; readonly at?: SearchPlace };

function collected(reader: IndexReader, plan: Plan, { table, value, descending }: Order, page: Page): SortedRow[] {
  const found = passing({ lead: plan.lead, rest: conditionOf(plan) }, 0, Number.MAX_SAFE_INTEGER);
  const { at } = page;
  const beyond = at ? `WHERE v ${descending ? "<" : ">"} ? OR (v = ? AND place > ?)` : "";
  return reader.all<SortedRow>(
    `SELECT place, v AS value FROM (
       SELECT o.place, ${value} AS v FROM (${found.sql}) found CROSS JOIN ${table} o ON o.place = found.place
     ) ${beyond} ORDER BY v ${descending ? "DESC" : "ASC"}, place LIMIT ${page.limit + 1}`,
    [...found.values, ...(at ? [valueOf(at, table), valueOf(at, table), at.after] : [])],
  );
}

function walked(reader: IndexReader, plan: Plan, { table, value, descending }: Order, page: Page): SortedRow[] {
  const { at } = page;
  const conditions: string[] = [];
  const passes = (statement: string) => conditions.push(`(${statement})`);
  if (plan.lead) {
    const { sql, ordered } = plan.lead;
    const single = ordered && !hasBeginnings(plan.lead);
    passes(single ? `EXISTS (${sql} AND rowid = o.place)` : `o.place IN (${sql})`);
  }
  const rest = conditionOf(plan);
  if (rest) passes(`EXISTS (SELECT 1 FROM shows s WHERE s.place = o.place AND (${rest.sql}))`);
  const values = [...(plan.lead?.values ?? []), ...(rest?.values ?? [])];
  const run = (beyond: string, limit: number, from: readonly (string | number)[]): SortedRow[] =>
    reader.all<SortedRow>(
      `SELECT o.place, ${value} AS value FROM ${table} o WHERE ${[beyond, ...conditions].join(" AND ")}
       ORDER BY ${value} ${descending ? "DESC" : "ASC"}, o.place LIMIT ${limit}`,
      [...from, ...values],
    );
  if (!at) return run("true", page.limit + 1, []);
  // The rest of the equal values, then all beyond: an index walks either, but not both at once.
  const equal = run(`${value} = ? AND o.place > ?`, page.limit + 1, [valueOf(at, table), at.after]);
  const left = page.limit + 1 - equal.length;
  return left > 0 ? [...equal, ...run(`${value} ${descending ? "<" : ">"} ?`, left, [valueOf(at, table)])] : equal;
}

function valueOf({ value }: SearchPlace, table: Order["table"]): string | number {
  if (table === "texts") return String(value ?? "");
  return Number(value ?? -1);
}
