import { pauseForOthers, withPauses } from "./with-pauses.js";

/** Blocks the thread for this many milliseconds. */
function work(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}

/** Counts the iterations of the event loop until `done` resolves. */
async function roundsUntil(done: Promise<unknown>): Promise<number> {
  let rounds = 0;
  let over = false;
  const stop = () => (over = true);
  void done.then(stop, stop);
  while (!over) {
    await new Promise((next) => setImmediate(next));
    rounds += 1;
  }
  return rounds;
}

async function slowly(items: number, ms: number): Promise<number[]> {
  const seen: number[] = [];
  for await (const item of withPauses(Array.from({ length: items }, (_, at) => at))) {
    work(ms);
    seen.push(item);
  }
  return seen;
}

test("long work pauses for others, quick work does not", async () => {
  const long = slowly(10, 6);
  expect(await roundsUntil(long)).toBeGreaterThanOrEqual(9);
  expect(await long).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(await roundsUntil(slowly(3, 0))).toBeLessThanOrEqual(2);
});

test("one of several long tasks continues per round", async () => {
  const order: string[] = [];
  const run = async (name: string): Promise<void> => {
    for (let step = 0; step < 3; step += 1) {
      await pauseForOthers();
      order.push(name);
    }
  };
  const rounds = await roundsUntil(Promise.all([run("a"), run("b"), run("c")]));
  expect(order.join("")).toBe("abcabcabc");
  expect(rounds).toBeGreaterThanOrEqual(9);
});

test("errors of the work propagate", async () => {
  const broken = function* (): Generator<number> {
    yield 1;
    throw new Error("broken");
  };
  const all = async (): Promise<void> => {
    for await (const _ of withPauses(broken()));
  };
  await expect(all()).rejects.toThrow("broken");
});
