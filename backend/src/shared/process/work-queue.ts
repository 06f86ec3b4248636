import pLimit from "p-limit";

export type WorkQueueSize = {
  /** Maximum tasks that run at the same time. */
  readonly running: number;
  /** Maximum tasks that wait for their turn; with more, their callers would give up before the answer. */
  readonly waiting: number;
};

/** Runs a few tasks at a time, lets a few more wait in order, and refuses the rest. */
export class WorkQueue {
  private readonly limit: ReturnType<typeof pLimit>;
  /** The number of running and waiting tasks, because for a moment the library counts a task as waiting even if it can run at once. */
  private taken = 0;

  /** `busy` creates the error for a refused task. */
  constructor(
    private readonly cap: WorkQueueSize,
    private readonly busy: () => Error,
  ) {
    this.limit = pLimit(cap.running);
  }

  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.taken >= this.cap.running + this.cap.waiting) throw this.busy();
    this.taken += 1;
    try {
      return await this.limit(work);
    } finally {
      this.taken -= 1;
    }
  }
}
