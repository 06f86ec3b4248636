import type { IndexTasks } from "../answers/answers.js";
import type { IndexReaders } from "../../record/index-readers.js";
import type { Stage, StageTimes } from "../reader/stages.js";

export type Input<Task extends keyof IndexTasks> = Parameters<IndexTasks[Task]>[0];
export type Output<Task extends keyof IndexTasks> = ReturnType<IndexTasks[Task]>;

/** Receives the stage times of each search. */
export type StageWatcher = (task: keyof IndexTasks, times: StageTimes) => void;

/** The readers of one generation's file. */
export abstract class SearchReaders implements IndexReaders {
  constructor(protected readonly watch: StageWatcher = () => undefined) {}

  /** Throws CatalogueUnavailable when an answer takes too long, or when too many wait. */
  abstract ask<Task extends keyof IndexTasks>(task: Task, input: Input<Task>): Promise<Output<Task>>;
  abstract close(): Promise<void>;

  /** Work for a search that no reader does, as one of its stages. */
  async timed<Result>(stage: Stage, work: () => Promise<Result>): Promise<Result> {
    const began = performance.now();
    const result = await work();
    this.watch("search", { [stage]: { wall: performance.now() - began, processor: 0, statements: 0 } });
    return result;
  }
}
