import { nextIndex } from "./option-list";

describe("a list that must have a choice (the palette)", () => {
  test("Down moves on, and wraps at the end", () => {
    expect(nextIndex("ArrowDown", 0, 3, 0)).toBe(1);
    expect(nextIndex("ArrowDown", 2, 3, 0)).toBe(0);
  });
  test("Up moves back, and wraps at the beginning", () => {
    expect(nextIndex("ArrowUp", 1, 3, 0)).toBe(0);
    expect(nextIndex("ArrowUp", 0, 3, 0)).toBe(2);
  });
});

describe("a list that may be ignored (suggestions)", () => {
  test("the field is between the last and the first option", () => {
    expect(nextIndex("ArrowDown", -1, 3, -1)).toBe(0);
    expect(nextIndex("ArrowDown", 2, 3, -1)).toBe(-1);
    expect(nextIndex("ArrowUp", 0, 3, -1)).toBe(-1);
    expect(nextIndex("ArrowUp", -1, 3, -1)).toBe(2);
  });
});

test("ignores other keys", () => {
  for (const key of ["Home", "End", "Tab", "a", "Escape"]) expect(nextIndex(key, 0, 3, 0)).toBeUndefined();
});
