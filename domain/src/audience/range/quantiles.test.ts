import fc from "fast-check";
import { downloadsAt } from "./quantiles.js";

describe("downloadsAt", () => {
  it.each([
    [0, 27.5],
    [0.67449, 79.5],
    [1.28155, 231],
    [1.64485, 620],
    [2.32635, 3974],
  ])("gives the published figure at z = %d", (z, downloads) => {
    expect(downloadsAt(z)).toBeCloseTo(downloads, 6);
  });

  it("mirrors the step from median to upper quartile below the median", () => {
    // 27.5 / (79.5 / 27.5)
    expect(downloadsAt(-0.67449)).toBeCloseTo(9.5126, 3);
  });

  it("interpolates between two points on a logarithmic scale", () => {
    // The geometric mean of 79.5 and 231, halfway between their scores.
    expect(downloadsAt((0.67449 + 1.28155) / 2)).toBeCloseTo(Math.sqrt(79.5 * 231), 6);
  });

  it("extends above the 99th percentile with the slope from the 90th", () => {
    // 3974 * 3974 / 231, another step of the same size.
    expect(downloadsAt(2.32635 + (2.32635 - 1.28155))).toBeCloseTo(68_366.56, 1);
  });

  it("rises with z", () => {
    const score = fc.double({ min: -6, max: 6, noNaN: true });
    fc.assert(
      fc.property(score, score, (a, b) => {
        expect(downloadsAt(Math.min(a, b))).toBeLessThanOrEqual(downloadsAt(Math.max(a, b)));
      }),
    );
  });
});
