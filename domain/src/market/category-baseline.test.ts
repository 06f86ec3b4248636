import fc from "fast-check";
import { parseListenerRange, UNKNOWN_RANGE } from "../audience/range/listener-range.js";
import { averageRange, inTwoDigits, medianPodcastCount } from "./category-baseline.js";

describe("averageRange", () => {
  it.each([
    [
      { known: 2, low: 4_000, high: 12_000 },
      { kind: "closed", low: 2000, high: 6000 },
    ],
    // The means of 1,000-5,000 and 70,001+ are 35,500.5 and 37,500.5.
    [
      { known: 2, low: 71_001, high: 75_001 },
      { kind: "closed", low: 36_000, high: 38_000 },
    ],
    [{ known: 0, low: 0, high: 0 }, UNKNOWN_RANGE],
  ])("of %j is %j", (sums, range) => {
    expect(averageRange(sums)).toEqual(range);
  });

  it("is between the smallest and the largest show, rounded to two digits", () => {
    const people = fc.integer({ min: 1, max: 10_000_000 });
    const closed = fc.tuple(people, people).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);
    const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
    fc.assert(
      fc.property(fc.array(closed, { minLength: 1 }), (shows) => {
        const [lows, highs] = [shows.map(([low]) => low), shows.map(([, high]) => high)];
        const average = averageRange({ known: shows.length, low: sum(lows), high: sum(highs) });
        if (average.kind !== "closed") throw new Error("closed ranges average to a closed range");
        expect(average.low).toBeGreaterThanOrEqual(Math.min(...lows) * 0.94);
        expect(average.low).toBeLessThanOrEqual(Math.max(...lows) * 1.06);
        expect(average.high).toBeGreaterThanOrEqual(average.low);
        for (const bound of [average.low, average.high]) expect(String(bound)).toMatch(/^\d{1,2}0*$/);
      }),
    );
  });
});

describe("inTwoDigits", () => {
  it.each([
    ["5,001-10,000", { kind: "closed", low: 5000, high: 10_000 }],
    ["70,001+", { kind: "open", low: 70_000 }],
    ["12-99", { kind: "closed", low: 12, high: 99 }],
    ["N/A", UNKNOWN_RANGE],
  ])("rounds %s", (text, range) => {
    expect(inTwoDigits(parseListenerRange(text))).toEqual(range);
  });
});

describe("medianPodcastCount", () => {
  it.each([
    [[5], 5],
    [[1, 9, 5], 5],
    [[1, 2, 4, 100], 3],
    [[3, Number.NaN, -1], 3],
    [[], null],
  ])("of %j is %p", (counts, median) => {
    expect(medianPodcastCount(counts)).toBe(median);
  });
});
