import { positionOf, rememberPosition } from "./positions";

const STORE = "earshot.positions";

test("stores a position in the middle of an episode", () => {
  rememberPosition("mid", { at: 100.7, of: 600 });
  expect(positionOf("mid")).toEqual({ at: 100.7, of: 600 });
  expect(JSON.parse(localStorage.getItem(STORE) ?? "[]")).toContainEqual(["mid", 100, 600]);
});

test.each([
  ["hardly begun", 15, 600],
  ["finished", 585, 600],
  ["of unknown length", 100, 0],
  ["short and hardly begun", 1, 14],
  ["short and finished", 13, 14],
])("%s is forgotten", (_case, at, of) => {
  rememberPosition("edge", { at: 100, of: 600 });
  rememberPosition("edge", { at, of });
  expect(positionOf("edge")).toBeUndefined();
});

test("a short episode is kept in its middle", () => {
  rememberPosition("short", { at: 7, of: 14 });
  expect(positionOf("short")).toEqual({ at: 7, of: 14 });
});

test("forgets the oldest of more than 300 positions", () => {
  for (let number = 0; number < 300; number++) rememberPosition(`e${number}`, { at: 100, of: 600 });
  rememberPosition("e0", { at: 120, of: 600 });
  rememberPosition("one more", { at: 100, of: 600 });
  expect(positionOf("e0")).toBeDefined();
  expect(positionOf("e1")).toBeUndefined();
  expect(positionOf("one more")).toBeDefined();
});
