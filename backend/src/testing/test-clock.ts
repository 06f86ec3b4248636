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

  /** From now on it moves only when the test advances it. */
  stop(at: Date): void {
    this.stoppedAt = at.getTime();
    this.ahead = 0;
  }

  /** Steps over midnight (UTC) if that is nearer than `minutes`: what is counted by day then stays within one day. */
  avoidMidnight(minutes = 15): void {
    const left = DAY - (this.now().getTime() % DAY);
    if (left < minutes * 60_000) this.advance(left);
  }
}
