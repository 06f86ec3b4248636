import fc from "fast-check";
import { coverBars } from "./cover-bars.js";

test("the hash of an empty text is FNV-1a's offset basis, which gives hue 61", () => {
  expect(coverBars("").hue).toBe(2_166_136_261 % 360);
});

test("the same show gets the same hue and bars of valid heights", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (seed) => {
      const { hue, heights } = coverBars(seed);
      expect(coverBars(seed)).toEqual({ hue, heights });
      expect(hue >= 0 && hue < 360).toBe(true);
      expect(heights).toHaveLength(7);
      expect(heights.every((height) => height >= 18 && height <= 54)).toBe(true);
    }),
  );
});

test("similar titles get different hues", () => {
  expect(coverBars("Show 1").hue).not.toBe(coverBars("Show 2").hue);
});
