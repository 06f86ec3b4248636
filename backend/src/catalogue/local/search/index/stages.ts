/** The stages of a search whose time is measured. */
export type Stage =
  /** Everything between the other stages. */
  | "rest"
  /** Interpreting the query: the frequencies of its words, and their other spellings. */
  | "question"
  /** The places of the matching shows. */
  | "match"
  /** Shows named like the query. */
  | "names"
  /** The most promising shows. */
  | "choose"
  /** The inputs of the formula, and the formula. */
  | "rank"
  /** Orders other than by relevance. */
  | "order"
  | "totals"
  | "modes"
  | "facets"
  | "spelling"
  /** Waiting for a thread, and the communication with it. */
  | "wait"
  /** Reading the shows from their store. */
  | "rows";

/** Milliseconds of elapsed and processor time, and the number of statements. */
export type StageTime = { wall: number; processor: number; statements: number };
export type StageTimes = Readonly<Partial<Record<Stage, Readonly<StageTime>>>>;

/** Measures the time of each stage of a search. Time in an inner stage does not count for the outer one. */
export class StageClock {
  private times: Partial<Record<Stage, StageTime>> = {};
  private stage: Stage = "rest";
  private wall = 0;
  private processor = 0;

  start(): void {
    this.times = {};
    this.stage = "rest";
    this.wall = performance.now();
    this.processor = processorTime();
  }

  /** The times since `start`. */
  stop(): StageTimes {
    this.turnTo("rest");
    return this.times;
  }

  run<Result>(stage: Stage, work: () => Result): Result {
    const outer = this.stage;
    this.turnTo(stage);
    try {
      return work();
    } finally {
      this.turnTo(outer);
    }
  }

  /** Counts a statement in the current stage. */
  statement(): void {
    this.current().statements += 1;
  }

  private turnTo(stage: Stage): void {
    const [wall, processor] = [performance.now(), processorTime()];
    const current = this.current();
    current.wall += wall - this.wall;
    current.processor += processor - this.processor;
    [this.wall, this.processor, this.stage] = [wall, processor, stage];
  }

  private current(): StageTime {
    return (this.times[this.stage] ??= { wall: 0, processor: 0, statements: 0 });
  }
}

/** Processor time of this thread, in milliseconds. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
