/** The matchers in jest-time.js; limits are in milliseconds. */
declare namespace jest {
  interface Matchers<R> {
    /** Passes if the work takes less CPU time than this. If not, repeats it up to four times. */
    toTakeLessThan(limit: number): R;
    /** The same in wall-clock time, for work that waits. */
    toAnswerWithin(limit: number): Promise<R>;
  }
}
