import { performance } from "node:perf_hooks";
import { expect } from "@jest/globals";

// How long something takes, for tests that it is not needlessly long. A busy machine makes every measurement too large and
// none too small: what lies above the limit is measured again, and the least counts.
const TRIES = 5;

expect.extend({
  /** Processor time of this thread alone: waiting for the machine, and what other threads do, does not count. */
  toTakeLessThan(work, limit) {
    const taken = [];
    while (taken.length < TRIES && !(Math.min(...taken) < limit)) {
      const before = process.threadCpuUsage();
      work();
      const { user, system } = process.threadCpuUsage(before);
      taken.push((user + system) / 1000);
    }
    return verdict(taken, limit);
  },
  /** By the clock, for work that goes on elsewhere: in a database, behind a connection. */
  async toAnswerWithin(work, limit) {
    const taken = [];
    while (taken.length < TRIES && !(Math.min(...taken) < limit)) {
      const before = performance.now();
      await work();
      taken.push(performance.now() - before);
    }
    return verdict(taken, limit);
  },
});

function verdict(taken, limit) {
  const least = Math.min(...taken);
  const said = taken.map((ms) => ms.toFixed(1)).join(", ");
  return { pass: least < limit, message: () => `expected less than ${limit} ms, took ${said} ms` };
}
