import fc from "fast-check";
import { nearestStep, steppedRange, twoDigits } from "./readable-range.js";

describe("twoDigits", () => {
  it.each([
    [0, 1],
    [1.4, 1],
    [1.5, 2],
    [9.7, 10],
    [99.4, 99],
    [99.6, 100],
    [104, 100],
    [106, 110],
    [12_345, 12_000],
    [1000, 1000],
  ])("rounds %d to %d", (count, rounded) => {
    expect(twoDigits(count)).toBe(rounded);
  });
});

describe("nearestStep", () => {
  it.each([
    [0.2, 1],
    [1.4, 1],
    [1.5, 2],
    [3.1, 2],
    [3.2, 5],
    [7, 5],
    [7.1, 10],
    [43, 50],
    [220, 200],
    [1000, 1000],
    [800_000, 1_000_000],
  ])("puts %d on %d", (count, step) => {
    expect(nearestStep(count)).toBe(step);
  });
});

describe("steppedRange", () => {
  it("keeps two bounds that fall on the same step apart", () => {
    expect(steppedRange({ low: 95, middle: 100, high: 120 })).toEqual({ kind: "closed", low: 100, high: 200 });
    expect(steppedRange({ low: 190, middle: 200, high: 210 })).toEqual({ kind: "closed", low: 200, high: 500 });
    expect(steppedRange({ low: 480, middle: 500, high: 510 })).toEqual({ kind: "closed", low: 500, high: 1000 });
  });

  it("does not tell audiences below 50 people apart", () => {
    const smallest = { kind: "closed", low: 1, high: 50 };
    expect(steppedRange({ low: 0, middle: 0, high: 0 })).toEqual(smallest);
    expect(steppedRange({ low: 12, middle: 20, high: 49.9 })).toEqual(smallest);
    expect(steppedRange({ low: 12.3, middle: 20, high: 50 })).toEqual({ kind: "closed", low: 10, high: 50 });
  });

  it("stays in order and near the figures, and rises with them", () => {
    const count = fc.double({ min: 50, max: 1e7, noNaN: true });
    fc.assert(
      fc.property(
        count,
        fc.double({ min: 1, max: 40, noNaN: true }),
        fc.double({ min: 1, max: 5, noNaN: true }),
        (low, width, more) => {
          const range = steppedRange({ low, middle: low, high: low * width });
          const larger = steppedRange({ low: low * more, middle: low, high: low * width * more });
          if (range.kind !== "closed" || larger.kind !== "closed") throw new Error("numbers give closed ranges");
          expect(range.high).toBeGreaterThan(range.low);
          expect(Math.abs(Math.log10(range.low / low))).toBeLessThanOrEqual(0.2);
          expect(larger.low >= range.low && larger.high >= range.high).toBe(true);
        },
      ),
    );
  });

  it("keeps the order of two figures, even if they are narrow or small", () => {
    const count = fc.double({ min: 0.1, max: 1e7, noNaN: true });
    const factor = fc.double({ min: 1, max: 3, noNaN: true });
    fc.assert(
      fc.property(count, factor, factor, factor, (low, width, more, moreAbove) => {
        const [part, whole] = [
          steppedRange({ low, middle: low, high: low * width }),
          steppedRange({ low: low * more, middle: low, high: low * width * more * moreAbove }),
        ];
        if (part.kind !== "closed" || whole.kind !== "closed") throw new Error("numbers give closed ranges");
        expect(part.low <= whole.low && part.high <= whole.high).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
