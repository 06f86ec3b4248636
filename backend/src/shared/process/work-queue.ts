import pLimit from "p-limit";

export type WorkQueueSize = {
  /** Tasks that run at a time. */
  readonly running: number;
  /** Tasks that may wait for their turn; with more, their callers would leave before the answer. */
  readonly waiting: number;
};

/** Runs a few tasks at a time, lets a few more wait in order, and refuses the rest. */
export class WorkQueue {
  private readonly limit: ReturnType<typeof pLimit>;
  /** Running and waiting tasks. For a moment, the library counts a task as waiting even if it can run at once. */
  private taken = 0;

  /** `busy` creates the error of a refused task. */
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
