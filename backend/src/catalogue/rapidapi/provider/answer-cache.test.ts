import { AnswerCache, CACHE_RULES } from "./answer-cache.js";
import { timedOut } from "./provider-failure.js";

const MINUTE = 60_000;
let now = 0;
let calls = 0;
let down = false;
const cache = (rules = {}) => {
  [now, calls, down] = [5000, 0, false];
  return new AnswerCache<string>({ ...CACHE_RULES, ...rules }, () => now);
};
const load = async () => {
  calls += 1;
  const value = `answer ${calls}`;
  await Promise.resolve();
  if (down) throw timedOut();
  return { value, bytes: 10 };
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("repeats an answer for five minutes without a request", async () => {
  const answers = cache();
  await answers.get("a", load);
  now += 5 * MINUTE - 1;
  expect(await answers.get("a", load)).toEqual({ value: "answer 1", stale: false });
  expect(calls).toBe(1);
});

test("serves an answer for an hour, and fetches a newer one in the background", async () => {
  const answers = cache();
  await answers.get("a", load);
  now += 5 * MINUTE;
  expect(await answers.get("a", load)).toEqual({ value: "answer 1", stale: false });
  await settled();
  expect(await answers.get("a", load)).toEqual({ value: "answer 2", stale: false });
  expect(calls).toBe(2);
});

test("marks the old answer once a newer one cannot be fetched", async () => {
  const answers = cache();
  await answers.get("a", load);
  now += 5 * MINUTE;
  down = true;
  expect(await answers.get("a", load)).toEqual({ value: "answer 1", stale: false });
  await settled();
  expect(await answers.get("a", load)).toEqual({ value: "answer 1", stale: true });
  down = false;
  await settled();
  await answers.get("a", load);
  await settled();
  expect(await answers.get("a", load)).toMatchObject({ stale: false });
});

test("waits for a newer answer after an hour, and falls back to the old one for a day", async () => {
  const answers = cache();
  await answers.get("a", load);
  now += 60 * MINUTE;
  down = true;
  expect(await answers.get("a", load)).toEqual({ value: "answer 1", stale: true });
  down = false;
  expect(await answers.get("a", load)).toEqual({ value: "answer 3", stale: false });
  now += 24 * 60 * MINUTE;
  down = true;
  await expect(answers.get("a", load)).rejects.toMatchObject({ reason: "Request timed out" });
});

test("does not hide our own error behind an old answer", async () => {
  const answers = cache();
  await answers.get("a", load);
  now += 2 * 60 * MINUTE;
  await expect(answers.get("a", async () => Promise.reject(new RangeError("a bug")))).rejects.toThrow("a bug");
});

test("combines a hundred equal requests into one, even if it fails", async () => {
  const answers = cache();
  const all = await Promise.all(Array.from({ length: 100 }, () => answers.get("a", load)));
  expect(new Set(all.map(({ value }) => value))).toEqual(new Set(["answer 1"]));
  down = true;
  const failed = await Promise.allSettled(Array.from({ length: 100 }, () => answers.get("b", load)));
  expect(failed.every(({ status }) => status === "rejected")).toBe(true);
  expect(calls).toBe(2);
});

test("does not remember a failure", async () => {
  const answers = cache();
  down = true;
  await expect(answers.get("a", load)).rejects.toThrow();
  down = false;
  expect(await answers.get("a", load)).toEqual({ value: "answer 2", stale: false });
});

test("recovers when a loader throws synchronously", async () => {
  const answers = cache();
  const broken = () => {
    throw new RangeError("a bug");
  };
  await expect(answers.get("a", broken)).rejects.toThrow("a bug");
  expect(await answers.get("a", load)).toEqual({ value: "answer 1", stale: false });
});

test.each([
  ["entries", { maxEntries: 2 }],
  ["bytes", { maxBytes: 25 }],
])("stores a limited number of %s and drops the least recently used", async (_, rules) => {
  const answers = cache(rules);
  await answers.get("a", load);
  await answers.get("b", load);
  await answers.get("a", load);
  await answers.get("c", load);
  expect(calls).toBe(3);
  await answers.get("a", load);
  expect(calls).toBe(3);
  await answers.get("b", load);
  expect(calls).toBe(4);
});
