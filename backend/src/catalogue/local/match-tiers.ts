import { LRUCache } from "lru-cache";
import type { DataSource } from "typeorm";
import { scopeCondition, type SearchScope, walkedCondition } from "./search-scope.js";
import { SqlParameters } from "./sql-parameters.js";
import { entriesRead } from "./count-cost.js";
import { tiersOf } from "./tiers.js";

/** Up to here a total is exact; beyond, it is a lower bound. */
export const EXACT_TOTAL = 10_000;

export type Matches = {
  /** The most popular shows that pass, in popularity order. */
  readonly positions: readonly number[];
  /** Shows that pass; more than `EXACT_TOTAL` stands for any number beyond. */
  readonly total: number;
  /** Whether more may pass than were counted: counting them all would take longer than anyone waits. */
  readonly partial: boolean;
};

/**
 * Entries of the word index that are read in one tier only to complete a count, some tenths of a microsecond each. Filters
 * that the word index does not know make a count of this kind: few shows pass although many have the words.
 */
const MOST_COUNTED = 50_000;

/** Searches whose matches are kept: the same search comes again with another order, in the palette, or from others. */
const REMEMBERED = 500;
const remembered = new WeakMap<DataSource, LRUCache<string, Matches>>();

/**
 * The most popular shows that pass and how many pass in all. A catalogue does not change until the next one takes its
 * place, so what one search found is kept for the next that asks the same of the same catalogue.
 */
export async function firstMatches(database: DataSource, scope: SearchScope, wanted: number): Promise<Matches> {
  let known = remembered.get(database);
  if (!known) remembered.set(database, (known = new LRUCache({ max: REMEMBERED })));
  const parameters = new SqlParameters();
  const asked = scopeCondition(scope, parameters);
  const key = JSON.stringify([scope.state.generation, wanted, asked, parameters.values]);
  const matches = known.get(key) ?? (await searchTiers(database, scope, wanted));
  known.set(key, matches);
  return matches;
}

/**
 * Tier by tier within one statement: a tier is only read while shows are wanted or the count is below its limit. As long
 * as shows are wanted the whole tier is needed, so that the most popular are among those found.
 */
async function searchTiers(database: DataSource, scope: SearchScope, wanted: number): Promise<Matches> {
  const parameters = new SqlParameters();
  const condition = scopeCondition(scope, parameters);
  const names: string[] = [];
  let uncounted = "false";
  const steps = tiersOf(scope.state.podcasts).map((tier) => {
    const { table } = tier;
    const costly = names.length > 0 && entriesRead(scope, tier) > MOST_COUNTED;
    const limit = names.length > 0 ? `LIMIT ${stillNeeded(names, wanted, costly)}` : "";
    if (costly && uncounted === "false") uncounted = `${hitsOf(names)} BETWEEN ${wanted} AND ${EXACT_TOTAL}`;
    names.push(`tier${names.length + 1}`);
    return `${names.at(-1)} AS MATERIALIZED (SELECT position FROM ${table} WHERE ${condition} ${limit})`;
  });
  if (names.length === 0) return NO_MATCHES;
  const [row] = await database.query<Matches[]>(
    `WITH ${steps.join(", ")}, hits AS (${names.map((name) => `SELECT position FROM ${name}`).join(" UNION ALL ")})
     SELECT (SELECT count(*)::int FROM hits) AS total, ${uncounted} AS partial,
            ARRAY(SELECT position FROM hits ORDER BY position LIMIT ${wanted}) AS positions`,
    parameters.values,
  );
  return row ?? NO_MATCHES;
}

/** How many rows of a tier are needed after the tiers before it; NULL stands for all of them. */
function stillNeeded(before: readonly string[], wanted: number, costly: boolean): string {
  const toCount = costly ? "0" : `greatest(0, ${EXACT_TOTAL + 1} - hits)`;
  return `(SELECT CASE WHEN hits >= ${wanted} THEN ${toCount} END FROM (SELECT ${hitsOf(before)} AS hits) found)`;
}

function hitsOf(tiers: readonly string[]): string {
  return `(${tiers.map((name) => `(SELECT count(*) FROM ${name})`).join(" + ")})`;
}

const NO_MATCHES: Matches = { positions: [], total: 0, partial: false };

/** The next shows that pass after a position, in popularity order. `total` is what the first page counted. */
export async function nextMatches(
  database: DataSource,
  scope: SearchScope,
  page: { readonly after: number; readonly wanted: number; readonly total: number },
): Promise<number[]> {
  const parameters = new SqlParameters();
  const many = page.total > EXACT_TOTAL;
  const condition = many ? walkedCondition(scope, parameters) : scopeCondition(scope, parameters);
  const rows = await database.query<{ position: number }[]>(
    // "+ 0" keeps the planner from walking a whole tier for a rare word; many matches are found faster by walking.
    `SELECT position FROM catalogue.podcasts WHERE position > ${parameters.add(page.after)} AND ${condition}
     ORDER BY position ${many ? "" : "+ 0"} LIMIT ${page.wanted}`,
    parameters.values,
  );
  return rows.map(({ position }) => position);
}
