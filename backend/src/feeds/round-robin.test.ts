import { roundRobin } from "./round-robin.js";

test("one of each group, then another one of each; no item is lost, and groups keep their order", () => {
  const items = ["a1", "a2", "a3", "b1", "c1", "c2"];
  expect(roundRobin(items, ([group = ""]) => group)).toEqual(["a1", "b1", "c1", "a2", "c2", "a3"]);
  expect(roundRobin([], () => "")).toEqual([]);
});
