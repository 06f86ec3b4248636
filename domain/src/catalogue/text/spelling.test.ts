import fc from "fast-check";
import { slips, slipsBetween } from "./spelling.js";

test("a slip is a letter that is missing, extra, wrong or exchanged with its neighbor", () => {
  const near = slips("ture");
  expect(near).toEqual(expect.arrayContaining(["true", "tre", "turre", "tyre"]));
  expect(near).not.toContain("ture");
  expect(slips("мир")).toContain("мер");
  expect(slips("京")).toEqual([]);
});

test("counts slips, and exchanged neighbors as one", () => {
  expect(slipsBetween("pyschology", "psychology", 2)).toBe(1);
  expect(slipsBetween("histroy", "history", 2)).toBe(1);
  expect(slipsBetween("kitten", "sitting", 3)).toBe(3);
  expect(slipsBetween("kitten", "sitting", 2)).toBe(3);
  expect(slipsBetween("a", "abcdef", 2)).toBe(3);
  expect(slipsBetween("same", "same", 2)).toBe(0);
});

test("every listed slip is one slip away in both directions", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,8}$/), fc.nat(), (word, at) => {
      const all = slips(word);
      const slip = all[at % all.length]!;
      expect(slipsBetween(word, slip, 2)).toBe(1);
      expect(slipsBetween(slip, word, 2)).toBe(1);
    }),
  );
});
