import { comparisonWith, storeComparison } from "./stored-comparison";

afterEach(() => storeComparison([]));

test("adds to the last comparison; a full one makes way for a new one", () => {
  storeComparison(["a", "b"]);
  expect(comparisonWith("c")).toBe("/compare?ids=a,b,c");
  expect(comparisonWith("b")).toBe("/compare?ids=a,b");
  storeComparison(["a", "b", "c", "d", "e", "f"]);
  expect(comparisonWith("g")).toBe("/compare?ids=g");
});

test("similar shows are added one after the other, as long as their reference is compared and there is room", () => {
  storeComparison(["x", "y"]);
  expect(comparisonWith("b", "a")).toBe("/compare?ids=a,b");
  storeComparison(["a", "b"]);
  expect(comparisonWith("c", "a")).toBe("/compare?ids=a,b,c");
  expect(comparisonWith("b", "a")).toBe("/compare?ids=a,b");
  storeComparison(["a", "b", "c", "d", "e", "f"]);
  expect(comparisonWith("g", "a")).toBe("/compare?ids=a,g");
});
