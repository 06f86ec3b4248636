import { pageFrom } from "./page-from";

test.each([
  ["2", 2],
  ["417", 417],
  [null, 1],
  ["", 1],
  ["0", 1],
  ["-3", 1],
  ["1.5", 1],
  ["2e3", 1],
  [" 2", 1],
  ["999999", 1],
])("%j is page %i", (text, page) => {
  expect(pageFrom(text)).toBe(page);
});
