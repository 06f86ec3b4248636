import fc from "fast-check";
import { nearestStep, readableRange, twoDigits } from "./readable-range.js";

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
  // The boundary between two steps is their geometric mean: 12.2 between 10 and 15, 83.7 between 70 and 100.
  it.each([
    [0.2, 1],
    [12, 10],
    [12.5, 15],
    [17, 15],
    [18, 20],
    [43, 50],
    [83, 70],
    [84, 100],
    [220, 200],
    [260, 300],
    [1000, 1000],
    [800_000, 700_000],
  ])("puts %d on %d", (count, step) => {
    expect(nearestStep(count)).toBe(step);
  });
});

describe("readableRange", () => {
  it("separates two bounds that round to the same step", () => {
    expect(readableRange({ low: 95, middle: 100, high: 110 })).toEqual({ kind: "closed", low: 100, high: 150 });
    expect(readableRange({ low: 190, middle: 200, high: 210 })).toEqual({ kind: "closed", low: 200, high: 300 });
    expect(readableRange({ low: 680, middle: 700, high: 710 })).toEqual({ kind: "closed", low: 700, high: 1000 });
  });

  it("does not distinguish audiences below 50 people", () => {
    const smallest = { kind: "closed", low: 1, high: 50 };
    expect(readableRange({ low: 0, middle: 0, high: 0 })).toEqual(smallest);
    expect(readableRange({ low: 12, middle: 20, high: 49.9 })).toEqual(smallest);
    expect(readableRange({ low: 12, middle: 20, high: 50 })).toEqual({ kind: "closed", low: 10, high: 50 });
  });

  it("orders its bounds, stays near the figures, and rises with them", () => {
    const count = fc.double({ min: 50, max: 1e7, noNaN: true });
    fc.assert(
      fc.property(
        count,
        fc.double({ min: 1, max: 40, noNaN: true }),
        fc.double({ min: 1, max: 5, noNaN: true }),
        (low, width, more) => {
          const range = readableRange({ low, middle: low, high: low * width });
          const larger = readableRange({ low: low * more, middle: low, high: low * width * more });
          if (range.kind !== "closed" || larger.kind !== "closed") throw new Error("numbers give closed ranges");
          expect(range.high).toBeGreaterThan(range.low);
          expect(Math.abs(Math.log10(range.low / low))).toBeLessThanOrEqual(0.12);
          expect(larger.low >= range.low && larger.high >= range.high).toBe(true);
        },
      ),
    );
  });

  it("keeps the order of two ranges, even narrow or small ones", () => {
    const count = fc.double({ min: 0.1, max: 1e7, noNaN: true });
    const factor = fc.double({ min: 1, max: 3, noNaN: true });
    fc.assert(
      fc.property(count, factor, factor, factor, (low, width, more, moreAbove) => {
        const [part, whole] = [
          readableRange({ low, middle: low, high: low * width }),
          readableRange({ low: low * more, middle: low, high: low * width * more * moreAbove }),
        ];
        if (part.kind !== "closed" || whole.kind !== "closed") throw new Error("numbers give closed ranges");
        expect(part.low <= whole.low && part.high <= whole.high).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
