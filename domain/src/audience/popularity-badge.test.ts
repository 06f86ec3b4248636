import { popularityBadge } from "./popularity-badge.js";

describe("popularityBadge", () => {
  it.each([
    [0.456, 46],
    [1, 100],
    [0, 0],
    [1.4, 1],
    [7.6, 8],
    [88, 88],
  ])("shows a score of %d as %d", (score, shown) => {
    expect(popularityBadge(score)).toBe(shown);
  });

  it.each([undefined, null, "7", Number.NaN, Infinity, {}])("shows no badge for %p", (score) => {
    expect(popularityBadge(score)).toBeUndefined();
  });
});
