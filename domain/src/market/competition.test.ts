import fc from "fast-check";
import { competition, competitionLabel } from "./competition.js";

describe("competition", () => {
  it.each([
    [120, 100, "high"],
    [119, 100, "typical"],
    [100, 100, "typical"],
    [81, 100, "typical"],
    [80, 100, "low"],
    [0, 100, "low"],
    [360, 300, "high"],
    [240, 300, "low"],
    [24, 20, "high"],
    [16, 20, "low"],
  ])("rates %d podcasts against a median of %d as %s", (count, median, verdict) => {
    expect(competition(count, median)).toBe(verdict);
  });

  it.each([
    [100, undefined],
    [100, null],
    [100, 0],
    [2, 1],
    [100, 19.5],
    [100, Number.NaN],
    [Number.NaN, 100],
    [Infinity, 100],
    [-1, 100],
  ])("has no baseline for %d podcasts against a median of %p", (count, median) => {
    expect(competition(count, median)).toBe("no-baseline");
  });

  it("never falls with more podcasts", () => {
    const order = ["low", "typical", "high"];
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.integer({ min: 20 }), (a, b, median) => {
        const rank = (count: number): number => order.indexOf(competition(count, median));
        expect(rank(Math.min(a, b))).toBeLessThanOrEqual(rank(Math.max(a, b)));
      }),
    );
  });
});

describe("competitionLabel", () => {
  it("names each level, with a dash where there is no baseline", () => {
    expect(competitionLabel("high")).toBe("High competition");
    expect(competitionLabel("typical")).toBe("Typical competition");
    expect(competitionLabel("low")).toBe("Low competition");
    expect(competitionLabel("no-baseline")).toBe("—");
  });
});
