import { correctedWords } from "./makers-mark.js";

test("the text names the fields that makers corrected", () => {
  const mark = { since: 1, corrected: [], correctedAt: null };
  expect(correctedWords(undefined)).toBeUndefined();
  expect(correctedWords(mark)).toBeUndefined();
  expect(correctedWords({ ...mark, corrected: ["link"] })).toBe("website by its makers");
  expect(correctedWords({ ...mark, corrected: ["description", "link"] })).toBe("description and website by its makers");
});
