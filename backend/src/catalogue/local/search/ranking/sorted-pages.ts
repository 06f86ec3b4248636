import type { SearchSort, SortOrder } from "@earshot/domain/catalogue/search/search-request";
import { isTurned } from "@earshot/domain/catalogue/search/sort-order";
import { joinedSql } from "../../record/index-schema.js";
import type { IndexReader } from "../reader/index-reader.js";
import type { Condition } from "../reader/condition.js";
import { matchesAfter, passingOf } from "../reader/matches.js";
import type { SearchPlace } from "./search-cursor.js";

export type SortedBy = Exclude<SearchSort, "relevance">;

/** How each order is stored: the table and value that decide, and the direction. `column`: the same value in memory. */
type Order = {
  readonly table: "shows" | "texts";
  readonly value: string;
  readonly descending: boolean;
  readonly column?: "listeners" | "updated" | "episodes" | "audience" | "pace" | "score";
  /** The smallest known value; undefined if all are known. */
  readonly known?: number;
};

/**
 * Unknown numbers come last. Titles are in the order of their letters, ignoring spaces, accents and case. Each has its index,
 * with just this value, in the schema.
 */
const ORDERS: Readonly<Record<SortedBy, Order>> = {
  listeners: { table: "shows", value: "listeners", descending: true, column: "listeners", known: 0 },
  perEpisode: { table: "shows", value: "audience", descending: true, column: "audience", known: 0 },
  popularity: { table: "shows", value: "score", descending: true, column: "score", known: 0 },
  // Sources write 0 for an unknown date.
  updated: { table: "shows", value: "updated", descending: true, column: "updated", known: 1 },
  episodes: { table: "shows", value: "episodes", descending: true, column: "episodes", known: 0 },
  rhythm: { table: "shows", value: "pace", descending: true, column: "pace", known: 0 },
  title: { table: "texts", value: joinedSql("title"), descending: false },
};

/** With more matches than this, the order's index is walked. */
const MOST_SORTED = 100_000;
/** Rows of an order's index that are read at a time. */
const STEP = 100;
/** The cost of reading one row, if looking up a match by its place costs 1. */
const STEP_COST = 1 / 7;

export type SortedPage = {
  readonly places: readonly number[];
  readonly next: Omit<SearchPlace, "total"> | undefined;
};

type SortedRow = { place: number; value: string | number };

export type Sorted = { readonly sort: SortedBy; readonly order?: SortOrder };

/** An order in one direction. `turned`: its known values are reversed; unknown ones stay last. */
type Directed = Order & { readonly turned: boolean };

/** `most`: with more matches than this, the order's index is walked. */
type Page = { readonly limit: number; readonly at?: SearchPlace; readonly most?: number };

/**
 * One page of an order that needs no ranking. Shows with equal values are in popularity order, in a turned order the least
 * popular first: its index is walked backwards.
 */
export function sortedPage(reader: IndexReader, plan: Condition, page: Page & Sorted): SortedPage {
  const order = { ...ORDERS[page.sort], turned: isTurned(page) };
  const rows = reader.stages.run("order", () => sortedRows(reader, plan, order, page));
  const shown = rows.slice(0, page.limit);
  const last = shown.at(-1);
  return {
    places: shown.map(({ place }) => place),
    next: rows.length > page.limit && last ? { after: last.place, value: last.value } : undefined,
  };
}

/** One more row than the page has, if there is one. */
function sortedRows(reader: IndexReader, plan: Condition, order: Directed, page: Page): SortedRow[] {
  const { most = MOST_SORTED } = page;
  const places = matchesAfter(reader, plan, 0, most + 1);
  if (places.length <= most) {
    if (order.column) return inMemory(reader, places, { ...order, column: order.column }, page);
    // For few matches, the whole index of the order would have to be walked.
    const steps = ((page.limit + 1) * reader.shows) / places.length;
    if (places.length < steps * STEP_COST) return collected(reader, places, order, page);
  }
  return walked(reader, plan, order, page);
}

