/** The present moment, for rules that compare with today. The domain never reads a clock of its own. */
export abstract class Clock {
  abstract now(): Date;
}
