import { inOrder, movedBy } from "./view-order";

test("moves a view by one place, and not beyond the ends", () => {
  const ids = ["a", "b", "c"];
  expect(movedBy(ids, "c", -1)).toEqual(["a", "c", "b"]);
  expect(movedBy(ids, "a", 1)).toEqual(["b", "a", "c"]);
  expect(movedBy(ids, "a", -1)).toBe(ids);
  expect(movedBy(ids, "c", 1)).toBe(ids);
  expect(movedBy(ids, "x", 1)).toBe(ids);
});

test("puts views that the order omits first, in their own order", () => {
  const views = ["a", "b", "c", "d"].map((id) => ({ id }));
  expect(inOrder(views, ["d", "a"]).map(({ id }) => id)).toEqual(["b", "c", "d", "a"]);
});
