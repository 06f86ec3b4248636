import fc from "fast-check";
import { parseListenerRange, rangeFromNumbers, type ListenerRange } from "../audience/listener-range.js";
import { averageRange, medianPodcastCount, withBaseline } from "./category-baseline.js";

const ranges = (...texts: readonly string[]): readonly ListenerRange[] => texts.map(parseListenerRange);

describe("averageRange", () => {
  it.each([
    [["1,000-5,000", "3,000-7,000"], { kind: "closed", low: 2000, high: 6000 }],
    [["1,000-5,000", "N/A"], { kind: "closed", low: 1000, high: 5000 }],
    // (1,000 + 70,001) / 2 = 35,500.5 and (5,000 + 70,001) / 2 = 37,500.5, to two digits.
    [["1,000-5,000", "70,001+"], { kind: "closed", low: 36_000, high: 38_000 }],
    [["50,000+", "70,000+"], { kind: "open", low: 60_000 }],
    [["N/A", ""], { kind: "unknown" }],
    [[], { kind: "unknown" }],
  ])("averages %j", (texts, range) => {
    expect(averageRange(ranges(...texts))).toEqual(range);
  });

  it("lies between the smallest and the largest show, to two digits", () => {
    const people = fc.integer({ min: 1, max: 10_000_000 });
    const closed = fc.tuple(people, people).map(([a, b]) => rangeFromNumbers(a, b));
    fc.assert(
      fc.property(fc.array(closed, { minLength: 1 }), (shows) => {
        const average = averageRange(shows);
        if (average.kind !== "closed") throw new Error("closed ranges average to a closed range");
        const lows = shows.map((show) => (show.kind === "closed" ? show.low : 0));
        expect(average.low).toBeGreaterThanOrEqual(Math.min(...lows) * 0.94);
        expect(average.low).toBeLessThanOrEqual(Math.max(...lows) * 1.06);
        expect(average.high).toBeGreaterThanOrEqual(average.low);
      }),
    );
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

describe("withBaseline", () => {
  it("gives every category the median and our spelling of the range", () => {
    const stats = [
      { category: "business", listener_range: "1.000 – 5.000", podcast_count: 300 },
      { category: "arts", listener_range: "who knows", podcast_count: 100 },
      { category: "news", listener_range: "70001+", podcast_count: 200 },
    ];
    expect(withBaseline(stats)).toEqual([
      { category: "business", listener_range: "1,000-5,000", podcast_count: 300, medianPodcastCount: 200 },
      { category: "arts", listener_range: "N/A", podcast_count: 100, medianPodcastCount: 200 },
      { category: "news", listener_range: "70,001+", podcast_count: 200, medianPodcastCount: 200 },
    ]);
  });
});
