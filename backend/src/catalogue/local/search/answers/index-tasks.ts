import { plainWords } from "@earshot/domain/catalogue/query/parse-query";
import { shownRank } from "@earshot/domain/market/shown-rank";
import { joinedKey, joinedSql } from "../../record/index-schema.js";
import { PLACES_A_BLOB } from "../../record/show-columns.js";
import { categorySegments, clusterAudiences } from "./audience-counts.js";
import { codeCounts } from "./facets.js";
import type { IndexReader } from "../index/index-reader.js";
import { searchIndex } from "./search-index.js";
import { similarShows } from "./similar.js";
import { suggestions } from "./suggestions.js";

/** Maximum shows with one title in an answer. */
const NAMESAKES = 50;

/** All queries to the index by name. Inputs and outputs are plain data, because another thread answers them. */
const TASKS = {
  search: searchIndex,
  suggest: suggestions,
  similar: similarShows,
  titled,
  rank: rankOf,
  shownRank: rankAmongEnough,
  clusters: clusterAudiences,
  segments: categorySegments,
  codes: codeCounts,
} as const;

export type Task = keyof typeof TASKS;
export type Input<Name extends Task> = (typeof TASKS)[Name] extends (
  reader: IndexReader,
  input: infer Received,
) => unknown
  ? Received
  : never;
export type Output<Name extends Task> = ReturnType<(typeof TASKS)[Name]>;

/** Answers all questions with one reader, and reports the time of each stage. */
export function indexAnswers(reader: IndexReader) {
  return <Name extends Task>(task: Name, input: Input<Name>) => {
    const answer = TASKS[task] as unknown as (reader: IndexReader, input: Input<Name>) => Output<Name>;
    reader.stages.start();
    const output = answer(reader, input);
    return { output, times: reader.stages.stop() };
  };
}

/** Searches for the most popular show like the search page. Visitors need not wait for what only the first search reads and computes. */
export function warmUp(reader: IndexReader): void {
  const [title = ""] = reader.lists<[string]>("SELECT title FROM texts ORDER BY place LIMIT 1")[0] ?? [];
  const asked = { term: title, query: plainWords(title), filters: { tags: [], categories: [] }, now: Date.now() };
  const page = { mode: "all", sort: "relevance", limit: 24, facets: true, modes: true, explain: false } as const;
  searchIndex(reader, { ...asked, ...page });
}

/** The ids of the most popular shows with this title, however it is written. */
function titled(reader: IndexReader, title: string): readonly string[] {
  const sql = `SELECT id FROM texts WHERE ${joinedSql("title")} = ? ORDER BY place LIMIT ${NAMESAKES}`;
  return reader.lists<[string]>(sql, [joinedKey(title)]).map(([id]) => id);
}

/** The rank of a show; null also where too few shows are ranked. */
function rankAmongEnough(reader: IndexReader, id: string): number | null {
  return shownRank(rankOf(reader, id), reader.columns.ranked);
}

/**
 * The rank of a show, 1 for the most popular; null for an unranked one. Counts from the first show of its blob, so that ranks need
 * not be stored with shows.
 */
function rankOf(reader: IndexReader, id: string): number | null {
  const show = reader.get<{ place: number; ranked: number }>(
    "SELECT t.place, s.ranked FROM texts t JOIN shows s ON s.place = t.place WHERE t.id = ? ORDER BY t.place LIMIT 1",
    [id],
  );
  if (!show?.ranked) return null;
  const first = show.place - (show.place % PLACES_A_BLOB);
  return (
    reader.columns.rankedBefore(show.place) +
    reader.number("SELECT sum(ranked) FROM shows WHERE place BETWEEN ? AND ?", [first, show.place])
  );
}
