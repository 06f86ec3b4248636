import { existsSync } from "node:fs";
import { join } from "node:path";
import { TYPICAL_SHIFT } from "@earshot/domain/audience/estimate/typical-range";
import { FITTED } from "@earshot/domain/audience/signals/fitted-model";
import {
  compareKind,
  compareLaunch,
  compareOtherHalves,
  errorOf,
  fitShift,
  halves,
  publishedShows,
  rankCorrelation,
} from "./estimate-errors.ts";
import { LAUNCHED_SHOWS } from "./published-audiences.ts";

const SHARED = process.env.EARSHOT_SHARED ?? join(import.meta.dirname, "../../../shared");
const FOLDER = join(SHARED, "data/bulk/german-tech-podcasts");
const atHand = existsSync(FOLDER);
if (!atHand) process.stderr.write("Calibration skipped: the shows with published download figures are not at hand.\n");

const at = (published: number, middle: number) => ({ published, middle, low: middle / 2, high: middle * 2 });

test("measures an error as a factor in either direction", () => {
  const comparisons = [at(100, 100), at(100, 300), at(300, 100), at(100, 1_000)];
  expect(errorOf(comparisons)).toEqual({
    ...{
      shows: 4,
      rankCorrelation: -0.54,
      medianFactor: 3,
      withinTwo: 0.25,
      withinFour: 0.75,
      insideRange: 0.25,
      aboveRange: 0.25,
    },
  });
});

test("new shows' ranges include all launched shows, and old shows' ranges a third", () => {
  const launched = errorOf(LAUNCHED_SHOWS.map((show) => compareLaunch(show)));
  const asOld = errorOf(LAUNCHED_SHOWS.map((show) => compareLaunch(show, true)));
  expect([launched.insideRange, asOld.insideRange]).toEqual([1, 0.33]);
  expect(launched.medianFactor).toBeLessThan(asOld.medianFactor / 2);
});

test("the rank correlation depends on order alone, and ties share a rank", () => {
  expect(rankCorrelation([at(1, 10), at(2, 100), at(3, 5_000)])).toBe(1);
  expect(rankCorrelation([at(1, 30), at(2, 20), at(3, 10)])).toBe(-1);
  // Ranks 1 2 3 and 1.5 1.5 3: 1.5 / sqrt(2 * 1.5).
  expect(rankCorrelation([at(1, 10), at(2, 10), at(3, 20)])).toBe(0.87);
  expect(rankCorrelation([at(1, 10), at(2, 10)])).toBeUndefined();
});

(atHand ? describe : describe.skip)("beside shows that publish their downloads", () => {
  const shows = atHand ? publishedShows(FOLDER) : [];

  it("has shows to compare with", () => {
    expect(shows.length).toBeGreaterThanOrEqual(16);
  });

  it("is what the page about the method says of them", () => {
    const { shows: checked, medianFactor } = errorOf(compareOtherHalves(shows));
    expect(FITTED.kind).toEqual({ of: "German technology shows", shows: checked, medianFactor });
  });

  it.each([
    ["first", 0, 1],
    ["second", 1, 0],
  ])("keeps two in three shows of the other half in range, fitted on the %s half", (_, a, b) => {
    const both = halves(shows);
    const shift = fitShift(both[a as 0 | 1]);
    expect(Math.abs(shift - TYPICAL_SHIFT)).toBeLessThanOrEqual(0.1);
    const error = errorOf(both[b as 0 | 1].map((show) => compareKind(show, shift)));
    // Measured: 0.88 in both cases, and factors of 2.9 and 2.8.
    expect(error.insideRange).toBeGreaterThanOrEqual(2 / 3);
    expect(error.medianFactor).toBeLessThanOrEqual(4);
  });
});
