import { listed } from "./listed.js";

test.each([
  [[], ""],
  [["a"], "a"],
  [["a", "b"], "a and b"],
  [["a", "b", "c"], "a, b and c"],
])("%j becomes %p", (items, text) => expect(listed(items)).toBe(text));
