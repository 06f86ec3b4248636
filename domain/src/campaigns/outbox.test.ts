import { nextTryAt, sendOutcome } from "./outbox.js";

test.each([
  [201, "taken"],
  [200, "taken"],
  [400, "refused"],
  [401, "refused"],
  [422, "refused"],
  [413, "refused"],
  [408, "later"],
  [409, "later"],
  [425, "later"],
  [429, "later"],
  [500, "later"],
  [503, "later"],
  [302, "later"],
])("an answer %d means %s", (status, kind) => {
  expect(sendOutcome(status, undefined).kind).toBe(kind);
});

test("a refusal contains the server's sentence", () => {
  expect(sendOutcome(422, "The brief is too long.")).toEqual({ kind: "refused", reason: "The brief is too long." });
});

test.each([
  [1, 0, 5_000],
  [2, 0, 10_000],
  [3, 0, 20_000],
  [3, 1, 10_000],
  [9, 0, 900_000],
  [500, 0, 900_000],
])("after %d failures, with chance %d, the pause is %d ms", (tries, chance, pause) => {
  expect(nextTryAt(1_000, tries, chance)).toBe(1_000 + pause);
});

test("the server's Retry-After counts when it is longer, up to an hour", () => {
  expect(nextTryAt(0, 1, 0, 60)).toBe(60_000);
  expect(nextTryAt(0, 1, 0, 2)).toBe(5_000);
  expect(nextTryAt(0, 1, 0, 90_000)).toBe(3_600_000);
});
