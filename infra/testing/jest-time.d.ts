/** The matchers of jest-time.js: limits in milliseconds. */
declare namespace jest {
  interface Matchers<R> {
    /** The work takes less processor time; measured again up to four times when it does not. May be done several times. */
    toTakeLessThan(limit: number): R;
    /** The same by the clock, for work that waits for others. */
    toAnswerWithin(limit: number): Promise<R>;
  }
}
