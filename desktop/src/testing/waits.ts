import { openSync, readSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

/** Milliseconds between two ticks, and the longest wait that is not counted. */
const [TICK, AIM] = [1, 10];
/** How long the main thread was late, in milliseconds. The time that is neither computing nor queuing was spent blocked, or the machine was paused. */
type Wait = { readonly ms: number; readonly computed: number; readonly queued: number; readonly during: string };
type Waits = {
  readonly p99: number;
  readonly longest: number;
  /** The longest time that the thread computed in one wait. */
  readonly computed: number;
  /** The waits above 10 ms. */
  readonly late: readonly Wait[];
};

const scheduled = openSync("/proc/self/schedstat", "r");
const bytes = Buffer.alloc(100);

/** Measures how long this process's main thread waits between two ticks. Calls `onTick` at each and notes what it returns. */
export function watchWaits(onTick: () => string): () => Waits {
  const late: Wait[] = [];
  let [longest, most] = [0, 0];
  const histogram = monitorEventLoopDelay({ resolution: TICK });
  histogram.enable();
  let before = reading();
  const ticker = setInterval(() => {
    const now = reading();
    const [ms, computed] = [now.at - before.at - TICK, now.computed - before.computed];
    const wait = { ms, computed, queued: now.queued - before.queued, during: onTick() };
    before = now;
    [longest, most] = [Math.max(longest, ms), Math.max(most, computed)];
    if (ms > AIM) late.push(wait);
  }, TICK);
  return () => {
    clearInterval(ticker);
    histogram.disable();
    return { p99: histogram.percentile(99) / 1e6, longest, computed: most, late };
  };
}

/** The time, the main thread's processor time, and how long it has queued for a processor: all in milliseconds. Needs Linux. */
function reading(): { readonly at: number; readonly computed: number; readonly queued: number } {
  const { user, system } = process.threadCpuUsage();
  const length = readSync(scheduled, bytes, 0, bytes.length, 0);
  const queued = Number(bytes.toString("latin1", 0, length).split(" ")[1]) / 1e6;
  return { at: performance.now(), computed: (user + system) / 1000, queued };
}
