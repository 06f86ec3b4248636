import { type AdFit, fitTotal, rankByFit } from "@earshot/domain/campaigns/fit/ad-fit";
import { fitFigure, fitText } from "./fit-strip";

/** A score from the points of topics, budget, categories and language; undefined means unknown. */
function fit(...points: readonly (number | undefined)[]): AdFit {
  const weights = [40, 25, 20, 15];
  return { parts: [], total: fitTotal(weights.map((weight, at) => ({ weight, points: points[at] }))) };
}

it("shows one figure if every part is known, and bounds otherwise", () => {
  expect(fitText(fit(40, 10, 10, 15).total)).toBe("75 of 100");
  expect(fitText(fit(30, undefined, 0, 15).total)).toBe("45–70 of 100");
  expect(fitText(fit().total)).toBe("not known yet");
});

it("prints figures whose middles are in the order of the ranking", () => {
  // By the known parts alone, these would have 64, 68, 62 and 64 of 100 points, and a different order.
  const fits = [fit(32, undefined, 6, 10), fit(30, 14), fit(32, 10, 10, 10), fit(28, 16, 10)];
  const printed = rankByFit(fits, (one) => one).map(({ total }) => fitFigure(total));
  expect(printed).toEqual(["62", "44–79", "54–69", "48–73"]);
});
