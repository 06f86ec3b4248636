import { setTimeout } from "node:timers/promises";
import { completed } from "./completed.js";

async function collect<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const value of source) all.push(value);
  return all;
}

test("gives results as they complete, never more than the limit at once", async () => {
  let running = 0;
  let most = 0;
  const work = async (delay: number): Promise<number> => {
    running += 1;
    most = Math.max(most, running);
    await setTimeout(delay);
    running -= 1;
    return delay;
  };
  expect(await collect(completed([200, 10, 60], 2, work))).toEqual([10, 60, 200]);
  expect(most).toBe(2);
});

test("takes every item once, also with fewer items than the limit", async () => {
  const work = (value: number): Promise<number> => Promise.resolve(value * 2);
  expect((await collect(completed([1, 2, 3], 8, work))).sort((a, b) => a - b)).toEqual([2, 4, 6]);
  expect(await collect(completed([], 8, work))).toEqual([]);
});

test("a failure of the work reaches the consumer", async () => {
  await expect(collect(completed([1], 2, () => Promise.reject(new Error("broken"))))).rejects.toThrow("broken");
});
