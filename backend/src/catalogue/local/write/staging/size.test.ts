import fc from "fast-check";
import { sizeOf } from "./size.js";

test("ten times as many listeners are one step of size", () => {
  expect(sizeOf({ listeners: 99 })).toBe(2);
  expect(sizeOf({ listeners: 9_999 })).toBe(4);
  expect(sizeOf({})).toBe(0);
});

test("orders shows without listeners by signs of care", () => {
  const signs = sizeOf({
    episodeCount: 999,
    popularityScore: 10,
    priority: 1,
    itunesId: 1,
    imageUrl: "x",
    description: "x".repeat(400),
  });
  expect(signs).toBeCloseTo(0.95, 4);
  expect(sizeOf({ description: "x".repeat(400) })).toBeGreaterThan(sizeOf({ description: "x" }));
});

test("signs never outweigh ten times the listeners, even in four bytes", () => {
  const fact = fc.record({
    episodeCount: fc.nat(100_000),
    popularityScore: fc.double({ min: -5, max: 50, noNaN: true }),
    priority: fc.integer(),
    itunesId: fc.option(fc.nat(), { nil: undefined }),
  });
  fc.assert(
    fc.property(fact, fc.nat(1_000_000), (facts, listeners) => {
      const size = sizeOf({ ...facts, listeners });
      expect(size).toBe(Math.fround(size));
      expect(size).toBeLessThan(sizeOf({ listeners: (listeners + 1) * 10 }));
    }),
  );
});
