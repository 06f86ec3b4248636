import { inTurns } from "./in-turns.js";

test("one of each group, then another one of each; all are there, each group in its order", () => {
  const items = ["a1", "a2", "a3", "b1", "c1", "c2"];
  expect(inTurns(items, ([group = ""]) => group)).toEqual(["a1", "b1", "c1", "a2", "c2", "a3"]);
  expect(inTurns([], () => "")).toEqual([]);
});
