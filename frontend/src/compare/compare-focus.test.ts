import { neighborOf } from "./compare-focus";

test("the one after takes the place of one that goes, else the one before", () => {
  expect(neighborOf(["a", "b", "c"], "b")).toBe("c");
  expect(neighborOf(["a", "b", "c"], "c")).toBe("b");
  expect(neighborOf(["a"], "a")).toBeUndefined();
  expect(neighborOf(["a"], "x")).toBeUndefined();
});
