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
