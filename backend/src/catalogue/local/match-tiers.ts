import { LRUCache } from "lru-cache";
import type { DataSource } from "typeorm";
import { scopeCondition, type SearchScope, walkedCondition } from "./search-scope.js";
import { SqlParameters } from "./sql-parameters.js";
import { tiersOf } from "./tiers.js";

/** Up to here a total is exact; beyond, it is a lower bound. */
export const EXACT_TOTAL = 10_000;

export type Matches = {
  /** The most popular shows that pass, in popularity order. */
  readonly positions: readonly number[];
  /** Shows that pass; more than `EXACT_TOTAL` stands for any number beyond. */
  readonly total: number;
};

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

/** Tier by tier: a tier is only asked while shows are wanted or the count is still below its limit. */
async function searchTiers(database: DataSource, scope: SearchScope, wanted: number): Promise<Matches> {
  const positions: number[] = [];
  let total = 0;
  for (const { table } of tiersOf(scope.state.podcasts)) {
    const missing = wanted - positions.length;
    if (missing <= 0 && total > EXACT_TOTAL) break;
    const parameters = new SqlParameters();
    const condition = scopeCondition(scope, parameters);
    // While shows are wanted the whole tier is needed, so that the most popular are among those found.
    const limit = missing > 0 ? "" : `LIMIT ${EXACT_TOTAL + 1 - total}`;
    const [row] = await database.query<{ total: number; positions: number[] }[]>(
      `WITH hits AS MATERIALIZED (SELECT position FROM ${table} WHERE ${condition} ${limit})
       SELECT count(*)::int AS total,
              ARRAY(SELECT position FROM hits ORDER BY position LIMIT ${Math.max(0, missing)}) AS positions FROM hits`,
      parameters.values,
    );
    total += row?.total ?? 0;
    positions.push(...(row?.positions ?? []));
  }
  return { positions, total };
}

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
