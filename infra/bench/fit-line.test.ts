import fc from "fast-check";
import { fitLine, leaveOneOut } from "./fit-line.ts";

const vague = { intercept: [0, 1e4], slope: [0, 1e4], noise: 0.1 } as const;

test("fits points on a line exactly with a vague prior", () => {
  const line = fitLine(
    [-1, 0, 2, 5].map((x) => ({ x, y: 3 - 0.7 * x })),
    vague,
  );
  expect([line.intercept, line.slope]).toEqual([expect.closeTo(3, 6), expect.closeTo(-0.7, 6)]);
});

test("keeps the prior without points", () => {
  expect(fitLine([], { intercept: [7, 0.3], slope: [-0.74, 0.15], noise: 0.35 })).toEqual({
    intercept: expect.closeTo(7, 9) as number,
    slope: expect.closeTo(-0.74, 9) as number,
  });
});

test("meets a point of the prior's confidence halfway, as worked out by hand", () => {
  // At x = 0, only the intercept changes: (1 / 1 * 4 + 1 / 1 * 2) / 2.
  const line = fitLine([{ x: 0, y: 4 }], { intercept: [2, 1], slope: [1, 1], noise: 1 });
  expect(line).toEqual({ intercept: expect.closeTo(3, 9) as number, slope: expect.closeTo(1, 9) as number });
});

test("leaves an omitted point out of its comparison", () => {
  const point = fc.record({
    x: fc.double({ min: -3, max: 3, noNaN: true }),
    y: fc.double({ min: -3, max: 9, noNaN: true }),
  });
  fc.assert(
    fc.property(
      fc.array(point, { minLength: 3, maxLength: 9 }),
      fc.double({ min: -9, max: 9, noNaN: true }),
      (points, y) => {
        const prior = { intercept: [0, 1], slope: [0, 1], noise: 0.5 } as const;
        const [first] = leaveOneOut(points, prior);
        const [other] = leaveOneOut([{ x: points[0]?.x ?? 0, y }, ...points.slice(1)], prior);
        expect(other?.said).toBeCloseTo(first?.said ?? Number.NaN, 9);
      },
    ),
  );
});
