import fc from "fast-check";
import { fingerprint, randomFrom } from "./random.js";

describe("repeatable chance", () => {
  it("returns the same numbers for the same seed, and others for another", () => {
    const throws = (seed: number | string) => {
      const random = randomFrom(seed);
      return Array.from({ length: 8 }, () => random.next());
    };
    expect(throws(7)).toEqual(throws(7));
    expect(throws("cover:0001")).toEqual(throws("cover:0001"));
    expect(throws(7)).not.toEqual(throws(8));
  });

  it("stays within bounds and reaches both ends", () => {
    const random = randomFrom(1);
    const seen = new Set(Array.from({ length: 200 }, () => random.between(3, 5)));
    expect([...seen].sort()).toEqual([3, 4, 5]);
    for (let i = 0; i < 1000; i++) {
      const value = random.next();
      expect(value >= 0 && value < 1).toBe(true);
    }
  });

  it("follows the weights and never picks a weight of zero", () => {
    const random = randomFrom(2);
    const counts = { often: 0, seldom: 0, never: 0 };
    for (let i = 0; i < 4000; i++) counts[random.weighted({ often: 3, seldom: 1, never: 0 })]++;
    expect(counts.never).toBe(0);
    expect(counts.often / counts.seldom).toBeGreaterThan(2.5);
    expect(counts.often / counts.seldom).toBeLessThan(3.6);
  });

  it("refuses to choose from nothing", () => {
    expect(() => randomFrom(1).pick([])).toThrow(RangeError);
    expect(() => randomFrom(1).weighted({})).toThrow(RangeError);
  });

  it("shuffles without losing or duplicating anything", () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
        const before = [...items];
        expect(randomFrom(seed).shuffled(items).sort()).toEqual([...before].sort());
        expect(items).toEqual(before);
      }),
    );
  });

  it("gives different fingerprints to similar texts", () => {
    expect(fingerprint("0001")).not.toBe(fingerprint("0002"));
    expect(fingerprint("")).toBeGreaterThanOrEqual(0);
  });
});
