import type { IndexTasks } from "../answers/answers.js";
import type { IndexReaders } from "../../record/index-readers.js";

export type Input<Task extends keyof IndexTasks> = Parameters<IndexTasks[Task]>[0];
export type Output<Task extends keyof IndexTasks> = ReturnType<IndexTasks[Task]>;

/** Those who read the file of one generation. */
export abstract class SearchReaders implements IndexReaders {
  /** Throws CatalogueUnavailable when an answer takes too long, or when too many wait. */
  abstract ask<Task extends keyof IndexTasks>(task: Task, input: Input<Task>): Promise<Output<Task>>;
  abstract close(): Promise<void>;
}
