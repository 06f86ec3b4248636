import type { Input, Output, Task } from "../answers/index-tasks.js";
import type { IndexReaders } from "../../record/index-readers.js";
import type { Stage, StageTimes } from "../index/stages.js";

/** Receives the stage times of each search. */
export type StageWatcher = (task: Task, times: StageTimes) => void;

/** The readers of one generation's file. */
export abstract class SearchReaders implements IndexReaders {
  constructor(protected readonly watch: StageWatcher = () => undefined) {}

  /** Throws CatalogueUnavailable when an answer takes too long, or when too many wait. */
  abstract ask<Name extends Task>(task: Name, input: Input<Name>): Promise<Output<Name>>;
  abstract close(): Promise<void>;

  /** Work for a search that no reader does, as one of its stages. */
  async timed<Result>(stage: Stage, work: () => Promise<Result>): Promise<Result> {
    const began = performance.now();
    const result = await work();
    this.watch("search", { [stage]: { wall: performance.now() - began, processor: 0, statements: 0 } });
    return result;
  }
}
