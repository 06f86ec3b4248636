import type { DataSource } from "typeorm";
import { LRUCache } from "lru-cache";
import { type ComparedText, comparedText } from "./name-match.js";
import { entriesRead } from "./count-cost.js";
import type { Candidate } from "./relevance.js";
import { scopeCondition, type SearchScope } from "./search-scope.js";
import type { SearchTerm, SearchTerms } from "./search-terms.js";
import { SqlParameters } from "./sql-parameters.js";
import { LONGEST_KEY } from "./staged-podcast.js";
import { tiersOf } from "./tiers.js";
import { adjacent, anyOf } from "./word-query.js";
import { hostNames } from "./word-vectors.js";

/** Shows that are fetched because their name is, or begins with, what was typed, however unpopular they are. */
const NAMED_ALIKE = 250;
/** Shows that are fetched because their title has all words, when more than titles is searched. */
const TITLED_ALIKE = 100;
/** Entries of the word index that are read for them in one tier where few pass the filters. */
const MOST_READ = 20_000;

type CandidateRow = {
  position: number;
  sinks: number;
  title: string;
  author: string | null;
  owner: string | null;
  categories: string[];
  size: number;
  language: string | null;
  described: number[];
  paired: boolean[];
  words: number;
};

/** What the relevance formula looks at, for the shows at the given positions. */
export async function candidatesAt(database: DataSource, positions: readonly number[], { terms, name }: SearchTerms) {
  const parameters = new SqlParameters();
  const at = parameters.add(positions);
  const described = terms.map((term) => describedSql(term, parameters));
  const paired = neighbours(terms).map((pair) => `words @@ ${parameters.add(pair)}::tsquery`);
  const rows = await database.query<CandidateRow[]>(
    `SELECT position, sinks, title, author, owner, categories, size, language,
            ARRAY[${described.join(", ")}]::real[] AS described, ARRAY[${paired.join(", ")}]::boolean[] AS paired,
            length(words) AS words
     FROM (
       SELECT position, sinks, title, author, owner, categories, size, language, ts_filter(topic_words, '{d}') AS words
       FROM catalogue.podcasts WHERE position = ANY(${at}::int[]) OFFSET 0
     ) shows`,
    parameters.values,
  );
  return rows.map((row) => candidateOf(row, name));
}

/** What a word that stands once gives in `ts_rank`: the first member of the sum of 1/n², over that sum. */
const ONCE = Math.PI ** 2 / 6;
/** What a synonym is worth beside the word itself. */
const SYNONYM = 0.5;

/**
 * How much a description (`words`) says of a term: 1 when the word is there once, up to 1.6 the more often it comes back
 * (the sum of 1/n², as PostgreSQL ranks), half for synonyms.
 */
function describedSql({ alternatives, synonyms }: SearchTerm, parameters: SqlParameters): string {
  const parts = [strengthSql(alternatives, parameters)];
  if (synonyms.length > 0) parts.push(`${SYNONYM} * ${strengthSql(synonyms, parameters)}`);
  return `greatest(${parts.join(", ")})`;
}

/** For each term and the one after it, a query for both side by side or with one word between them. */
function neighbours(terms: readonly SearchTerm[]): string[] {
  const single = ({ alternatives }: SearchTerm) =>
    anyOf(alternatives.filter((words) => words.length === 1).map((words) => adjacent(words)));
  return terms.slice(1).flatMap((term, at) => {
    const [first, second] = [single(terms[at] as SearchTerm), single(term)];
    return first && second ? [`((${first} <-> ${second}) | (${first} <2> ${second}))`] : [];
  });
}

function strengthSql(alternatives: readonly (readonly string[])[], parameters: SqlParameters): string {
  const single = alternatives.filter((words) => words.length === 1);
  const phrases = alternatives.filter((words) => words.length > 1);
  const parts: string[] = [];
  if (single.length > 0) {
    const any = parameters.add(anyOf(single.map((words) => adjacent(words))));
    // Of a choice, ts_rank gives the mean.
    parts.push(`${ONCE * single.length} * ts_rank('{1,1,1,1}', words, ${any}::tsquery)`);
  }
  for (const words of phrases) parts.push(`(words @@ ${parameters.add(adjacent(words))}::tsquery)::int`);
  return parts.length > 1 ? `least(${ONCE}, ${parts.join(" + ")})` : (parts[0] ?? "0");
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
    described: row.described.map((strength) => strength * brevity(row.words)),
    paired: row.paired.length > 0 ? row.paired.filter(Boolean).length / row.paired.length : 0,
    size: row.size,
    language: row.language ?? undefined,
  };
}

/** Different words of a usual description. */
const USUAL_WORDS = 50;
/** How far the length counts (b of BM25: Robertson and Zaragoza 2009), tuned on judged questions over real shows. */
const B = 0.4;

/** How much a word of a description tells by the length of it: 1 at the usual length, more in a short one. */
function brevity(words: number): number {
  return 1 / (1 - B + (B * Math.min(words, 4 * USUAL_WORDS)) / USUAL_WORDS);
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
    if (titled !== "true") parts.push(tierByTier({ ...scope, field: "title" }, titled, TITLED_ALIKE));
  }
  for (const better of scope.better ?? []) {
    parts.push(tierByTier(scope, scopeCondition(better, parameters), TITLED_ALIKE));
  }
  if (parts.length === 0) return [];
  const rows = await database.query<{ position: number }[]>(parts.join(" UNION "), parameters.values);
  return rows.map(({ position }) => position).sort((a, b) => a - b);
}

/** The first matches in popularity order; a tier is only read when those before it did not give enough. */
function tierByTier(scope: SearchScope, condition: string, wanted: number): string {
  const found: string[] = [];
  const tiers = tiersOf(scope.state.podcasts).filter((tier, at) => at === 0 || entriesRead(scope, tier) <= MOST_READ);
  const steps = tiers.map(({ table }, at) => {
    const enough =
      found.length > 0
        ? `AND (SELECT ${found.map((name) => `(SELECT count(*) FROM ${name})`).join(" + ")}) < ${wanted}`
        : "";
    found.push(`step${at}`);
    return `step${at} AS MATERIALIZED (SELECT position FROM ${table} WHERE ${condition} ${enough} ORDER BY position + 0 LIMIT ${wanted})`;
  });
  return `(WITH ${steps.join(", ")} ${found.map((name) => `SELECT position FROM ${name}`).join(" UNION ALL ")})`;
}
