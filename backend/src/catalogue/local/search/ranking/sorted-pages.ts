import type { SearchSort, SortOrder } from "@earshot/domain/catalogue/search/search-request";
import { isTurned } from "@earshot/domain/catalogue/search/sort-order";
import { joinedSql } from "../../record/index-schema.js";
import type { IndexReader } from "../index/index-reader.js";
import type { Condition } from "../index/condition.js";
import { matchesAfter, passingOf } from "../index/matches.js";
import type { SortColumn } from "../index/show-columns.js";
import type { NextPlace, SearchPlace } from "../query/search-cursor.js";

export type SortedBy = Exclude<SearchSort, "relevance">;

/** The number that a sort order compares: its name, which is the same in the table and in memory, and its smallest known value. */
type Numbers = { readonly value: SortColumn; readonly known: number };

/**
 * Larger numbers come first, unknown ones last. Titles are sorted alphabetically, ignoring spaces, accents and case. Each order has
 * an index on just this value in the schema.
 */
const NUMBERS: Readonly<Record<Exclude<SortedBy, "title">, Numbers>> = {
  listeners: { value: "listeners", known: 0 },
  perEpisode: { value: "audience", known: 0 },
  popularity: { value: "score", known: 0 },
  // Sources write 0 for an unknown date.
  updated: { value: "updated", known: 1 },
  episodes: { value: "episodes", known: 0 },
  rhythm: { value: "pace", known: 0 },
};

/** With more matches than this, the shows are read in the order of the index. */
const MOST_SORTED = 100_000;
/** Rows of an order's index that are read at a time. */
const STEP = 100;
/** The cost of reading one row, relative to looking up a match by its place. */
const STEP_COST = 1 / 7;

export type SortedPage = {
  readonly places: readonly number[];
  readonly next: NextPlace | undefined;
};

type SortedRow = { place: number; value: string | number };

export type Sorted = { readonly sort: SortedBy; readonly order?: SortOrder };

/** An order in one direction. `turned`: its known values are reversed; unknown ones stay last. */
type Order = { readonly numbers?: Numbers; readonly turned: boolean };

/** `most`: with more matches than this, the shows are read in the order of the index. */
type Page = { readonly limit: number; readonly at?: SearchPlace; readonly most?: number };

/**
 * One page of an order that needs no ranking. Shows with equal values are in popularity order; in a reversed order, which reads the
 * index backward, the least popular comes first.
 */
export function sortedPage(reader: IndexReader, plan: Condition, page: Page & Sorted): SortedPage {
  const order = { numbers: page.sort === "title" ? undefined : NUMBERS[page.sort], turned: isTurned(page) };
  const rows = reader.stages.run("order", () => sortedRows(reader, plan, order, page));
  const shown = rows.slice(0, page.limit);
  const last = shown.at(-1);
  return {
    places: shown.map(({ place }) => place),
    next: rows.length > page.limit && last ? { after: last.place, value: last.value } : undefined,
  };
}

/** The rows of a page and one more, if there is one. */
function sortedRows(reader: IndexReader, plan: Condition, order: Order, page: Page): SortedRow[] {
  const { most = MOST_SORTED } = page;
  const places = matchesAfter(reader, plan, 0, most + 1);
  if (places.length <= most) {
    if (order.numbers) return inMemory(reader, places, { ...order.numbers, turned: order.turned }, page);
    // With few matches, nearly the whole index of titles would have to be read.
    const steps = ((page.limit + 1) * reader.shows) / places.length;
    if (places.length < steps * STEP_COST) {
      const from = "json_each(?) one CROSS JOIN texts o ON o.place = one.value";
      const found = { from, values: [JSON.stringify(places)], limit: page.limit + 1 };
      return rowsAlong(reader, order, startOf(page.at), found);
    }
  }
  return walked(reader, plan, order, page);
}

function inMemory(
  reader: IndexReader,
  places: readonly number[],
  { value, known, turned }: Numbers & Order,
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
    const one = { place, value: columns.numberAt(value, row) };
    const worst = best[limit];
    if ((worst && !isBefore(one, worst)) || (last && !isBefore(last, one))) continue;
    let to = best.length;
    while (to > 0 && isBefore(one, best[to - 1] ?? one)) to -= 1;
    best.splice(to, 0, one);
    if (best.length > limit + 1) best.pop();
  }
  return best;
}

/** Reads the order's own index until enough shows match. */
function walked(reader: IndexReader, plan: Condition, order: Order, { limit, at }: Page): SortedRow[] {
  const found: SortedRow[] = [];
  let last = startOf(at);
  while (found.length <= limit) {
    const from = order.numbers ? "shows o" : "texts o";
    const rows = rowsAlong(reader, order, last, { from, values: [], limit: STEP });
    const places = rows.map(({ place }) => place);
    const passing = passingOf(reader, plan, places);
    found.push(...rows.filter(({ place }) => passing.has(place)));
    last = rows.at(-1);
    if (rows.length < STEP) break;
  }
  return found.slice(0, limit + 1);
}

const startOf = (at: SearchPlace | undefined): SortedRow | undefined =>
  at && { place: at.after, value: at.value ?? -1 };

/** The next rows of an order, after `last`. `from`: the tables that contain the shows and their values. */
function rowsAlong(
  reader: IndexReader,
  order: Order,
  last: SortedRow | undefined,
  { from, values, limit }: { readonly from: string; readonly values: readonly string[]; readonly limit: number },
): SortedRow[] {
  const found: SortedRow[] = [];
  const value = valueSql(order);
  for (const { where, bounds, backwards } of stretchesAfter(order, last)) {
    const direction = (order.numbers !== undefined) === backwards ? "ASC" : "DESC";
    found.push(
      ...reader.all<SortedRow>(
        `SELECT o.place, ${value} AS value FROM ${from} WHERE ${where}
         ORDER BY ${value} ${direction}, o.place ${backwards ? "DESC" : "ASC"} LIMIT ?`,
        [...values, ...bounds, limit - found.length],
      ),
    );
    if (found.length === limit) break;
  }
  return found;
}

/** A part of an order that is one range of its index, read forward or backward. */
type Stretch = {
  readonly where: string;
  readonly bounds: readonly (string | number)[];
  readonly backwards: boolean;
};

/** The rows after a given one: the rest of the equal values, then all later values, each as one range of the index. */
function stretchesAfter(order: Order, last: SortedRow | undefined): readonly Stretch[] {
  const { turned, numbers } = order;
  const [value, known] = [valueSql(order), numbers?.known];
  const from = last && { place: last.place, value: numbers ? Number(last.value) : String(last.value) };
  const inUnknown = from !== undefined && known !== undefined && Number(from.value) < known;
  const backwards = turned && !inUnknown;
  const beyond = (numbers !== undefined) === backwards ? ">" : "<";
  const rest = from
    ? [
        { where: `${value} = ? AND o.place ${backwards ? "<" : ">"} ?`, bounds: [from.value, from.place], backwards },
        { where: `${value} ${beyond} ?`, bounds: [from.value], backwards },
      ]
    : [{ where: backwards && known !== undefined ? `${value} >= ${known}` : "true", bounds: [], backwards }];
  const unknown = { where: `${value} < ${known}`, bounds: [], backwards: false };
  return backwards && known !== undefined ? [...rest, unknown] : rest;
}

const valueSql = ({ numbers }: Order): string => numbers?.value ?? joinedSql("title");
