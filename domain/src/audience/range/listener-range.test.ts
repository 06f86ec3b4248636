import fc from "fast-check";
import { formatListenerRange, parseListenerRange, rangeFromNumbers, rangeMidpoint } from "./listener-range.js";

const closed = (low: number, high: number) => ({ kind: "closed", low, high });
const open = (low: number) => ({ kind: "open", low });
const unknown = { kind: "unknown" };

describe("parseListenerRange", () => {
  it.each([
    ["1,000-5,000", closed(1000, 5000)],
    ["1–1,000", closed(1, 1000)],
    ["1,000 — 5,000", closed(1000, 5000)],
    ["1,000 to 5,000", closed(1000, 5000)],
    ["1000..5000", closed(1000, 5000)],
    ["1.000-5.000", closed(1000, 5000)],
    ["1 000 - 5 000", closed(1000, 5000)],
    ["1\u2009000\u2009–\u20095\u2009000", closed(1000, 5000)],
    ["1\u202f000–5\u00a0000", closed(1000, 5000)],
    ["1'000-5’000", closed(1000, 5000)],
    ["1,234,567-2,345,678", closed(1_234_567, 2_345_678)],
    ["1k-5k", closed(1000, 5000)],
    ["10-20k", closed(10_000, 20_000)],
    ["500-1k", closed(500, 1000)],
    ["900K - 1.2M", closed(900_000, 1_200_000)],
    ["1,5k-2,5k", closed(1500, 2500)],
    ["1.250k - 2k", closed(1250, 2000)],
    ["5,000-1,000", closed(1000, 5000)],
    ["1,000-5,000 listeners", closed(1000, 5000)],
    ["  3,412 ", closed(3412, 3412)],
    ["0-100", closed(0, 100)],
    [2500, closed(2500, 2500)],
    ["70,001+", open(70_001)],
    ["70,001 +", open(70_001)],
    ["70k+", open(70_000)],
    ["1.5M+ listeners", open(1_500_000)],
    [">= 500", open(500)],
    ["over 10,000", open(10_000)],
    ["<1,000", closed(1, 1000)],
    ["≤ 1k listeners", closed(1, 1000)],
    ["under 1,000", closed(1, 1000)],
    ["less than 500", closed(1, 500)],
    ["up to 1", closed(1, 1)],
  ])("reads %j", (text, range) => {
    expect(parseListenerRange(text)).toEqual(range);
  });

  it.each([
    "N/A",
    "",
    "-",
    "+",
    "unknown",
    "-5",
    "-5-10",
    "1-2-3",
    "<0",
    "up to -5",
    "1,00-5,000",
    "1234.5",
    "1e5",
    "12 34",
    "k",
    "NaN",
    "Infinity",
    null,
    undefined,
    Number.NaN,
    -1,
    Infinity,
    true,
    {},
    ["1-2"],
    "9".repeat(40),
    "1-5".padEnd(5000, " "),
  ])("treats %j as unknown", (text) => {
    expect(parseListenerRange(text)).toEqual(unknown);
  });

  it("returns a well-formed range or unknown for any input", () => {
    const soup = fc.string({ unit: fc.constantFrom(..."0123456789,. -–+kKmMto/NA\u2009'>"), maxLength: 30 });
    fc.assert(
      fc.property(fc.oneof(soup, fc.anything()), (text) => {
        const range = parseListenerRange(text);
        if (range.kind === "unknown") return;
        expect(Number.isSafeInteger(range.low) && range.low >= 0).toBe(true);
        if (range.kind === "closed") expect(Number.isSafeInteger(range.high) && range.high >= range.low).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it("reads hostile text quickly", () => {
    for (const text of ["1,111".repeat(15), "1 ".repeat(39), "1.111-".repeat(13)])
      expect(() => parseListenerRange(text)).toTakeLessThan(20);
  });
});

describe("formatListenerRange", () => {
  it("writes hyphens, thousands commas, + and N/A", () => {
    expect(formatListenerRange({ kind: "closed", low: 1000, high: 5000 })).toBe("1,000-5,000");
    expect(formatListenerRange({ kind: "closed", low: 5000, high: 5000 })).toBe("5,000");
    expect(formatListenerRange({ kind: "open", low: 70_001 })).toBe("70,001+");
    expect(formatListenerRange({ kind: "unknown" })).toBe("N/A");
  });

  it("is read back as the same range", () => {
    const people = fc.nat({ max: 9_000_000_000 });
    const ranges = fc.oneof(
      fc.tuple(people, people).map(([a, b]) => rangeFromNumbers(a, b)),
      people.map((low) => rangeFromNumbers(low, null)),
      fc.constant(parseListenerRange(null)),
    );
    fc.assert(fc.property(ranges, (range) => expect(parseListenerRange(formatListenerRange(range))).toEqual(range)));
  });
});

describe("rangeFromNumbers", () => {
  it("puts bounds in order and rounds to whole people", () => {
    expect(rangeFromNumbers(5000.4, 999.6)).toEqual(closed(1000, 5000));
    expect(rangeFromNumbers(70_001, null)).toEqual(open(70_001));
  });

  it.each([
    [Number.NaN, 5],
    [5, Number.NaN],
    [-1, 5],
    [5, Infinity],
    [Infinity, null],
  ])("gives unknown for %d to %d", (low, high) => {
    expect(rangeFromNumbers(low, high)).toEqual(unknown);
  });
});

describe("rangeMidpoint", () => {
  it("is the middle, N for N+, and nothing for unknown", () => {
    expect(rangeMidpoint({ kind: "closed", low: 1000, high: 5000 })).toBe(3000);
    expect(rangeMidpoint({ kind: "open", low: 70_001 })).toBe(70_001);
    expect(rangeMidpoint({ kind: "unknown" })).toBeUndefined();
  });
});
