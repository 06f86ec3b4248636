import { Clock } from "@earshot/domain/shared/clock.port";

const DAY = 86_400_000;

/** The machine's clock, which a test can advance or stop. */
export class TestClock extends Clock {
  private ahead = 0;
  private stoppedAt: number | undefined;

  now(): Date {
    return new Date((this.stoppedAt ?? Date.now()) + this.ahead);
  }

  advance(milliseconds: number): void {
    this.ahead += milliseconds;
  }

  /** Stops the clock: from now on, it moves only when the test advances it. */
  stop(at: Date): void {
    this.stoppedAt = at.getTime();
    this.ahead = 0;
  }

  /** Moves past midnight (UTC) if that is less than `minutes` away, so that everything counted by day is counted on one day. */
  avoidMidnight(minutes = 15): void {
    const left = DAY - (this.now().getTime() % DAY);
    if (left < minutes * 60_000) this.advance(left);
  }
}
