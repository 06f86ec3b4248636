/** The matchers of jest-time.js: limits in milliseconds. */
declare namespace jest {
  interface Matchers<R> {
    /** The work takes less CPU time than this; repeats it up to four times otherwise. */
    toTakeLessThan(limit: number): R;
    /** The same in wall-clock time, for work that waits. */
    toAnswerWithin(limit: number): Promise<R>;
  }
}
