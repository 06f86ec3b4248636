import { fittingColumns, readHidden } from "./shown-columns";

const columns = [{ width: 300 }, { width: 100 }, { width: 80 }];

test.each([
  [780, 3],
  [779, 2],
  [700, 2],
  [699, 1],
  [100, 1],
])("fits %i px with %i columns", (width, count) => {
  expect(fittingColumns(columns, width, 300)).toHaveLength(count);
});

test.each([
  [null, []],
  ["", []],
  ["length rating", ["rating", "length"]],
  ["<script> episodes", ["episodes"]],
])("%s hides these columns", (stored, hidden) => {
  expect(readHidden(stored)).toEqual(hidden);
});
