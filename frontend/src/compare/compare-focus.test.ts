import { neighborOf } from "./compare-focus";

test("moves the focus to the next one, or else the previous one, after a removal", () => {
  expect(neighborOf(["a", "b", "c"], "b")).toBe("c");
  expect(neighborOf(["a", "b", "c"], "c")).toBe("b");
  expect(neighborOf(["a"], "a")).toBeUndefined();
  expect(neighborOf(["a"], "x")).toBeUndefined();
});
