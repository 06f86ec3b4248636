import type { DataSource } from "typeorm";
import { scopeCondition, type SearchScope, walkedCondition } from "./search-scope.js";
import { SqlParameters } from "./sql-parameters.js";
import { entriesRead, expectedMatches, surelyMany, tellingMatches } from "./count-cost.js";
import { foundBefore } from "./found-before.js";
import { promiseSql } from "./promise.js";
import type { SearchTerms } from "./search-terms.js";
import { type Tier, tiersOf } from "./tiers.js";

/** Up to here a total is exact; beyond, it is a lower bound. */
export const EXACT_TOTAL = 10_000;

export type Matches = {
  /** The most popular shows that pass, in popularity order. */
  readonly positions: readonly number[];
  /** Of the matches after them, those that promise most by their words; none without `terms`. */
  readonly promising: readonly number[];
  /** Shows that pass; more than `EXACT_TOTAL` stands for any number beyond. */
  readonly total: number;
  /** Whether more may pass than were counted: counting them all would take longer than anyone waits. */
  readonly partial: boolean;
};

/**
 * Entries of the word index that are read in one tier only to complete a count, some tenths of a microsecond each. Filters
 * that the word index does not know make a count of this kind: few shows pass although many have the words.
 */
const MOST_COUNTED = 20_000;

/** The tiers that hold so many matches are looked through for promising ones, and so many of these are given. */
const LOOKED_AT = 1_000;
const PROMISING = 60;
/** With more to be expected, what is found in popular tiers will tell that the rest need not be counted. */
const ALL_COUNTED = 1.5 * EXACT_TOTAL;

/**
 * The most popular shows that pass, with `terms` also the most promising after them, and how many pass in all. Where the
 * last tier is sure to be read for the count alone, it is read beside the others.
 */
export async function firstMatches(
  database: DataSource,
  scope: SearchScope,
  wanted: number,
  terms?: SearchTerms,
): Promise<Matches> {
  const tiers = tiersOf(scope.state.last);
  const last = tiers.at(-1);
  if (last === undefined) return NO_MATCHES;
  if (!isOnlyCounted(scope, last)) return matchesIn(database, scope, { tiers, wanted, terms });
  const counting = matchesIn(database, scope, { tiers: [last], wanted: 0 });
  // Where it turns out not to be needed, nobody waits for it.
  counting.catch(() => undefined);
  const found = await matchesIn(database, scope, { tiers: tiers.slice(0, -1), wanted, terms });
  if (found.total > EXACT_TOTAL) return found;
  if (found.total < LOOKED_AT) return matchesIn(database, scope, { tiers, wanted, terms });
  return { ...found, total: Math.min(EXACT_TOTAL + 1, found.total + (await counting).total) };
}

/**
 * Whether so many shows are to be expected that the tiers before this one give all that is looked at, and so few that all are
 * counted.
 */
function isOnlyCounted(scope: SearchScope, { from }: Tier): boolean {
  const expected = expectedMatches(scope);
  if (expected === undefined || expected > ALL_COUNTED) return false;
  return (expected * (from - 1)) / scope.state.podcasts >= LOOKED_AT;
}

type Asked = { readonly tiers: readonly Tier[]; readonly wanted: number; readonly terms?: SearchTerms };

/**
 * The matches in some tiers, the popular ones first, one after the other within one statement: a tier is only read while shows
 * are wanted or the count is below its limit. As long as shows are wanted the whole tier is needed, so that the most
 * popular are among those found.
 */
async function matchesIn(database: DataSource, scope: SearchScope, { tiers, wanted, terms }: Asked): Promise<Matches> {
  const parameters = new SqlParameters();
  const condition = scopeCondition(scope, parameters);
  const promise = terms ? promiseSql(terms, parameters) : "NULL::float8";
  const many = surelyMany(scope, EXACT_TOTAL);
  const names: string[] = [];
  let uncounted = "false";
  let told = "false";
  const steps = tiers.map((tier) => {
    const costly = names.length > 0 && entriesRead(scope, tier) > MOST_COUNTED;
    const counted = wanted > 0 ? "" : `LIMIT ${EXACT_TOTAL + 1}`;
    const limit = names.length > 0 ? `LIMIT ${stillNeeded(names, wanted, costly || many ? "true" : told)}` : counted;
    const looked = names.length > 0 ? `CASE WHEN ${hitsOf(names)} < ${LOOKED_AT} THEN ${promise} END` : promise;
    if (costly && uncounted === "false") uncounted = `${hitsOf(names)} BETWEEN ${wanted} AND ${EXACT_TOTAL}`;
    names.push(`tier${names.length + 1}`);
    const telling = tellingMatches(scope, tier.to, EXACT_TOTAL);
    const shows = `SELECT position, ${looked} AS promise FROM ${tier.table} WHERE ${condition} ${limit}`;
    if (telling !== undefined && telling <= EXACT_TOTAL) told += ` OR ${hitsOf(names)} >= ${telling}`;
    return `${names.at(-1)} AS MATERIALIZED (${shows})`;
  });
  const hits = names.map((name) => `SELECT position, promise FROM ${name}`).join(" UNION ALL ");
  const sql = `WITH ${steps.join(", ")}, hits AS (${hits}),
     first AS MATERIALIZED (SELECT position FROM hits ORDER BY position LIMIT ${wanted})
     SELECT CASE WHEN ${many ? "true" : told} THEN ${EXACT_TOTAL + 1} ELSE (SELECT count(*)::int FROM hits) END AS total,
            ${many ? "false" : uncounted} AS partial,
            ARRAY(SELECT position FROM first ORDER BY position) AS positions,
            ARRAY(SELECT position FROM hits WHERE promise IS NOT NULL AND position > (SELECT max(position) FROM first)
                  ORDER BY promise DESC, position LIMIT ${PROMISING}) AS promising`;
  return foundBefore(database, scope.state, { sql, values: parameters.values }, async () => {
    const [row] = await database.query<Matches[]>(sql, parameters.values);
    return row ?? NO_MATCHES;
  });
}

/** How many rows of a tier are needed after the tiers before it; NULL stands for all of them. `uncounted`: as SQL. */
function stillNeeded(before: readonly string[], wanted: number, uncounted: string): string {
  const toCount = `CASE WHEN ${uncounted} THEN 0 ELSE greatest(0, ${EXACT_TOTAL + 1} - hits) END`;
  return `(SELECT CASE WHEN hits >= ${wanted} THEN ${toCount} END FROM (SELECT ${hitsOf(before)} AS hits) found)`;
}

function hitsOf(tiers: readonly string[]): string {
  return `(${tiers.map((name) => `(SELECT count(*) FROM ${name})`).join(" + ")})`;
}

const NO_MATCHES: Matches = { positions: [], promising: [], total: 0, partial: false };

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
