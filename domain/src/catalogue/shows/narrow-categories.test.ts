import { narrowCategories, sharedCategories } from "./narrow-categories.js";

test.each<[string[], string[], string[]]>([
  [["News"], ["News"], []],
  [["Society & Culture", "Comedy"], ["Comedy", "society & culture"], []],
  [["News", "Politics"], ["News", "Politics"], ["Politics"]],
  [["Arts", "Design"], ["Design"], ["Design"]],
  [["Technology"], ["Technology"], []],
  [["True Crime"], ["true crime", "Comedy"], ["True Crime"]],
  [["History"], ["Comedy", "Society & Culture", "History"], []],
  [["Knitting"], ["knitting"], ["Knitting"]],
])("of %j and %j, %j say what both are about", (one, other, narrow) => {
  expect(narrowCategories(one, other)).toEqual(narrow);
});

test("shares categories in any spelling", () => {
  expect(sharedCategories(["Society & Culture", "Comedy"], ["society & culture"])).toEqual(["Society & Culture"]);
});
