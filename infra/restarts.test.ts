import { Restarts } from "./restarts.js";

test("pauses grow, and end after five restarts within a minute", () => {
  const restarts = new Restarts();
  const pauses = [0, 1_000, 2_000, 3_000, 4_000, 5_000].map((now) => restarts.pauseBeforeNext(now));
  expect(pauses).toEqual([250, 500, 1_000, 2_000, 4_000, undefined]);
});

test("restarts more than a minute ago do not count", () => {
  const restarts = new Restarts();
  for (const now of [0, 10_000, 20_000, 30_000, 40_000]) restarts.pauseBeforeNext(now);
  expect(restarts.pauseBeforeNext(59_999)).toBe(undefined);
  expect(restarts.pauseBeforeNext(60_000)).toBe(4_000);
  expect(restarts.pauseBeforeNext(200_000)).toBe(250);
});
