import { hasFailedTooLong, TRIES_MAX, waitAfter } from "./webhook-tries.js";

test("plans ten tries within three days, as in Standard Webhooks 1.0.0", () => {
  const waits = Array.from({ length: TRIES_MAX }, (_, at) => waitAfter(at + 1, 0.5));
  expect(TRIES_MAX).toBe(10);
  expect(waits).toEqual([5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400, undefined]);
});

test("varies a wait by up to a tenth", () => {
  expect(waitAfter(2, 0)).toBeCloseTo(270);
  expect(waitAfter(2, 0.999_999)).toBeCloseTo(330, 3);
});

test("Retry-After only lengthens a wait, up to a day", () => {
  expect(waitAfter(1, 0.5, 90)).toBe(90);
  expect(waitAfter(3, 0.5, 90)).toBe(1_800);
  expect(waitAfter(1, 0.5, 10 ** 9)).toBe(86_400);
  expect(waitAfter(TRIES_MAX, 0.5, 90)).toBeUndefined();
});

test("gives up an endpoint after five days of failures", () => {
  const since = new Date("2026-11-20T12:00:00Z");
  expect(hasFailedTooLong(since, new Date("2026-11-25T11:59:59Z"))).toBe(false);
  expect(hasFailedTooLong(since, new Date("2026-11-25T12:00:00Z"))).toBe(true);
});
