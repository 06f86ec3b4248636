import type { SearchSort } from "@earshot/domain/catalogue/search/search-request";
import { joinedSql } from "../../record/index-schema.js";
import type { IndexReader } from "../reader/index-reader.js";
import { stretchOf } from "../reader/matches.js";
import { passingOf, type Plan } from "../reader/plan.js";
import type { SearchPlace } from "./search-cursor.js";

/** The orders that need no ranking. */
export type SortedBy = Exclude<SearchSort, "relevance">;

/** How each order is kept: the table and value that decide, and which way. `column`: the same value in memory. */
type Order = {
  readonly table: "shows" | "texts";
  readonly value: string;
  readonly descending: boolean;
  readonly column?: "listeners" | "updated" | "episodes" | "audience" | "pace";
};

/**
 * Unknown numbers come last. Titles are in the order of their letters, spaces, accents and case left aside. Each has its index,
 * with just this value, in the schema.
 */
const ORDERS: Readonly<Record<SortedBy, Order>> = {
  listeners: { table: "shows", value: "listeners", descending: true, column: "listeners" },
  perEpisode: { table: "shows", value: "audience", descending: true, column: "audience" },
  popularity: { table: "shows", value: "score", descending: true },
  updated: { table: "shows", value: "updated", descending: true, column: "updated" },
  episodes: { table: "shows", value: "episodes", descending: true, column: "episodes" },
  rhythm: { table: "shows", value: "pace", descending: true, column: "pace" },
  title: { table: "texts", value: joinedSql("title"), descending: false },
};

/** Rows of an order's index that are read at a time; fewer where each is looked up in the index of words. */
const STEP = 2_000;
const DEAR_STEP = 100;
/** What one of them costs, where to look up a match by its place costs 1. */
const STEP_COST = 1 / 7;

export type SortedPage = {
  readonly places: readonly number[];
  readonly next: Omit<SearchPlace, "total"> | undefined;
};

type SortedRow = { place: number; value: string | number };

type Page = { readonly limit: number; readonly at?: SearchPlace };
/** `most`: with more matches, an order's index is walked. */
type SortBounds = { readonly most?: number };

/** One page of an order that needs no ranking. Shows with equal values are in popularity order. */
export function sortedPage(
  reader: IndexReader,
  plan: Plan,
  page: Page & SortBounds & { readonly sort: SortedBy },
): SortedPage {
  const rows = sortedRows(reader, plan, ORDERS[page.sort], page);
  const shown = rows.slice(0, page.limit);
  const last = shown.at(-1);
  return {
    places: shown.map(({ place }) => place),
    next: rows.length > page.limit && last ? { after: last.place, value: last.value } : undefined,
  };
}

/** One row more than the page has, where there is one. */
function sortedRows(reader: IndexReader, plan: Plan, order: Order, page: Page & SortBounds): SortedRow[] {
  const { places, end } = stretchOf(reader, plan, 0, page.most);
  if (end !== undefined)
    return walked(reader, order, page, { step: DEAR_STEP, passes: (rows) => passingOf(reader, plan, rows) });
  if (order.column) return inMemory(reader, places, order.column, page);
  // To find a page of few matches, the whole index of the order would be walked.
  const steps = ((page.limit + 1) * reader.shows) / places.length;
  if (places.length < steps * STEP_COST) return collected(reader, places, order, page);
  const found = new Set(places);
  return walked(reader, order, page, { step: STEP, passes: (rows) => rows.filter((place) => found.has(place)) });
}

/** The best of all matches by a number in memory. */
function inMemory(
  reader: IndexReader,
  places: readonly number[],
  column: NonNullable<Order["column"]>,
  { limit, at }: Page,
): SortedRow[] {
  const isBefore = (a: SortedRow, b: SortedRow) =>
    Number(a.value) > Number(b.value) || (a.value === b.value && a.place < b.place);
  const last = at && { place: at.after, value: Number(at.value ?? -1) };
  const best: SortedRow[] = [];
  reader.columns.each(places, (row, place) => {
    const one = { place, value: reader.columns.numberAt(column, row) };
    const worst = best[limit];
    if ((worst && !isBefore(one, worst)) || (last && !isBefore(last, one))) return;
    let to = best.length;
    while (to > 0 && isBefore(one, best[to - 1] ?? one)) to -= 1;
    best.splice(to, 0, one);
    if (best.length > limit + 1) best.pop();
  });
  return best;
}

function collected(
  reader: IndexReader,
  places: readonly number[],
  { table, value, descending }: Order,
  { limit, at }: Page,
): SortedRow[] {
  const beyond = at ? `WHERE v ${descending ? "<" : ">"} ? OR (v = ? AND place > ?)` : "";
  return reader.all<SortedRow>(
    `SELECT place, v AS value FROM (
       SELECT o.place, ${value} AS v FROM json_each(?) one CROSS JOIN ${table} o ON o.place = one.value
     ) ${beyond} ORDER BY v ${descending ? "DESC" : "ASC"}, place LIMIT ${limit + 1}`,
    [JSON.stringify(places), ...(at ? [valueOf(at.value, table), valueOf(at.value, table), at.after] : [])],
  );
}

/** Walks the order's own index until enough pass. `passes` gives those of its places that do. */
function walked(
  reader: IndexReader,
  order: Order,
  { limit, at }: Page,
  { step, passes }: { readonly step: number; readonly passes: (places: readonly number[]) => readonly number[] },
): SortedRow[] {
  const found: SortedRow[] = [];
  let from = at && { place: at.after, value: at.value ?? -1 };
  while (found.length <= limit) {
    const rows = nextRows(reader, order, step, from);
    const passing = new Set(passes(rows.map(({ place }) => place)));
    found.push(...rows.filter(({ place }) => passing.has(place)));
    from = rows.at(-1);
    if (rows.length < step) break;
  }
  return found.slice(0, limit + 1);
}

/** The next rows of an order's index. */
function nextRows(
  reader: IndexReader,
  { table, value, descending }: Order,
  step: number,
  from: SortedRow | undefined,
): SortedRow[] {
  const run = (beyond: string, limit: number, values: readonly (string | number)[]): SortedRow[] =>
    reader.all<SortedRow>(
      `SELECT o.place, ${value} AS value FROM ${table} o WHERE ${beyond}
       ORDER BY ${value} ${descending ? "DESC" : "ASC"}, o.place LIMIT ${limit}`,
      values,
    );
  if (!from) return run("true", step, []);
  const last = valueOf(from.value, table);
  // The rest of the equal values, then all beyond: an index walks either, but not both at once.
  const equal = run(`${value} = ? AND o.place > ?`, step, [last, from.place]);
  const left = step - equal.length;
  return left > 0 ? [...equal, ...run(`${value} ${descending ? "<" : ">"} ?`, left, [last])] : equal;
}

function valueOf(value: string | number | undefined, table: Order["table"]): string | number {
  return table === "texts" ? String(value ?? "") : Number(value ?? -1);
}
