import type { Bounds } from "../show-history.port.js";
import { growthOf } from "./growth.js";

const range = (low: number, high: number | null): Bounds => ({ low, high });

test("growth is the ratio of both ranges' logarithmic middles", () => {
  // √(1,000 × 4,000) = 2,000 and √(2,000 × 8,000) = 4,000.
  expect(growthOf(range(1_000, 4_000), range(2_000, 8_000))).toBe(2);
  // √(2,500 × 10,000) = 5,000 is 2.5 times as many.
  expect(growthOf(range(1_000, 4_000), range(2_500, 10_000))).toBe(2.5);
});

test("less than a quarter more is within the error of an estimate, and not growth", () => {
  expect(growthOf(range(1_000, 4_000), range(1_240, 4_960))).toBeUndefined();
  expect(growthOf(range(1_000, 4_000), range(1_250, 5_000))).toBe(1.25);
});

test("a range that fell, stayed the same or only became wider is not growth", () => {
  expect(growthOf(range(1_000, 4_000), range(1_000, 16_000))).toBeUndefined();
  expect(growthOf(range(1_000, 4_000), range(900, 20_000))).toBeUndefined();
  expect(growthOf(range(1_000, 4_000), range(3_000, 4_000))).toBeUndefined();
  expect(growthOf(range(2_000, 8_000), range(1_000, 4_000))).toBeUndefined();
});

test("an open range and very few listeners give no growth", () => {
  expect(growthOf(range(1_000, null), range(2_000, 8_000))).toBeUndefined();
  expect(growthOf(range(1_000, 4_000), range(70_001, null))).toBeUndefined();
  expect(growthOf(range(99, 400), range(1_000, 4_000))).toBeUndefined();
  expect(growthOf(range(100, 400), range(1_000, 4_000))).toBe(10);
});
