import { Clock } from "@earshot/domain/shared/clock.port";

/** The machine's clock, which a test may set forward. */
export class TestClock extends Clock {
  private ahead = 0;

  now(): Date {
    return new Date(Date.now() + this.ahead);
  }

  advance(milliseconds: number): void {
    this.ahead += milliseconds;
  }
}
