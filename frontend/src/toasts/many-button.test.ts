import { manyChanged } from "./many-button";

test.each([
  [12, 0, "Tracked 12 shows"],
  [1, 0, "Tracked 1 show"],
  [10, 2, "Tracked 10 shows, 2 already were"],
  [10, 1, "Tracked 10 shows, 1 already was"],
  [0, 3, "All 3 already were"],
  [0, 1, "It already was"],
])("describes %i changed and %i unchanged", (changed, already, text) => {
  expect(manyChanged("Tracked", changed, already)).toBe(text);
});
