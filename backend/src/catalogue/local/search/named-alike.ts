import type { DataSource } from "typeorm";
import { entriesRead } from "./count-cost.js";
import { foundBefore } from "./found-before.js";
import { PROMISING_COLUMNS, promiseSql } from "./promise.js";
import { scopeCondition, type SearchScope, walkedCondition } from "./search-scope.js";
import type { SearchTerms } from "./search-terms.js";
import { SqlParameters } from "./sql-parameters.js";
import { LONGEST_KEY } from "../record/name-key.js";
import { tierSteps } from "./tier-steps.js";
import { tiersOf } from "./tiers.js";

/** Of the shows that are named alike in one way, so many are ranked: those that promise most. */
const RANKED = 60;
/** They are chosen from so many at least, as far as there are so many; tiers are read until then. */
const LOOKED_AT = 1_000;
/** Names that begin with so many characters are few: they are read one by one, and words are not looked up in their index. */
const TELLING_KEY = 5;
/** Entries of the word index that are read for them in one tier where few pass the filters. */
const MOST_READ = 20_000;

/**
 * Positions of shows that relevance puts high although they may not be popular: those named exactly so, those whose name
 * begins so, and in searches of whole entries those with all words in the title. They pass the search like all others.
 */
export async function namedAlike(database: DataSource, scope: SearchScope, terms: SearchTerms): Promise<number[]> {
  if (scope.state.podcasts === 0) return [];
  const parameters = new SqlParameters();
  const search: Search = { scope, terms, parameters, promise: promiseSql(terms, parameters) };
  const ways = [...sameNames(search), ...wordsInTitle(search), ...narrower(search)];
  if (ways.length === 0) return [];
  const found = ways.map(({ name }) => `SELECT position FROM ${name}`).join(" UNION ");
  const sql = `WITH ${ways.map(({ steps }) => steps).join(", ")} ${found}`;
  return foundBefore(database, scope.state, { sql, values: parameters.values }, async () => {
    const rows = await database.query<{ position: number }[]>(sql, parameters.values);
    return rows.map(({ position }) => position).sort((a, b) => a - b);
  });
}

type Search = {
  readonly scope: SearchScope;
  readonly terms: SearchTerms;
  readonly parameters: SqlParameters;
  readonly promise: string;
};
/** A way to be named alike: the name of the shows found in a WITH clause, and its steps. */
type Way = { readonly name: string; readonly steps: string };

function sameNames(search: Search): Way[] {
  const { scope, terms, parameters } = search;
  if (terms.nameKey === "") return [];
  const column = terms.name === "title" ? "title_key" : "host_key";
  const key = terms.nameKey.slice(0, LONGEST_KEY).toWellFormed();
  const exact = `SELECT ${PROMISING_COLUMNS} FROM catalogue.podcasts
    WHERE ${column} = ${parameters.add(key)} AND ${walkedCondition(scope, parameters)} ORDER BY position LIMIT ${LOOKED_AT}`;
  const pass = inTitle(search) ?? scopeCondition(scope, parameters);
  const looked = key.length >= TELLING_KEY ? `(${pass}) IS TRUE` : pass;
  const begins = `${column} LIKE ${parameters.add(`${key}_%`)} AND ${looked}`;
  return [{ name: "same", steps: best(search, "same", exact) }, tierByTier(search, "begins", begins)];
}

function wordsInTitle(search: Search): Way[] {
  const condition = inTitle(search);
  if (condition === undefined) return [];
  const titles = { ...search, scope: { ...search.scope, field: "title" as const } };
  // A single word: who has it elsewhere in the name hardly ever comes before those whose name begins with it.
  const enough = search.terms.terms.length === 1 && search.terms.nameKey !== "";
  const needed = enough ? `${condition} AND (SELECT count(*) FROM begins) < ${RANKED}` : condition;
  return [tierByTier(titles, "titled", needed)];
}

/** Shows that pass and have all words in the title; undefined where that is no narrower search. */
function inTitle({ scope, parameters }: Search): string | undefined {
  if (scope.field !== "topic" || scope.instead !== undefined) return undefined;
  const titled = scopeCondition({ ...scope, field: "title" }, parameters);
  // What is excluded may stand in the description: the whole search holds, too, without being looked up.
  return titled === "true" ? undefined : `${titled} AND ${walkedCondition(scope, parameters)}`;
}

/** Shows of the narrower searches that found too little before this one. */
function narrower(search: Search): Way[] {
  const conditions = (search.scope.better ?? []).map((better) => scopeCondition(better, search.parameters));
  return conditions.map((condition, at) => tierByTier(search, `narrower${at}`, condition));
}

/** The most promising of the matches; a tier is only read when those before it gave too few to choose from. */
function tierByTier(search: Search, name: string, condition: string): Way {
  const { scope } = search;
  const tiers = tiersOf(scope.state.last).filter((tier, at) => at === 0 || entriesRead(scope, tier) <= MOST_READ);
  const { steps, found } = tierSteps(tiers, { name, columns: PROMISING_COLUMNS, condition, wanted: LOOKED_AT });
  return { name, steps: [...steps, best(search, name, found)].join(", ") };
}

function best({ promise }: Search, name: string, shows: string): string {
  const ordered = `ORDER BY ${promise} DESC, position`;
  return `${name} AS MATERIALIZED (SELECT position FROM (${shows}) shows ${ordered} LIMIT ${RANKED})`;
}
