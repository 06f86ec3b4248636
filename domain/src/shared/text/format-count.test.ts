import fc from "fast-check";
import { compactCount, counted, formatCount } from "./format-count.js";

describe("formatCount", () => {
  it.each([
    [0, "0"],
    [999, "999"],
    [3412, "3,412"],
    [1_234_567, "1,234,567"],
    [1999.6, "2,000"],
    [-3412, "-3,412"],
    [-0.2, "0"],
    [null, "N/A"],
    [undefined, "N/A"],
    [Number.NaN, "N/A"],
    [Infinity, "N/A"],
  ])("writes %p as %s", (count, text) => {
    expect(formatCount(count)).toBe(text);
  });

  it("adds nothing but commas", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (count) => expect(Number(formatCount(count).replaceAll(",", ""))).toBe(count)),
    );
  });
});

describe("counted", () => {
  it.each([
    [0, "0 shows"],
    [1, "1 show"],
    [3_412, "3,412 shows"],
  ])("%d of a regular word is %s", (count, text) => expect(counted(count, "show")).toBe(text));

  it("takes an irregular plural", () => {
    expect([1, 2].map((count) => counted(count, "entry", "entries"))).toEqual(["1 entry", "2 entries"]);
  });
});

describe("compactCount", () => {
  it.each([
    [0, "0"],
    [950, "950"],
    [999, "999"],
    [1000, "1k"],
    [1250, "1.3k"],
    [9949, "9.9k"],
    [9960, "10k"],
    [10_000, "10k"],
    [47_198, "47k"],
    [999_400, "999k"],
    [999_600, "1M"],
    [1_234_567, "1.2M"],
    [4_300_000_000, "4.3B"],
    [-1500, "-1.5k"],
    [undefined, "N/A"],
    [Number.NaN, "N/A"],
  ])("writes %p as %s", (count, text) => {
    expect(compactCount(count)).toBe(text);
  });

  it("stays within 5 % of the number and within 6 characters", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900_000_000_000 }), (count) => {
        const text = compactCount(count);
        const unit = { k: 1e3, M: 1e6, B: 1e9 }[text.slice(-1)] ?? 1;
        expect(Math.abs(Number.parseFloat(text) * unit - count) / count).toBeLessThan(0.05);
        expect(text.length).toBeLessThanOrEqual(6);
      }),
    );
  });
});
