import pLimit from "p-limit";

export type TurnsCap = {
  /** Works under way at a time. */
  readonly running: number;
  /** Works that may wait for their turn; with more, the last would only answer people who have left. */
  readonly waiting: number;
};

/** Lets a few works run at a time and a few more wait in order; further ones are refused. */
export class Turns {
  private readonly limit: ReturnType<typeof pLimit>;
  /** Works that run or wait. The library counts a work as waiting for a moment even when it can run at once. */
  private taken = 0;

  /** `busy` makes the error that a refused work throws. */
  constructor(
    private readonly cap: TurnsCap,
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
