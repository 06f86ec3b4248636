import fc from "fast-check";
import { drawnStars, starRating } from "./star-rating.js";

describe("starRating", () => {
  it.each([
    [9.2, "4.6"],
    [10, "5.0"],
    [7, "3.5"],
    [0, "0.0"],
    [92, "46.0"],
    [null, "N/A"],
    [undefined, "N/A"],
    [Number.NaN, "N/A"],
  ])("writes a score of %p as %s", (score, text) => {
    expect(starRating(score)).toBe(text);
  });
});

describe("drawnStars", () => {
  it("draws half as many stars as the score", () => {
    expect(drawnStars(9)).toBe(4.5);
    expect(drawnStars(undefined)).toBe(0);
  });

  it("draws zero to five stars for any score", () => {
    fc.assert(
      fc.property(fc.double(), (score) => {
        const stars = drawnStars(score);
        expect(stars >= 0 && stars <= 5).toBe(true);
      }),
    );
  });
});
