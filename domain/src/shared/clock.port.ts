/** The current time, for rules that depend on today. The domain never reads the system clock itself. */
export abstract class Clock {
  abstract now(): Date;
}
