import { createReadStream } from "node:fs";
import { parse } from "csv-parse";

/** A document of a judged set: a show with the facts that the set contains. */
export type JudgedDocument = {
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly description: string;
  /** Names of categories, separated by "|". */
  readonly categories: string;
  readonly language: string;
};

/** Queries, each with the grades of its judged documents: 0 is "not relevant"; higher is more relevant. */
export type JudgedQueries = ReadonlyMap<
  string,
  { readonly text: string; readonly grades: ReadonlyMap<string, number> }
>;

/** Column names in other sets, in lower case without punctuation. */
const COLUMNS: Readonly<Record<string, string>> = {
  docid: "id",
  documentid: "id",
  podcastid: "id",
  name: "title",
  text: "description",
  body: "description",
  summary: "description",
  publisher: "author",
  host: "author",
  category: "categories",
  lang: "language",
};

const QUERY_COLUMNS: Readonly<Record<string, string>> = { qid: "id", queryid: "id", query: "text", title: "text" };
const GRADE_COLUMNS: Readonly<Record<string, string>> = {
  qid: "query",
  queryid: "query",
  docid: "document",
  documentid: "document",
  podcastid: "document",
  rel: "grade",
  relevance: "grade",
  score: "grade",
  label: "grade",
};

/** Yields the documents one by one. The first line names the columns, which must include `id` and `title`. */
export async function* judgedDocuments(path: string): AsyncGenerator<JudgedDocument> {
  for await (const row of rows(path, COLUMNS)) {
    if (!row.id) throw new Error(`${path}: a document has no id`);
    const { id, title = "", author = "", description = "", categories = "", language = "" } = row;
    yield { id, title, author, description, categories, language };
  }
}

/** The queries with their grades. Grades for queries that are not in the set are left out. */
export async function judgedQueries(queriesPath: string, judgmentsPath: string): Promise<JudgedQueries> {
  const queries = new Map<string, { text: string; grades: Map<string, number> }>();
  for await (const { id, text } of rows(queriesPath, QUERY_COLUMNS)) {
    if (id && text) queries.set(id, { text, grades: new Map() });
  }
  for await (const { query = "", document = "", grade = "" } of rows(judgmentsPath, GRADE_COLUMNS)) {
    const value = Number(grade);
    if (!Number.isFinite(value)) throw new Error(`${judgmentsPath}: "${grade}" is no grade`);
    queries.get(query)?.grades.set(document, value);
  }
  return queries;
}

async function* rows(
  path: string,
  names: Readonly<Record<string, string>>,
): AsyncGenerator<Partial<Record<string, string>>> {
  const columns = (head: string[]) =>
    head.map((cell) => {
      const key = cell.toLowerCase().replace(/[^a-z]/g, "");
      return Object.hasOwn(names, key) ? names[key] : key;
    });
  const reader = parse({
    bom: true,
    columns,
    delimiter: [",", "\t"],
    relax_column_count: true,
    skip_empty_lines: true,
  });
  yield* createReadStream(path).pipe(reader) as AsyncIterable<Record<string, string>>;
}
