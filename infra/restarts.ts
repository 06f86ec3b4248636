/** Milliseconds before the first restart; each further restart within a minute waits twice as long. */
const FIRST_PAUSE = 250;
const MINUTE = 60_000;
/** The maximum number of restarts within a minute. */
export const MOST_RESTARTS = 5;

/** Decides whether a crashed service is restarted, and after how long. */
export class Restarts {
  private times: number[] = [];

  /** Milliseconds to wait before the next start; undefined after too many restarts. `now` is in milliseconds. */
  pauseBeforeNext(now: number): number | undefined {
    this.times = this.times.filter((time) => now - time < MINUTE);
    if (this.times.length >= MOST_RESTARTS) return undefined;
    this.times.push(now);
    return FIRST_PAUSE * 2 ** (this.times.length - 1);
  }
}
