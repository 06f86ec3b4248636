export type TurnsCap = {
  /** Works under way at a time. */
  readonly running: number;
  /** Works that may wait for their turn; with more, the last would only answer people who have left. */
  readonly waiting: number;
};

/** Lets a few works run at a time and a few more wait in order; further ones are refused. */
export class Turns {
  private running = 0;
  private readonly queue: (() => void)[] = [];

  /** `busy` makes the error that a refused work throws. */
  constructor(
    private readonly cap: TurnsCap,
    private readonly busy: () => Error,
  ) {}

  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running >= this.cap.running) {
      if (this.queue.length >= this.cap.waiting) throw this.busy();
      // Who finishes hands the turn over, so `running` stays as it is.
      await new Promise<void>((turn) => this.queue.push(turn));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.queue.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
