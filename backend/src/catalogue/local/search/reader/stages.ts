/** The stages in which a question can spend time. */
export type Stage =
  /** Everything between the other stages. */
  | "rest"
  /** Understanding the question: how common its words are, and their other spellings. */
  | "question"
  /** The places of the shows that pass. */
  | "match"
  /** Shows that are named like the question. */
  | "names"
  /** The shows that promise most. */
  | "choose"
  /** What the formula compares, and the formula. */
  | "rank"
  /** Orders other than by relevance. */
  | "order"
  | "totals"
  | "modes"
  | "facets"
  | "spelling"
  /** Waiting for a thread, and the way there and back. */
  | "wait"
  /** The shows themselves, from wherever they are stored. */
  | "rows";

/** Milliseconds by the clock and of a processor, and the statements that were run. */
export type StageTime = { wall: number; processor: number; statements: number };
export type StageTimes = Readonly<Partial<Record<Stage, Readonly<StageTime>>>>;

/** Measures how long each stage of a question takes. A stage inside another one is not counted in the outer one. */
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

/** Milliseconds that this thread has computed. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
