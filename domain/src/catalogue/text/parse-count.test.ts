import fc from "fast-check";
import { parseCount } from "./parse-count.js";

describe("parseCount", () => {
  it.each([
    ["0", 0],
    ["500", 500],
    ["10k", 10_000],
    ["10 K", 10_000],
    ["1.5M", 1_500_000],
    ["1,5M", 1_500_000],
    ["1.1m", 1_100_000],
    ["2b", 2_000_000_000],
    ["10,000", 10_000],
    ["10.000", 10_000],
    ["10 000", 10_000],
    ["10\u00a0000", 10_000],
    ["10\u202f000", 10_000],
    ["10'000", 10_000],
    ["1,234,567", 1_234_567],
    ["1,500k", 1_500_000],
    ["1.250k", 1_250],
    ["１０ｋ", 10_000],
    [" 7 ", 7],
  ])("reads %j as %d", (text, count) => {
    expect(parseCount(text)).toBe(count);
  });

  it.each(["", "   ", "\t\n"])("finds no number in %j", (text) => {
    expect(parseCount(text)).toBeUndefined();
  });

  it.each([
    "-3",
    "1.5",
    "1,5",
    "many",
    "k",
    "10kk",
    "1e6",
    "10,00",
    "1,0000",
    "1.2345k",
    "9999b",
    "NaN",
    "9".repeat(400),
  ])("refuses %j", (text) => {
    expect(parseCount(text)).toBe("invalid");
  });

  it("reads every whole number with and without separators", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), fc.constantFrom("", ",", " ", ".", "'"), (count, separator) => {
        expect(parseCount(String(count).replace(/\B(?=(?:\d{3})+$)/g, separator))).toBe(count);
      }),
    );
  });

  it("never gives anything but a whole number, undefined or invalid", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[0-9., kmb]{0,12}$/)), (text) => {
        const count = parseCount(text);
        expect(count === undefined || count === "invalid" || (Number.isSafeInteger(count) && count >= 0)).toBe(true);
      }),
    );
  });
});
