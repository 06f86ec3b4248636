import { printQuery } from "@earshot/domain/catalogue/print-query";
import type { Query, TextField } from "@earshot/domain/catalogue/query";
import type { DataSource } from "typeorm";
import { isUnspaced, queriedWords } from "./lexemes.js";
import { scopeCondition, type SearchScope } from "./search-scope.js";
import { slips, slipsBetween } from "./spelling.js";
import { SqlParameters } from "./sql-parameters.js";

/** Spellings tried for one word, and combinations tried for a query. */
const SPELLINGS = 4;
const COMBINATIONS = 10;
/** Words of a query that are looked at. */
const MOST_WORDS = 8;
/** Shows counted for a combination: beyond that all are equally worth it. */
const COUNTED = 50;
/** What a slip costs against the logarithm of the shows found. */
const SLIP_COST = 1.4;

type Spelling = { readonly word: string; readonly slips: number };
type Combination = { readonly spellings: ReadonlyMap<string, string>; readonly slips: number };

/**
 * A spelling of the query that finds clearly more than the `found` shows that the one typed does; undefined when there is
 * none. Words are corrected together: what counts is what the shows have in common, not each word by itself.
 */
export async function didYouMean(database: DataSource, scope: SearchScope, found: number): Promise<string | undefined> {
  const typed = correctable(scope.query);
  // A word of three letters alone is near to too many others.
  const words = typed.filter((word) => word.length <= 30 && (word.length > 3 || typed.length > 1)).slice(0, MOST_WORDS);
  const choices: (readonly [string, readonly Spelling[]])[] = [];
  const known = await spellingsOf(database, words, scope.field);
  for (const word of words) choices.push([word, [{ word, slips: 0 }, ...(known.get(word) ?? [])]]);
  const combinations = combine(choices).filter(({ slips }) => slips > 0);
  if (combinations.length === 0) return undefined;
  const counts = await countEach(
    database,
    scope,
    combinations.map(({ spellings }) => respelt(scope.query, spellings)),
  );
  let best: { query: Query; worth: number } | undefined;
  for (const [at, { spellings, slips }] of combinations.entries()) {
    const count = counts[at] ?? 0;
    if (count === 0 || (found > 0 && count < Math.min(COUNTED, 5 * found))) continue;
    const worth = Math.log(1 + count) - SLIP_COST * slips;
    if (best === undefined || worth > best.worth) best = { query: respelt(scope.query, spellings), worth };
  }
  return best && printQuery(best.query);
}

/** Folded words that were typed to be found; short ones and those of unspaced scripts are too near to each other. */
function correctable(query: Query): string[] {
  switch (query.kind) {
    case "word":
    case "phrase":
      return [...new Set(queriedWords(query.text))].filter((word) => word.length > 2 && !isUnspaced(word));
    case "and":
    case "or":
      return [...new Set(query.queries.flatMap(correctable))];
    case "in":
      return correctable(query.query);
    default:
      return [];
  }
}

type Near = { typed: string; word: string; count: number; own: number };

/** Known words a slip or two away that are more usual than the word itself, the likeliest first. */
async function spellingsOf(
  database: DataSource,
  words: readonly string[],
  field: TextField,
): Promise<Map<string, Spelling[]>> {
  const pairs = words.flatMap((typed) => slips(typed).map((word) => [typed, word] as const));
  const oneSlip = await near(database, field, words, {
    source: "SELECT word FROM unnest($2::text[], $3::text[]) AS s(typed, word) WHERE s.typed = t.typed",
    values: [pairs.map(([typed]) => typed), pairs.map(([, word]) => word)],
  });
  // Looking for what is merely alike is dear; it is for words that no single slip explains.
  const unexplained = words.filter((word) => word.length > 4 && !oneSlip.some(({ typed }) => typed === word));
  const alike = await near(database, field, unexplained, {
    source:
      "SELECT word FROM catalogue.vocabulary WHERE word % t.typed ORDER BY similarity(word, t.typed) DESC LIMIT 20",
    values: [],
  });
  const found = [...oneSlip, ...alike].map((row) => ({ ...row, slips: slipsBetween(row.typed, row.word, 2) }));
  return new Map(
    words.map((word) => {
      const usable = found.filter(({ typed, slips }) => typed === word && slips <= (word.length > 4 ? 2 : 1));
      usable.sort((a, b) => worthOf(b) - worthOf(a) || (a.word < b.word ? -1 : 1));
      return [word, usable.slice(0, SPELLINGS)];
    }),
  );
}

/** Words of the vocabulary from a source of spellings for each typed word, as far as they are more usual than it. */
async function near(
  database: DataSource,
  field: TextField,
  words: readonly string[],
  { source, values }: { readonly source: string; readonly values: readonly unknown[] },
): Promise<Near[]> {
  if (words.length === 0) return [];
  const column = { title: "titles", host: "hosts", topic: "topics" }[field];
  return database.query<Near[]>(
    `SELECT t.typed, v.word, v.${column} AS count, coalesce(o.${column}, 0) AS own
     FROM unnest($1::text[]) AS t(typed)
     LEFT JOIN catalogue.vocabulary o ON o.word = t.typed
     JOIN LATERAL (${source}) s ON s.word <> t.typed
     JOIN catalogue.vocabulary v ON v.word = s.word
     WHERE v.${column} > 0 AND v.${column} >= 5 * coalesce(o.${column}, 0)`,
    [words, ...values],
  );
}

const worthOf = ({ count, slips }: { count: number; slips: number }): number =>
  Math.log(1 + count) - 2 * SLIP_COST * slips;

/** All ways to spell the words, those with the fewest slips first. */
function combine(choices: readonly (readonly [string, readonly Spelling[]])[]): Combination[] {
  let combinations: Combination[] = [{ spellings: new Map(), slips: 0 }];
  for (const [typed, spellings] of choices) {
    combinations = combinations
      .flatMap((combination) =>
        spellings.map(({ word, slips }) => ({
          spellings: word === typed ? combination.spellings : new Map([...combination.spellings, [typed, word]]),
          slips: combination.slips + slips,
        })),
      )
      .sort((a, b) => a.slips - b.slips)
      .slice(0, COMBINATIONS + 1);
  }
  return combinations;
}

/** The query with words replaced; whatever else it says stays. */
function respelt(query: Query, spellings: ReadonlyMap<string, string>): Query {
  switch (query.kind) {
    case "word":
    case "phrase": {
      const words = queriedWords(query.text);
      const changed = words.some((word) => spellings.has(word));
      return changed ? { ...query, text: words.map((word) => spellings.get(word) ?? word).join(" ") } : query;
    }
    case "and":
    case "or":
      return { ...query, queries: query.queries.map((part) => respelt(part, spellings)) };
    case "in":
      return { ...query, query: respelt(query.query, spellings) };
    default:
      return query;
  }
}

/** How many shows each query finds, up to a limit. */
async function countEach(database: DataSource, scope: SearchScope, queries: readonly Query[]): Promise<number[]> {
  const parameters = new SqlParameters();
  const counts = queries.map((query) => {
    const condition = scopeCondition({ ...scope, query, instead: undefined }, parameters);
    return `(SELECT count(*)::int FROM (SELECT 1 FROM catalogue.podcasts WHERE ${condition} LIMIT ${COUNTED}) s)`;
  });
  const [row] = await database.query<{ counts: number[] }[]>(
    `SELECT ARRAY[${counts.join(", ")}] AS counts`,
    parameters.values,
  );
  return row?.counts ?? [];
}
