import fc from "fast-check";
import { comparedListeners, isWide, likelyListeners, LISTENER_BANDS, listenerBand } from "./listener-band.js";
import { type ListenerRange, parseListenerRange, rangeFromNumbers } from "./listener-range.js";

describe("listenerBand", () => {
  it.each([
    ["10-200", "Tiny"],
    ["100-2,499", "Tiny"],
    ["100-2,500", "Tiny"],
    ["1,000-20,000", "Small"],
    ["2,000-12,501", "Medium"],
    ["10,000-300,000", "Large"],
    ["50,000-5,000,000", "Large"],
    ["70,000-5,000,000", "Huge"],
    ["500,000+", "Huge"],
    ["70,001+", "Large"],
    ["N/A", undefined],
  ])("of %s is %s, by its middle on a logarithmic scale", (text, band) => {
    expect(listenerBand(parseListenerRange(text))).toBe(band);
  });
});

describe("isWide", () => {
  it.each([
    ["1,000-10,000", false],
    ["1,000-10,001", true],
    ["1-1,000", false],
    ["2-30", true],
    ["70,001+", false],
    ["N/A", false],
  ])("of %s is %p", (text, wide) => {
    expect(isWide(parseListenerRange(text))).toBe(wide);
  });
});

test("the likely number is the geometric middle, and N of N+", () => {
  expect(likelyListeners(parseListenerRange("100-10,000"))).toBe(1000);
  expect(likelyListeners(parseListenerRange("70,001+"))).toBe(70_001);
  expect(likelyListeners(parseListenerRange("N/A"))).toBeUndefined();
});

describe("comparedListeners", () => {
  const compared = (text: string) => comparedListeners(parseListenerRange(text));

  it.each([
    // The square roots of 2.5e11, 6e11, 1.5e11, 5e7, 999,000 and 1,000.
    ["50,000-5,000,000", 500_000],
    ["300,000-2,000,000", 774_597],
    ["150,000-1,000,000", 387_298],
    ["5,000-10,000", 7_071],
    ["999-1,000", 999],
    ["1-1,000", 32],
    ["70,001+", 70_001],
    ["0", 0],
    ["N/A", undefined],
  ])("of %s is %p", (text, people) => {
    expect(compared(text)).toBe(people);
  });

  const people = fc.oneof(fc.nat(50), fc.nat(20_000_000), fc.constantFrom(500, 5_000, 50_000, 500_000));
  const closed = fc.tuple(people, people).map(([a, b]) => rangeFromNumbers(a, b));
  const any: fc.Arbitrary<ListenerRange> = fc.oneof(
    closed,
    people.map((low) => rangeFromNumbers(low, null)),
  );

  it("puts ranges in the order of their bands", () => {
    const place = (range: ListenerRange) => LISTENER_BANDS.findIndex(({ name }) => name === listenerBand(range));
    fc.assert(
      fc.property(any, any, (a, b) => {
        const [less, more] = [a, b].sort((x, y) => (comparedListeners(x) ?? 0) - (comparedListeners(y) ?? 0));
        fc.pre(less !== undefined && more !== undefined && comparedListeners(less) !== comparedListeners(more));
        // "500+" is Small and "500" is Tiny: a lower bound on a border is in the upper band.
        fc.pre(less.kind === more.kind);
        expect(place(less)).toBeLessThanOrEqual(place(more));
      }),
    );
  });

  it("is a number of people within the range, and rises with either end", () => {
    fc.assert(
      fc.property(people, people, people, (a, b, more) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        const at = (from: number, to: number) => comparedListeners(rangeFromNumbers(from, to)) ?? NaN;
        expect(Number.isInteger(at(low, high))).toBe(true);
        expect(at(low, high)).toBeGreaterThanOrEqual(low);
        expect(at(low, high)).toBeLessThanOrEqual(high);
        expect(at(low, high + more)).toBeGreaterThanOrEqual(at(low, high));
        expect(at(Math.min(low + more, high), high)).toBeGreaterThanOrEqual(at(low, high));
      }),
    );
  });
});
