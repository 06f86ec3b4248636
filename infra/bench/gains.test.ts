import { gains } from "./gains.ts";

const grades = new Map([
  ["a", 3],
  ["b", 1],
  ["c", 0],
]);

test("the ideal order has a gain of 1", () => {
  expect(gains(["a", "b", "c"], grades)).toEqual({ ndcg: 1, judgedNdcg: 1, reciprocalRank: 1 });
});

test("a later place gains less, by the logarithm of its number", () => {
  // Ideal: 7 / 1 + 1 / log2 3 = 7.6309. Here: 1 / 1 + 7 / log2 3 = 5.4165.
  expect(gains(["b", "a"], grades).ndcg).toBeCloseTo(0.7098, 4);
  // 7 / log2 3 = 4.4165.
  expect(gains(["c", "a"], grades)).toMatchObject({ ndcg: expect.closeTo(0.5788, 4) as number, reciprocalRank: 0.5 });
});

test("an unjudged result gains nothing, and is left out of the judged figure", () => {
  const found = gains(["x", "a", "y", "b"], grades);
  expect(found.judgedNdcg).toBe(1);
  expect(found.ndcg).toBeLessThan(1);
  expect(gains(["x", "y"], grades)).toEqual({ ndcg: 0, judgedNdcg: 0, reciprocalRank: 0 });
});

test("only the first ten count", () => {
  const others = Array.from({ length: 10 }, (_, at) => `x${at}`);
  expect(gains([...others, "a"], grades)).toMatchObject({ ndcg: 0, reciprocalRank: 1 / 11 });
});

test("a query without relevant results has a gain of 0", () => {
  expect(gains(["c"], new Map([["c", 0]]))).toEqual({ ndcg: 0, judgedNdcg: 0, reciprocalRank: 0 });
});
