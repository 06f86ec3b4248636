import { HttpException } from "@nestjs/common";
import * as argon2 from "@node-rs/argon2";
import { Argon2Hasher, HASHING_CAP } from "./argon2-hasher.js";

const hasher = new Argon2Hasher();

test("hashes with Argon2id, 19 MiB, two passes and one lane, and a new salt each time", async () => {
  const [first, second] = [await hasher.hash("a password"), await hasher.hash("a password")];
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(first).not.toBe(second);
  expect(await hasher.verify(first, "a password")).toBe(true);
  expect(await hasher.verify(first, "a passwore")).toBe(false);
  expect(hasher.outdated(first)).toBe(false);
});

test.each([
  "$argon2id$v=19$m=4096,t=3,p=1$c2FsdHNhbHQ$aGFzaA",
  "$argon2id$v=19$m=19456,t=1,p=1$c2FsdHNhbHQ$aGFzaA",
  "$argon2i$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaA",
  "$2b$10$abcdefghijklmnopqrstuv",
  "",
])("%s is weaker than today's", (hash) => {
  expect(hasher.outdated(hash)).toBe(true);
});

test.each([
  ["the first 72 bytes alone", `${"x".repeat(72)} and the end`, "x".repeat(72)],
  ["another end behind 72 bytes", `${"x".repeat(72)}a`, `${"x".repeat(72)}b`],
  ["another case", "Correct Horse", "correct horse"],
  ["a space more", "correct horse", "correct horse "],
  ["another emoji", "a slow 🚋", "a slow 🚃"],
])("compares the whole password: %s is refused", async (_case, password, other) => {
  const hash = await hasher.hash(password);
  expect(await hasher.verify(hash, password)).toBe(true);
  expect(await hasher.verify(hash, other)).toBe(false);
});

test("a damaged hash matches nothing", async () => {
  expect(await hasher.verify("$argon2id$damaged", "a password")).toBe(false);
});

test("without a hash it does the same work and returns false", async () => {
  const known = await hasher.hash("a password");
  const compared: [string, string][] = [];
  const counting = new Argon2Hasher(HASHING_CAP, {
    hash: argon2.hash,
    verify: async (against, password) => {
      compared.push([String(against), String(password)]);
      return argon2.verify(against, password);
    },
  });
  for (const against of [known, undefined, undefined]) {
    expect(await counting.verify(against, "wrong password")).toBe(false);
  }
  // The hash contains the cost of a comparison: memory, passes, lanes, and the lengths of salt and result.
  const cost = (hash: string) =>
    hash.replace(/[^$]+\$[^$]+$/, (tail) =>
      tail
        .split("$")
        .map((part) => part.length)
        .join(),
    );
  expect(compared.map(([against, password]) => [cost(against), password])).toEqual(
    Array(3).fill([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$\d+,\d+$/), "wrong password"]),
  );
  expect(new Set(compared.map(([against]) => cost(against))).size).toBe(1);
});

test("hashes a few at a time, queues a limited number, and refuses the rest", async () => {
  const small = new Argon2Hasher({ running: 2, waiting: 5 });
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => small.hash("a password")));
  const refused = outcomes.filter((outcome) => outcome.status === "rejected");
  expect(outcomes.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(7);
  for (const { reason } of refused) {
    expect(reason).toBeInstanceOf(HttpException);
    expect((reason as HttpException).getStatus()).toBe(503);
    expect((reason as HttpException).getResponse()).toMatchObject({ retryAfter: 5 });
  }
  // After that, it works again.
  await small.hash("a password");
});

test("hashing passwords does not block the event loop", async () => {
  const cpuOf = async (work: () => Promise<unknown>): Promise<number> => {
    const before = process.cpuUsage();
    const ownBefore = process.threadCpuUsage();
    await work();
    const [all, own] = [process.cpuUsage(before), process.threadCpuUsage(ownBefore)];
    return (own.user + own.system) / (all.user + all.system);
  };
  const share = await cpuOf(() => Promise.allSettled(Array.from({ length: 40 }, () => hasher.hash("a password"))));
  // Hashing in this thread would take nearly all of the processor time.
  expect(share).toBeLessThan(0.5);
});
