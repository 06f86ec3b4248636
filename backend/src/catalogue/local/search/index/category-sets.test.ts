import { PackedLists } from "./category-sets.js";

test("keeps lists of any length, beyond the initial capacity", () => {
  const lists = new PackedLists(3);
  lists.add(2, [0, 3]);
  lists.add(3, []);
  lists.add(
    1,
    Array.from({ length: 50 }, (_, at) => at),
  );
  const sums = new Uint32Array(60);
  for (const list of [0, 1, 2, 3]) lists.addTo(sums, list, 10);
  expect([...sums.slice(0, 5)]).toEqual([20, 10, 10, 20, 10]);
  expect(sums.reduce((sum, one) => sum + one, 0)).toBe(520);
  expect([0, 1, 2, 3].map((list) => lists.has(list))).toEqual([false, true, true, true]);
});
