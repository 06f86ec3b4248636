import { resultCount } from "./result-count";

test.each([
  [{ value: 214, relation: "eq" }, 214, "214 podcasts"],
  [{ value: 214, relation: "eq" }, 24, "24 of 214 podcasts"],
  [{ value: 10_000, relation: "gte" }, 24, "24 of 10,000+ podcasts"],
  [{ value: 1, relation: "eq" }, 1, "1 podcast"],
  [{ value: 0, relation: "eq" }, 0, "0 podcasts"],
  [{ value: 214, relation: "eq" }, 0, "214 podcasts"],
] as const)("%j with %d shown reads %p", (total, shown, text) => {
  expect(resultCount(total, shown)).toBe(text);
});

test.each([
  [{ value: 7, relation: "eq" }, 7, 6, "6 podcasts, 1 close match"],
  [{ value: 214, relation: "eq" }, 24, 30, "24 of 30 podcasts, 184 close matches"],
  [{ value: 10_001, relation: "gte" }, 24, 1, "1 podcast, 10,000+ close matches"],
  [{ value: 7, relation: "eq" }, 7, 7, "7 podcasts"],
  [{ value: 7, relation: "eq" }, 7, 0, "7 close matches"],
  [{ value: 214, relation: "eq" }, 24, 0, "24 of 214 close matches"],
  [{ value: 1, relation: "eq" }, 1, 0, "1 close match"],
  [{ value: 10_000, relation: "gte" }, 0, 0, "10,000+ close matches"],
  [{ value: 0, relation: "eq" }, 0, 0, "0 podcasts"],
] as const)("%j with %d shown and %d exact reads %p", (total, shown, exact, text) => {
  expect(resultCount(total, shown, exact)).toBe(text);
});
