import { parseListenerRange } from "../audience/range/listener-range.js";
import { METER_SEGMENTS, METER_TICKS } from "../audience/range/meter.js";
import {
  allSegments,
  type CategoryDistribution,
  comparedShows,
  ENOUGH_ESTIMATES,
  onScale,
  percentileIn,
  percentileText,
  segmentOf,
} from "./category-distribution.js";

/** A distribution with the given numbers of shows per segment, from the left. */
function distribution(...shows: readonly number[]): CategoryDistribution {
  const estimated = shows.reduce((sum, one) => sum + one, 0);
  return { category: "News", language: null, estimated, unknown: 7, ...onScale(shows) };
}

/** One show in each segment. */
const EVEN = distribution(...Array.from({ length: METER_SEGMENTS }, () => 1));
const textFor = (of: CategoryDistribution, range: string) => {
  const place = percentileIn(of, parseListenerRange(range));
  return place && percentileText(place);
};

test("each tick begins a segment, and the outer segments include all beyond the scale", () => {
  expect(METER_TICKS.map((_, at) => segmentOf(100 * 10 ** at))).toEqual([0, 12, 24, 36, 48]);
  expect([segmentOf(1), segmentOf(999), segmentOf(999_999), segmentOf(5e9)]).toEqual([0, 11, 47, 71]);
});

test("shows of more than a million are in the last segment, and beyond it by their size", () => {
  const counts = Array.from({ length: 72 }, (_, at) => ({ 3: 4, 47: 2, 48: 5, 71: 1 })[at] ?? 0);
  const { segments, beyond } = onScale(counts);
  expect([segments.length, segments[3], segments[47]]).toEqual([METER_SEGMENTS, 4, 8]);
  expect(beyond).toEqual([5, ...Array.from({ length: 22 }, () => 0), 1]);
  expect(allSegments({ segments, beyond: beyond! })).toEqual(counts);
  expect(onScale(counts.slice(0, 48))).toEqual({ segments: counts.slice(0, 48) });
});

test("a show of millions is larger than the shows of one million", () => {
  // 19 shows have up to 120 listeners, 20 have about a million, and one has about ten million, as this one has.
  const news = distribution(
    19,
    ...Array.from({ length: 46 }, () => 0),
    0,
    20,
    ...Array.from({ length: 11 }, () => 0),
    1,
  );
  expect(textFor(news, "8,000,000-15,000,000")).toBe("97%");
  expect(textFor(news, "900,000-1,300,000")).toBe("47%");
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
