import { plainSearch } from "./search";
import { bestOtherMode, countedModes } from "./search-modes";

const eq = (value: number) => ({ value, relation: "eq" }) as const;
const TOTALS = {
  all: { value: 30_000, relation: "gte" },
  title: eq(0),
  topic: { value: 30_000, relation: "gte" },
  host: eq(2),
} as const;
const search = plainSearch({ term: "salt" });

test("shows the count of each mode once it is known", () => {
  expect(countedModes(search, TOTALS).map(({ label, count }) => `${label} ${count}`)).toEqual([
    "All 30K+",
    "Title 0",
    "Topic 30K+",
    "Host 2",
  ]);
  for (const options of [countedModes(search, undefined), countedModes(plainSearch({}), TOTALS)])
    expect(options.map(({ count }) => count)).toEqual(Array(4).fill(undefined));
});

test("finds the other mode with the most results", () => {
  expect(bestOtherMode(search, TOTALS)).toBe("topic");
  expect(bestOtherMode({ ...search, mode: "topic" }, TOTALS)).toBe("host");
  expect(
    bestOtherMode({ ...search, mode: "title" }, { all: eq(9), title: eq(9), topic: eq(0), host: eq(0) }),
  ).toBeUndefined();
  expect(bestOtherMode(search, undefined)).toBeUndefined();
});
