import { indexTasks } from "../answers/index-tasks.js";
import type { IndexTasks } from "../answers/answers.js";
import type { IndexReader } from "../reader/index-reader.js";
import type { StageTimes } from "../reader/stages.js";
import type { Input, Output } from "./search-readers.js";

export type TimedAnswer<Task extends keyof IndexTasks> = { readonly output: Output<Task>; readonly times: StageTimes };

/** Answers questions with one reader, and tells where the time of each went. */
export function timedAnswers(
  reader: IndexReader,
): <Task extends keyof IndexTasks>(task: Task, input: Input<Task>) => TimedAnswer<Task> {
  const tasks = indexTasks(reader);
  return (task, input) => {
    const answer = tasks[task] as (asked: typeof input) => Output<typeof task>;
    reader.stages.start();
    const output = answer(input);
    return { output, times: reader.stages.stop() };
  };
}
