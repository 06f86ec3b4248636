import { joinedKey, joinedSql } from "../../record/index-schema.js";
import { PLACES_A_BLOB } from "../../record/show-columns.js";
import type { IndexTasks } from "./answers.js";
import { categorySegments } from "./category-segments.js";
import { clusterAudiences } from "./cluster-audiences.js";
import type { IndexReader } from "../reader/index-reader.js";
import { searchIndex } from "./search-index.js";
import { similarShows } from "./similar.js";
import { suggestions } from "./suggest.js";

/** Maximum shows with one title in an answer. */
const NAMESAKES = 50;

/** Answers all queries of the index with one reader, and reports the time of each stage. */
export function indexAnswers(reader: IndexReader) {
  const tasks = tasksOf(reader);
  return <Task extends keyof IndexTasks>(task: Task, input: Parameters<IndexTasks[Task]>[0]) => {
    const answer = tasks[task] as (asked: typeof input) => ReturnType<IndexTasks[Task]>;
    reader.stages.start();
    const output = answer(input);
    return { output, times: reader.stages.stop() };
  };
}

function tasksOf(reader: IndexReader): IndexTasks {
  return {
    search: (question) => searchIndex(reader, question),
    suggest: (request) => suggestions(reader, request),
    similar: ({ show, limit }) => similarShows(reader, show, limit),
    titled: (title) =>
      reader
        .all<{ id: string }>(`SELECT id FROM texts WHERE ${joinedSql("title")} = ? ORDER BY place LIMIT ${NAMESAKES}`, [
          joinedKey(title),
        ])
        .map(({ id }) => id),
    rank: (id) => rankOf(reader, id),
    segments: () => categorySegments(reader),
    clusters: () => clusterAudiences(reader),
  };
}

/** Counts from the first show of its blob, so that ranks need not be stored with shows. */
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
