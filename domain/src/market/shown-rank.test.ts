import { FEWEST_RANKED, shownRank } from "./shown-rank.js";

test("shows a rank only among a hundred shows with an estimate", () => {
  expect(FEWEST_RANKED).toBe(100);
  expect(shownRank(1, 99)).toBeNull();
  expect(shownRank(1, 100)).toBe(1);
  expect(shownRank(null, 5_000)).toBeNull();
});
