import fc from "fast-check";
import {
  type ListenerRange,
  parseListenerRange as range,
  rangeFromNumbers,
  UNKNOWN_RANGE,
} from "../audience/range/listener-range.js";
import { relateRanges, relationInWords } from "./relate-ranges.js";

const words = (a: string, b: string) => relationInWords(relateRanges(range(a), range(b)));

describe("relateRanges", () => {
  it.each([
    ["1,000-2,000", "2,000-5,000", "ranges overlap"],
    ["1,000-2,000", "2,001-5,000", "about 2 times as many"],
    ["1,000-2,000", "2,001-2,500", "somewhat more"],
    ["1,000-2,000", "40,000-50,000", "about 30 times as many"],
    ["1,000-2,000", "10,000-100,000", "about 20 times as many"],
    ["2,001-5,000", "1,000-2,000", "about half as many"],
    ["9,000", "3,000", "about a third as many"],
    ["50,000", "1,000", "about 1/50 as many"],
    ["1,100", "1,000", "somewhat fewer"],
    ["70,001+", "500,000-1,000,000", "ranges overlap"],
    ["1,000-2,000", "70,001+", "about 50 times as many"],
    ["N/A", "1,000", ""],
    ["1,000", "N/A", ""],
    ["0", "100", "about 100 times as many"],
  ])("compared with %s, %s reads %p", (a, b, text) => {
    expect(words(a, b)).toBe(text);
  });

  const any: fc.Arbitrary<ListenerRange> = fc.oneof(
    fc.constant(UNKNOWN_RANGE),
    fc.nat(1e7).map((low) => rangeFromNumbers(low, null)),
    fc.tuple(fc.nat(1e7), fc.nat(1e7)).map(([a, b]) => rangeFromNumbers(a, b)),
  );

  it("overlaps itself, and is reversed when the sides are swapped", () => {
    const turned = { larger: "smaller", smaller: "larger", overlaps: "overlaps", unknown: "unknown" };
    fc.assert(
      fc.property(any, any, (a, b) => {
        expect(relateRanges(a, a).kind).toBe(a.kind === "unknown" ? "unknown" : "overlaps");
        expect(relateRanges(b, a).kind).toBe(turned[relateRanges(a, b).kind]);
      }),
    );
  });

  it("never states a factor below one", () => {
    fc.assert(
      fc.property(any, any, (a, b) => {
        const relation = relateRanges(a, b);
        if ("times" in relation) expect(relation.times).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
