import { birgeRatio, meanOf } from "./sign-agreement.js";

const sign = (listeners: number, deviation: number) => ({ listeners, deviation });

test("weights the mean by precision, as worked out by hand", () => {
  // Precisions of 25 and 100: (25 * 4 + 100 * 5) / 125 = 4.8
  expect(meanOf([sign(10_000, 0.2), sign(100_000, 0.1)])).toEqual({
    middle: expect.closeTo(4.8, 9) as number,
    total: expect.closeTo(125, 9) as number,
  });
});

test("compares the distance of signs with their errors, as worked out by hand", () => {
  // 0.8 ^ 2 * 25 + 0.2 ^ 2 * 100 = 20, for one degree of freedom
  expect(birgeRatio([sign(10_000, 0.2), sign(100_000, 0.1)])).toBeCloseTo(20 ** 0.5, 9);
  // A third sign in the middle adds nothing to the distance: 20 / 2
  expect(birgeRatio([sign(10_000, 0.2), sign(100_000, 0.1), sign(10 ** 4.8, 0.3)])).toBeCloseTo(10 ** 0.5, 9);
});

test("is 1 for signs that agree, for one sign and for none", () => {
  expect(birgeRatio([sign(10_000, 0.3), sign(20_000, 0.3)])).toBe(1);
  expect(birgeRatio([sign(10_000, 0.3)])).toBe(1);
  expect(birgeRatio([])).toBe(1);
});
