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

test("for five minutes an answer is given again without asking", async () => {
  const answers = cache();
  await answers.get("a", load);
  now += 5 * MINUTE - 1;
  expect(await answers.get("a", load)).toEqual({ value: "answer 1", stale: false });
  expect(calls).toBe(1);
});

test("for an hour it is served at once while a newer one is fetched in the background", async () => {
  const answers = cache();
  await answers.get("a", load);
  now += 5 * MINUTE;
  expect(await answers.get("a", load)).toEqual({ value: "answer 1", stale: false });
  await settled();
  expect(await answers.get("a", load)).toEqual({ value: "answer 2", stale: false });
  expect(calls).toBe(2);
});

test("when the newer one cannot be had, the old one is marked from then on", async () => {
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

test("after an hour the newer one is waited for, and the old one helps out for a day", async () => {
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

test("a mistake of our own is not covered up by an old answer", async () => {
  const answers = cache();
  await answers.get("a", load);
  now += 2 * 60 * MINUTE;
  await expect(answers.get("a", async () => Promise.reject(new RangeError("a bug")))).rejects.toThrow("a bug");
});

test("a hundred equal requests at a time become one, even if it fails", async () => {
  const answers = cache();
  const all = await Promise.all(Array.from({ length: 100 }, () => answers.get("a", load)));
  expect(new Set(all.map(({ value }) => value))).toEqual(new Set(["answer 1"]));
  down = true;
  const failed = await Promise.allSettled(Array.from({ length: 100 }, () => answers.get("b", load)));
  expect(failed.every(({ status }) => status === "rejected")).toBe(true);
  expect(calls).toBe(2);
});

test("a failure is not remembered", async () => {
  const answers = cache();
  down = true;
  await expect(answers.get("a", load)).rejects.toThrow();
  down = false;
  expect(await answers.get("a", load)).toEqual({ value: "answer 2", stale: false });
});

test("a loader that throws at once leaves nothing behind", async () => {
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
])("it holds a bounded number of %s and forgets the longest unused", async (_, rules) => {
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
