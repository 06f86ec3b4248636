import type { SearchSort } from "@earshot/domain/catalogue/search-request";
import type { DataSource } from "typeorm";
import { EXACT_TOTAL } from "./match-tiers.js";
import type { SearchPlace } from "./search-cursor.js";
import { scopeCondition, type SearchScope, walkedCondition } from "./search-scope.js";
import { OPEN_END } from "../record/audience-facts.js";
import { SqlParameters } from "./sql-parameters.js";

/** How each order is kept: the value that decides, which way, and how it is compared. */
type Order = { readonly value: string; readonly type: "bigint" | "real" | "text"; readonly descending: boolean };

/**
 * Twice the middle of the listener range, so that it is a whole number; twice the beginning of an open one. The popularity
 * order of the catalogue would not do: there other signs weigh as well. Bounded to what a cursor may hold.
 */
const LISTENERS = `CASE WHEN listeners_low IS NULL THEN -1
  WHEN listeners_high = ${OPEN_END} THEN least(2 * listeners_low, 999999999999999)
  ELSE least(listeners_low + listeners_high, 999999999999999) END`;

/**
 * Unknown numbers come last. Titles are in the order of their letters, spaces, accents and case left aside. Each has its
 * index, with just this value, in the migrations.
 */
const ORDERS: Readonly<Record<Exclude<SearchSort, "relevance">, Order>> = {
  listeners: { value: `(${LISTENERS})`, type: "bigint", descending: true },
  popularity: { value: "coalesce(popularity_score, -1)", type: "real", descending: true },
  updated: { value: "coalesce(last_update, -1)", type: "bigint", descending: true },
  episodes: { value: "coalesce(episode_count, -1)", type: "bigint", descending: true },
  title: { value: "title_key", type: "text", descending: false },
};

export type SortedPage = {
  readonly positions: readonly number[];
  readonly next: Omit<SearchPlace, "total"> | undefined;
};

/** One page of an order that needs no ranking. Shows with equal values stand in popularity order. */
export async function sortedPage(
  database: DataSource,
  scope: SearchScope,
  page: {
    readonly sort: keyof typeof ORDERS;
    readonly limit: number;
    readonly total: number;
    readonly at?: SearchPlace;
  },
): Promise<SortedPage> {
  const { value, type, descending } = ORDERS[page.sort];
  const parameters = new SqlParameters();
  // With many matches it is quicker to walk the order's own index until enough pass; with few, to collect and sort them.
  // A sorting key that is calculated keeps the planner from walking the index all the same.
  const many = page.total > EXACT_TOTAL;
  const condition = many ? walkedCondition(scope, parameters) : scopeCondition(scope, parameters);
  const key = many ? value : type === "text" ? `${value} || ''` : `${value} + 0`;
  const rows = await database.query<{ position: number; value: string | number }[]>(
    `SELECT position, ${value} AS value FROM catalogue.podcasts
     WHERE ${condition} ${page.at ? `AND ${after(page.at)}` : ""}
     ORDER BY ${key} ${descending ? "DESC" : "ASC"}, position LIMIT ${page.limit + 1}`,
    parameters.values,
  );
  const shown = rows.slice(0, page.limit);
  const last = shown.at(-1);
  return {
    positions: shown.map(({ position }) => position),
    next: rows.length > page.limit && last ? { after: last.position, value: last.value } : undefined,
  };

  function after(at: SearchPlace): string {
    const from = parameters.add(at.value ?? (type === "text" ? "" : -1));
    const beyond = descending ? "<" : ">";
    const position = parameters.add(at.after);
    return `(${value} ${beyond} ${from}::${type} OR (${value} = ${from}::${type} AND position > ${position}))`;
  }
}
