import { parseListenerRange } from "../audience/range/listener-range.js";
import { METER_SEGMENTS, METER_TICKS } from "../audience/range/meter.js";
import {
  type CategoryDistribution,
  comparedShows,
  ENOUGH_ESTIMATES,
  percentileIn,
  percentileText,
  segmentOf,
} from "./category-distribution.js";

/** A distribution with the given numbers of shows per segment, from the left. */
function distribution(...shows: readonly number[]): CategoryDistribution {
  const segments = Array.from({ length: METER_SEGMENTS }, (_, at) => shows[at] ?? 0);
  return {
    category: "News",
    language: null,
    estimated: segments.reduce((sum, one) => sum + one, 0),
    unknown: 7,
    segments,
  };
}

/** One show in each segment. */
const EVEN = distribution(...Array.from({ length: METER_SEGMENTS }, () => 1));
const textFor = (of: CategoryDistribution, range: string) => {
  const place = percentileIn(of, parseListenerRange(range));
  return place && percentileText(place);
};

test("each tick begins a segment, and the outer segments include all beyond the scale", () => {
  expect(METER_TICKS.slice(0, 4).map((_, at) => segmentOf(100 * 10 ** at))).toEqual([0, 12, 24, 36]);
  expect([segmentOf(1), segmentOf(999), segmentOf(1_000_000), segmentOf(5e9)]).toEqual([0, 11, 47, 47]);
});

test("the share is that of the shows in lower segments, rounded down", () => {
  // The middle of 5,000 to 20,000 is 10,000, halfway along the scale.
  expect(textFor(EVEN, "5,000-20,000")).toBe("50%");
  expect(textFor(EVEN, "50-60")).toBe("0%");
  expect(textFor(distribution(2, 1, ...Array.from({ length: 22 }, () => 0), 27), "10,000")).toBe("10%");
});

test("a show is not larger than the shows in its own segment", () => {
  expect(textFor(distribution(0, 0, 100), "150")).toBe("0%");
});

test("a wide range gives a range of shares, and an open one a minimum", () => {
  expect(textFor(EVEN, "1,000-100,000")).toBe("25–75%");
  expect(textFor(EVEN, "100,000+")).toBe("at least 75%");
  // A wide range, but with the same share at both ends.
  expect(textFor(distribution(100), "1,000-100,000")).toBe("100%");
});

test("gives no share without an estimate or enough other shows", () => {
  expect(textFor(EVEN, "N/A")).toBeUndefined();
  expect(textFor(distribution(ENOUGH_ESTIMATES - 1), "5,000")).toBeUndefined();
  expect(textFor(distribution(ENOUGH_ESTIMATES), "5,000")).toBe("100%");
});

test("compares a show with those in its language, if enough of them have an estimate", () => {
  const all = distribution(500);
  const swedish = (shows: number): CategoryDistribution => ({
    ...distribution(shows),
    language: { code: "sv", name: "Swedish" },
  });
  expect(comparedShows(all, swedish(20))).toEqual(swedish(20));
  expect(comparedShows(all, swedish(19))).toBe(all);
  expect(comparedShows(all, undefined)).toBe(all);
});
