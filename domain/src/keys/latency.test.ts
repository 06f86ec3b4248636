import fc from "fast-check";
import { LATENCY_BOUNDS, latencyBucket, latencyWithin } from "./latency.js";

test.each([
  [0, 0],
  [10, 0],
  [10.1, 1],
  [9_999, 8],
  [10_000, 8],
  [10_001, 9],
  [Infinity, 9],
])("%d ms is in bucket %i", (milliseconds, bucket) => {
  expect(latencyBucket(milliseconds)).toBe(bucket);
});

test("no answers, or only slow ones, have no bound", () => {
  expect(latencyWithin([], 0.5)).toBeNull();
  expect(latencyWithin([0, 0, 0, 0, 0, 0, 0, 0, 0, 3], 0.5)).toBeNull();
});

test("one slow answer in twenty does not raise the 95th percentile", () => {
  expect(latencyWithin([10, 9, 0, 0, 0, 1], 0.5)).toBe(10);
  expect(latencyWithin([10, 9, 0, 0, 0, 1], 0.95)).toBe(50);
  expect(latencyWithin([10, 8, 0, 0, 0, 2], 0.95)).toBe(1_000);
});

test("the share of answers within the bound reaches the percentile, and no lower bound does", () => {
  const latencies = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(latencies, fc.constantFrom(0.5, 0.95, 1), (all, share) => {
      const counts = Array.from({ length: LATENCY_BOUNDS.length + 1 }, () => 0);
      for (const one of all) counts[latencyBucket(one)]! += 1;
      const within = (bound: number) => all.filter((one) => one <= bound).length;
      const bound = latencyWithin(counts, share);
      const last = LATENCY_BOUNDS.at(-1) ?? 0;
      const before = LATENCY_BOUNDS.findLast((one) => one < (bound ?? Infinity)) ?? -1;
      expect(within(bound ?? Infinity)).toBeGreaterThanOrEqual(all.length * share);
      expect(within(bound === null ? last : before)).toBeLessThan(all.length * share);
    }),
  );
});
