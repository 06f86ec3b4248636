/** The times of one class of requests in milliseconds. */
export type Times = {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly worst: number;
};

/** The usual percentiles of a list of times, to a tenth of a millisecond. */
export function percentiles(times: readonly number[]): Times {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => tenth(sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0);
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), worst: tenth(sorted.at(-1) ?? 0) };
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Runs the tasks, this many at a time. Returns the time of each task, and the total seconds. */
export async function measure(
  tasks: readonly (() => Promise<void>)[],
  clients: number,
): Promise<{ times: number[]; seconds: number }> {
  const times: number[] = [];
  const queue = [...tasks];
  const began = performance.now();
  await Promise.all(
    Array.from({ length: clients }, async () => {
      for (let task = queue.shift(); task; task = queue.shift()) {
        const start = performance.now();
        await task();
        times.push(performance.now() - start);
      }
    }),
  );
  return { times, seconds: (performance.now() - began) / 1000 };
}

/**
 * Runs the tasks one after another until all are done or the time is up; the first three are not measured. Returns the time of each
 * measured task: at least one.
 */
export async function measureFor(tasks: readonly (() => Promise<void>)[], seconds: number): Promise<number[]> {
  for (const task of tasks.slice(0, 3)) await task();
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  for (const task of tasks) {
    const start = performance.now();
    await task();
    times.push(performance.now() - start);
    if (performance.now() > end) break;
  }
  return times;
}
