import fc from "fast-check";
import { slips, slipsBetween } from "./spelling.js";

test("one slip away: a letter missing, too many, wrong, or two exchanged", () => {
  const near = slips("ture");
  expect(near).toEqual(expect.arrayContaining(["true", "tre", "turre", "tyre"]));
  expect(near).not.toContain("ture");
  expect(slips("мир")).toContain("мер");
  expect(slips("京")).toEqual([]);
});

test("slips are counted, exchanged neighbors once", () => {
  expect(slipsBetween("pyschology", "psychology", 2)).toBe(1);
  expect(slipsBetween("histroy", "history", 2)).toBe(1);
  expect(slipsBetween("kitten", "sitting", 3)).toBe(3);
  expect(slipsBetween("kitten", "sitting", 2)).toBe(3);
  expect(slipsBetween("a", "abcdef", 2)).toBe(3);
  expect(slipsBetween("same", "same", 2)).toBe(0);
});

test("every listed slip is one slip away, both ways", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,8}$/), fc.nat(), (word, at) => {
      const all = slips(word);
      const slip = all[at % all.length]!;
      expect(slipsBetween(word, slip, 2)).toBe(1);
      expect(slipsBetween(slip, word, 2)).toBe(1);
    }),
  );
});
