import { neighborOf } from "./compare-focus";

test("the next one replaces a removed one, otherwise the previous one", () => {
  expect(neighborOf(["a", "b", "c"], "b")).toBe("c");
  expect(neighborOf(["a", "b", "c"], "c")).toBe("b");
  expect(neighborOf(["a"], "a")).toBeUndefined();
  expect(neighborOf(["a"], "x")).toBeUndefined();
});
