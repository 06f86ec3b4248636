import { topCategory } from "./top-category.js";

test.each([
  [["Comedy"], "Comedy"],
  [["Home & Garden", "Comedy"], "Leisure"],
  [["Knitting circles", "Physics"], "Science"],
  [["Knitting circles"], undefined],
  [[], undefined],
])("the top category of %j is %s", (categories, top) => {
  expect(topCategory(categories)).toBe(top);
});
