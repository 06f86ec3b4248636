import fc from "fast-check";
import { perEpisodeDownloads, standing } from "./audience-model.js";
import { downloadsAt } from "./quantiles.js";

describe("standing", () => {
  it("puts an average show half a standard score above the host's median", () => {
    const place = standing([{ weight: 1, z: 0 }], 1);
    expect(place).toEqual({ z: 0.5, percentile: expect.closeTo(0.69146, 5), halfWidth: 0.5 });
  });

  it("stretches the mean of correlated inputs back to a standard score", () => {
    // Two halves: squares 0.5, spread sqrt(0.5 + 0.3 * 0.5) = 0.80623; 0.5 + 1 / 0.80623
    const even = [
      { weight: 0.5, z: 1 },
      { weight: 0.5, z: 1 },
    ];
    expect(standing(even, 1).z).toBeCloseTo(1.74035, 5);
  });

  it("keeps close to the middle, with a wider range, when little is known", () => {
    // cube root of 0.125 is 0.5: 0.5 + 0.5 * 2; width 0.5 + 0.6 * 0.875
    expect(standing([{ weight: 1, z: 2 }], 0.125)).toMatchObject({ z: 1.5, halfWidth: expect.closeTo(1.025, 10) });
  });

  it("never places a show beyond three standard scores", () => {
    expect(standing([{ weight: 1, z: 9 }], 1).z).toBe(3);
    expect(standing([{ weight: 1, z: -9 }], 1).z).toBe(-3);
  });

  it("rises with every input", () => {
    const z = fc.double({ min: -4, max: 4, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(z, { minLength: 1, maxLength: 8 }),
        fc.nat({ max: 7 }),
        fc.double({ min: 0, max: 3, noNaN: true }),
        (scores, at, more) => {
          const weigh = (values: readonly number[]) => values.map((value) => ({ weight: 1 / values.length, z: value }));
          const raised = scores.map((score, index) => (index === at % scores.length ? score + more : score));
          expect(standing(weigh(raised), 0.7).z).toBeGreaterThanOrEqual(standing(weigh(scores), 0.7).z);
        },
      ),
    );
  });
});

describe("perEpisodeDownloads", () => {
  it("reads the middle and both ends off the quantile curve, so the upper half is longer", () => {
    const { low, middle, high } = perEpisodeDownloads({ z: 1, percentile: 0.84, halfWidth: 0.5 }, 1);
    expect([low, middle, high]).toEqual([downloadsAt(0.5), downloadsAt(1), downloadsAt(1.5)]);
    expect(high - middle).toBeGreaterThan(middle - low);
  });

  it("counts only the share of listeners that is left", () => {
    const place = { z: 1, percentile: 0.84, halfWidth: 0.5 };
    expect(perEpisodeDownloads(place, 0.25).middle).toBeCloseTo(downloadsAt(1) / 4, 9);
  });
});
