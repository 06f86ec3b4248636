import type { DataSource } from "typeorm";
import { LRUCache } from "lru-cache";
import { type ComparedText, comparedText } from "./name-match.js";
import type { Candidate } from "./relevance.js";
import { scopeCondition, type SearchScope } from "./search-scope.js";
import type { SearchTerms } from "./search-terms.js";
import { SqlParameters } from "./sql-parameters.js";
import { LONGEST_KEY } from "./staged-podcast.js";
import { tiersOf } from "./tiers.js";
import { adjacent, anyOf } from "./word-query.js";
import { hostNames } from "./word-vectors.js";

/** Shows that are fetched because their name is, or begins with, what was typed, however unpopular they are. */
const NAMED_ALIKE = 60;
/** Shows that are fetched because their title has all words, when more than titles is searched. */
const TITLED_ALIKE = 100;

type CandidateRow = {
  position: number;
  sinks: number;
  title: string;
  author: string | null;
  owner: string | null;
  categories: string[];
  described: boolean[];
};

/** What the relevance formula looks at, for the shows at the given positions. */
export async function candidatesAt(database: DataSource, positions: readonly number[], { terms, name }: SearchTerms) {
  const parameters = new SqlParameters();
  const at = parameters.add(positions);
  const described = terms.map(({ alternatives }) => {
    const words = anyOf(alternatives.map((alternative) => adjacent(alternative, "D")));
    return `topic_words @@ ${parameters.add(words)}::tsquery`;
  });
  const rows = await database.query<CandidateRow[]>(
    `SELECT position, sinks, title, author, owner, categories, ARRAY[${described.join(", ")}]::boolean[] AS described
     FROM catalogue.podcasts WHERE position = ANY(${at}::int[])`,
    parameters.values,
  );
  return rows.map((row) => candidateOf(row, name));
}

function candidateOf(row: CandidateRow, name: SearchTerms["name"]): Candidate {
  const hosts = hostNames({ author: row.author ?? undefined, owner: row.owner ?? undefined });
  const title = comparedText(row.title);
  return {
    position: row.position,
    sinks: row.sinks,
    names: name === "title" ? [title] : hosts.map(comparedText),
    otherName: name === "title" ? comparedText(hosts.join(" ")) : title,
    categories: row.categories.map(comparedCategory),
    described: row.described,
  };
}

const categories = new LRUCache<string, ComparedText>({ max: 1_000 });

function comparedCategory(name: string): ComparedText {
  const known = categories.get(name);
  if (known) return known;
  const compared = comparedText(name);
  categories.set(name, compared);
  return compared;
}

/**
 * Positions of shows that relevance puts high although they may not be popular: those named exactly so, those whose name
 * begins so, and in searches of whole entries those with all words in the title. They pass the search like all others.
 */
export async function namedAlike(database: DataSource, scope: SearchScope, terms: SearchTerms): Promise<number[]> {
  if (scope.state.podcasts === 0) return [];
  const parts: string[] = [];
  const parameters = new SqlParameters();
  if (terms.nameKey !== "") {
    const condition = scopeCondition(scope, parameters);
    const column = terms.name === "title" ? "title_key" : "host_key";
    const key = terms.nameKey.slice(0, LONGEST_KEY).toWellFormed();
    const exact = `${column} = ${parameters.add(key)}`;
    parts.push(
      `(SELECT position FROM catalogue.podcasts WHERE ${exact} AND ${condition} ORDER BY position LIMIT ${NAMED_ALIKE})`,
    );
    const begins = `${column} LIKE ${parameters.add(`${key}_%`)}`;
    parts.push(tierByTier(scope, `${begins} AND ${condition}`, NAMED_ALIKE));
  }
  const inTitles = scope.field === "topic" && scope.instead === undefined;
  if (inTitles) {
    const titled = scopeCondition({ ...scope, field: "title" }, parameters);
    if (titled !== "true") parts.push(tierByTier(scope, titled, TITLED_ALIKE));
  }
  if (parts.length === 0) return [];
  const rows = await database.query<{ position: number }[]>(parts.join(" UNION "), parameters.values);
  return rows.map(({ position }) => position).sort((a, b) => a - b);
}

/** The first matches in popularity order; a tier is only read when those before it did not give enough. */
function tierByTier(scope: SearchScope, condition: string, wanted: number): string {
  const found: string[] = [];
  const steps = tiersOf(scope.state.podcasts).map(({ table }, at) => {
    const enough =
      found.length > 0
        ? `AND (SELECT ${found.map((name) => `(SELECT count(*) FROM ${name})`).join(" + ")}) < ${wanted}`
        : "";
    found.push(`step${at}`);
    return `step${at} AS MATERIALIZED (SELECT position FROM ${table} WHERE ${condition} ${enough} ORDER BY position + 0 LIMIT ${wanted})`;
  });
  return `(WITH ${steps.join(", ")} ${found.map((name) => `SELECT position FROM ${name}`).join(" UNION ALL ")})`;
}
