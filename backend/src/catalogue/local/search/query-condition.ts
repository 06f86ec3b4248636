import { appleCategories } from "@earshot/domain/catalogue/categories";
import { languageCode } from "@earshot/domain/catalogue/languages";
import type { Query, TextField } from "@earshot/domain/catalogue/query";
import { categoryLabel, explicitLabel, languageLabel } from "../record/labels.js";
import { isUnspaced, queriedWords } from "../record/lexemes.js";
import { OPEN_END } from "../record/audience-facts.js";
import type { CatalogueState } from "./catalogue-state.js";
import type { SqlParameters } from "./sql-parameters.js";
import type { WordAlternatives } from "./word-alternatives.js";
import { adjacent, adjacentInName, allOf, allWords, anyOf } from "./word-query.js";

/** The column in which each field's words are. */
export const WORD_COLUMNS: Readonly<Record<TextField, string>> = {
  title: "title_words",
  host: "host_words",
  topic: "topic_words",
};

export type QueryContext = {
  readonly parameters: SqlParameters;
  /** In how many shows each word is; neighbours typed apart are tried as one word only if it is known. */
  readonly words: CatalogueState["words"];
  /** What may stand in the place of a plain word; nothing unless given. */
  readonly alternatives?: WordAlternatives;
  readonly now: Date;
  /** Set where something else that must be there leaves only few shows. */
  readonly fewLeft?: boolean;
};

/**
 * Shows that are looked at one by one for a phrase, some microseconds each: PostgreSQL's index knows which shows have its
 * words, and not where they stand.
 */
const MOST_READ = 30_000;
/** Where all words of a phrase are more common, it is looked for in the descriptions of so many popular shows. */
const POPULAR = 50_000;

/** Text conditions on one column stay together as one tsquery: the index answers it as a whole. */
type Condition =
  | { readonly kind: "text"; readonly field: TextField; readonly query: string; readonly excluded: boolean }
  | { readonly kind: "sql"; readonly sql: string };

/** A query as an SQL condition on a show; undefined when it asks for nothing. Words are looked for in `field`. */
export function queryCondition(query: Query, field: TextField, context: QueryContext): string | undefined {
  const condition = compile(query, field, context);
  return condition && toSql(condition, context);
}

function compile(query: Query, field: TextField, context: QueryContext): Condition | undefined {
  switch (query.kind) {
    case "word":
    case "phrase":
      return phrase(queriedWords(query.text), field, context);
    case "not": {
      const inner = compile(query.query, field, context);
      if (inner === undefined) return undefined;
      if (inner.kind === "text") return { ...inner, excluded: !inner.excluded };
      // What is not known to be so is not excluded.
      return { kind: "sql", sql: `(${inner.sql}) IS NOT TRUE` };
    }
    case "and": {
      const fewLeft = context.fewLeft === true || query.queries.some((part) => leavesFew(part, field, context));
      const others = rest(query.queries, field, { ...context, fewLeft });
      return together([...wordRuns(query.queries, field, context), ...others], context);
    }
    case "or":
      return choice(
        query.queries.map((part) => compile(part, field, context)).filter((part) => part !== undefined),
        context,
      );
    case "in":
      return compile(query.query, query.field, context);
    default:
      return { kind: "sql", sql: filterCondition(query, context) };
  }
}

function phrase(words: readonly string[], field: TextField, context: QueryContext): Condition | undefined {
  if (field !== "topic") return text(field, adjacentInName(words));
  const anywhere = adjacent(words);
  const bounded = words.length < 2 || context.fewLeft === true || isIn(words, field, context) <= MOST_READ;
  if (bounded) return text(field, anywhere);
  const { parameters } = context;
  const column = WORD_COLUMNS[field];
  const named = `${column} @@ ${parameters.add(adjacentInName(words))}::tsquery`;
  const popular = `position <= ${POPULAR} AND ${column} @@ ${parameters.add(anywhere)}::tsquery`;
  return { kind: "sql", sql: `${named} OR (${popular})` };
}

/** Shows that have all of the words, at most. */
function isIn(words: readonly string[], field: TextField, context: QueryContext): number {
  return Math.min(...words.map((word) => context.words.get(word)?.[field] ?? 0));
}

function leavesFew(query: Query, field: TextField, context: QueryContext): boolean {
  if (query.kind !== "word" && query.kind !== "phrase") return false;
  const words = queriedWords(query.text);
  return words.length > 0 && isIn(words, field, context) <= MOST_READ;
}

const text = (field: TextField, query: string): Condition | undefined =>
  query === "" ? undefined : { kind: "text", field, query, excluded: false };

