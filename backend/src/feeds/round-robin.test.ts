import { roundRobin } from "./round-robin.js";

test("takes one item of each group in turn, without losing any", () => {
  const items = ["a1", "a2", "a3", "b1", "c1", "c2"];
  expect(roundRobin(items, ([group = ""]) => group)).toEqual(["a1", "b1", "c1", "a2", "c2", "a3"]);
  expect(roundRobin([], () => "")).toEqual([]);
});