function inMemory(
  reader: IndexReader,
  places: readonly number[],
  { column, turned, known = 0 }: Directed & Required<Pick<Order, "column">>,
  { limit, at }: Page,
): SortedRow[] {
  const isBefore = (a: SortedRow, b: SortedRow) => {
    const backwards = turned && Number(a.value) >= known;
    if (backwards !== (turned && Number(b.value) >= known)) return backwards;
    const [one, other] = backwards ? [b, a] : [a, b];
    return Number(one.value) > Number(other.value) || (one.value === other.value && one.place < other.place);
  };
  const last = at && { place: at.after, value: Number(at.value ?? -1) };
  const best: SortedRow[] = [];
  const { columns } = reader;
  for (const place of places) {
    const row = columns.rowAt(place);
    if (row === undefined) continue;
    const one = { place, value: columns.numberAt(column, row) };
    const worst = best[limit];
    if ((worst && !isBefore(one, worst)) || (last && !isBefore(last, one))) continue;
    let to = best.length;
    while (to > 0 && isBefore(one, best[to - 1] ?? one)) to -= 1;
    best.splice(to, 0, one);
    if (best.length > limit + 1) best.pop();
  }
  return best;
}

function collected(reader: IndexReader, places: readonly number[], order: Directed, { limit, at }: Page): SortedRow[] {
  const from = `json_each(?) one CROSS JOIN ${order.table} o ON o.place = one.value`;
  return rowsAlong(reader, order, startOf(at), { from, values: [JSON.stringify(places)], limit: limit + 1 });
}

/** Walks the order's own index until enough pass. */
function walked(reader: IndexReader, plan: Condition, order: Directed, { limit, at }: Page): SortedRow[] {
  const found: SortedRow[] = [];
  let last = startOf(at);
  while (found.length <= limit) {
    const rows = rowsAlong(reader, order, last, { from: `${order.table} o`, values: [], limit: STEP });
    const places = rows.map(({ place }) => place);
    const passing = new Set(passingOf(reader, plan, places));
    found.push(...rows.filter(({ place }) => passing.has(place)));
    last = rows.at(-1);
    if (rows.length < STEP) break;
  }
  return found.slice(0, limit + 1);
}

const startOf = (at: SearchPlace | undefined): SortedRow | undefined =>
  at && { place: at.after, value: at.value ?? -1 };

/** The next rows of an order, after `last`. `from` is the source of the shows, with its values. */
function rowsAlong(
  reader: IndexReader,
  order: Directed,
  last: SortedRow | undefined,
  { from, values, limit }: { readonly from: string; readonly values: readonly string[]; readonly limit: number },
): SortedRow[] {
  const found: SortedRow[] = [];
  for (const { where, bounds, backwards } of stretchesAfter(order, last)) {
    const direction = order.descending === backwards ? "ASC" : "DESC";
    found.push(
      ...reader.all<SortedRow>(
        `SELECT o.place, ${order.value} AS value FROM ${from} WHERE ${where}
         ORDER BY ${order.value} ${direction}, o.place ${backwards ? "DESC" : "ASC"} LIMIT ?`,
        [...values, ...bounds, limit - found.length],
      ),
    );
    if (found.length === limit) break;
  }
  return found;
}

/** A part of an order that its index walks at once, in the index's direction or backwards. */
type Stretch = {
  readonly where: string;
  readonly bounds: readonly (string | number)[];
  readonly backwards: boolean;
};

/** The rows after a given one: the rest of the equal values, then all later values, each in its own index walk. */
function stretchesAfter(order: Directed, last: SortedRow | undefined): readonly Stretch[] {
  const { value, descending, turned, known } = order;
  const from = last && { place: last.place, value: valueOf(last.value, order.table) };
  const inUnknown = from !== undefined && known !== undefined && Number(from.value) < known;
  const backwards = turned && !inUnknown;
  const beyond = descending === backwards ? ">" : "<";
  const rest = from
    ? [
        { where: `${value} = ? AND o.place ${backwards ? "<" : ">"} ?`, bounds: [from.value, from.place], backwards },
        { where: `${value} ${beyond} ?`, bounds: [from.value], backwards },
      ]
    : [{ where: backwards && known !== undefined ? `${value} >= ${known}` : "true", bounds: [], backwards }];
  const unknown = { where: `${value} < ${known}`, bounds: [], backwards: false };
  return backwards && known !== undefined ? [...rest, unknown] : rest;
}

function valueOf(value: string | number, table: Order["table"]): string | number {
  return table === "texts" ? String(value) : Number(value);
}