/** Words side by side, as one condition: neighbours among them may be written together in a title. */
function wordRuns(queries: readonly Query[], field: TextField, context: QueryContext): Condition[] {
  const parts: string[] = [];
  let run: string[] = [];
  const othersFor = (word: string) => context.alternatives?.get(word)?.map(({ words }) => words) ?? [];
  const close = () => {
    parts.push(allWords(run, (word) => context.words.has(word), othersFor));
    run = [];
  };
  for (const query of queries) {
    const words = query.kind === "word" ? queriedWords(query.text) : undefined;
    if (words === undefined) close();
    else if (words.some(isUnspaced)) parts.push(adjacent(words));
    else run.push(...words);
  }
  close();
  return [text(field, allOf(parts))].filter((part) => part !== undefined);
}

function rest(queries: readonly Query[], field: TextField, context: QueryContext): Condition[] {
  return queries
    .filter(({ kind }) => kind !== "word")
    .map((part) => compile(part, field, context))
    .filter((part) => part !== undefined);
}

function together(parts: readonly Condition[], context: QueryContext): Condition | undefined {
  const conditions: Condition[] = parts.filter(({ kind }) => kind === "sql");
  for (const field of Object.keys(WORD_COLUMNS) as TextField[]) {
    const texts = parts.filter((part) => part.kind === "text").filter((part) => part.field === field);
    const wanted = texts.filter(({ excluded }) => !excluded).map(({ query }) => query);
    const unwanted = texts.filter(({ excluded }) => excluded);
    const joined = text(field, allOf([...wanted, ...unwanted.map(({ query }) => `!${query}`)]));
    // With nothing wanted in this column an index has nothing to start from; each exclusion is then looked at by itself.
    if (wanted.length === 0) conditions.push(...unwanted);
    else if (joined) conditions.push(joined);
  }
  if (conditions.length < 2) return conditions[0];
  return { kind: "sql", sql: conditions.map((part) => `(${toSql(part, context)})`).join(" AND ") };
}

function choice(parts: readonly Condition[], context: QueryContext): Condition | undefined {
  const [first] = parts;
  if (parts.length < 2 || first === undefined) return first;
  const sameColumn = parts.every(
    (part) => part.kind === "text" && first.kind === "text" && part.field === first.field && !part.excluded,
  );
  if (sameColumn && first.kind === "text") {
    return text(first.field, anyOf(parts.map((part) => (part.kind === "text" ? part.query : ""))));
  }
  return { kind: "sql", sql: parts.map((part) => `(${toSql(part, context)})`).join(" OR ") };
}

function toSql(condition: Condition, { parameters }: QueryContext): string {
  if (condition.kind === "sql") return condition.sql;
  const match = `${WORD_COLUMNS[condition.field]} @@ ${parameters.add(condition.query)}::tsquery`;
  return condition.excluded ? `NOT (${match})` : match;
}

type Filter = Exclude<Query, { kind: "word" | "phrase" | "not" | "and" | "or" | "in" }>;

function filterCondition(query: Filter, { parameters, now }: QueryContext): string {
  switch (query.kind) {
    case "is":
      return query.field === "lang"
        ? hasLabel([languageLabel(languageCode(query.value) ?? query.value)], parameters)
        : hasLabel(categoryLabels(query.value), parameters);
    case "explicit":
      return hasLabel([explicitLabel(query.value)], parameters);
    case "number":
      return query.field === "ep"
        ? between("coalesce(episode_count, -1)", query.from ?? 0, query.to, parameters)
        : listenersWithin(query.from, query.to, parameters);
    case "updated": {
      const limit = parameters.add(Math.floor(now.getTime() / 1000) - query.days * 86_400);
      return query.newer
        ? `coalesce(last_update, -1) >= ${limit}::bigint`
        : `coalesce(last_update, -1) BETWEEN 0 AND ${limit}::bigint - 1`;
    }
  }
}

/** A category in anybody's spelling: as it is written, and as Apple calls it. */
export function categoryLabels(name: string): string[] {
  return [...new Set([name, ...appleCategories([name])].map(categoryLabel))];
}

export function hasLabel(labels: readonly string[], parameters: SqlParameters): string {
  return labels.length === 1
    ? `labels @> ${parameters.add(labels)}::text[]`
    : `labels && ${parameters.add(labels)}::text[]`;
}

export function between(
  column: string,
  from: number,
  to: number | null | undefined,
  parameters: SqlParameters,
): string {
  const low = `${column} >= ${parameters.add(from)}`;
  return to == null ? low : `${low} AND ${column} <= ${parameters.add(to)}`;
}

/** A range of listeners reaches into another; unknown listeners are in none. */
export function listenersWithin(
  from: number | null | undefined,
  to: number | null | undefined,
  parameters: SqlParameters,
): string {
  const low = `listeners_high >= ${parameters.add(Math.min(from ?? 0, OPEN_END))}`;
  return to == null ? low : `${low} AND listeners_low <= ${parameters.add(Math.min(to, OPEN_END))}`;
}
