import { WorkQueue } from "./work-queue.js";

/** A task that the test can end. */
function work() {
  let end = (): void => undefined;
  let began = false;
  const ended = new Promise<void>((over) => (end = over));
  const run = () => {
    began = true;
    return ended;
  };
  return { run, end: () => end(), began: () => began };
}

const settled = () => new Promise((next) => setImmediate(next));

test("runs a few tasks, queues a few in order, and refuses the rest", async () => {
  const queue = new WorkQueue({ running: 2, waiting: 1 }, () => new Error("busy"));
  const [a, b, c, d] = [work(), work(), work(), work()] as const;
  const [first, second, third, fourth] = [a, b, c, d].map(({ run }) => queue.take(run));
  await expect(fourth).rejects.toThrow("busy");
  expect([a, b, c, d].map(({ began }) => began())).toEqual([true, true, false, false]);
  a.end();
  await first;
  await settled();
  expect(c.began()).toBe(true);
  b.end();
  c.end();
  await Promise.all([second, third]);
});

test("a failing task frees its place, and its error is thrown", async () => {
  const queue = new WorkQueue({ running: 1, waiting: 0 }, () => new Error("busy"));
  for (let at = 0; at < 3; at += 1) {
    await expect(queue.take(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  }
  expect(await queue.take(() => Promise.resolve("done"))).toBe("done");
});
