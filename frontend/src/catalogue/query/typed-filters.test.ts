import { typedFilters } from "./typed-filters";

test.each([
  ["true crime listeners:5k..50k", ["listeners:5k..50k", "true crime"]],
  ["true listeners:5k..50k crime", ["listeners:5k..50k", "true crime"]],
  ["ep>50 gardens", ["ep>50", "gardens"]],
  ['gardens -cat:"True Crime"', ['-cat:"True Crime"', "gardens"]],
  ["gardens CAT:(Comedy OR Arts)", ["CAT:(Comedy OR Arts)", "gardens"]],
])("the filter in %s", (term, [text, without]) => {
  expect(typedFilters(term)).toEqual([{ text, without }]);
});

test("each filter is left out alone", () => {
  expect(typedFilters("gardens lang:en ep>50").map(({ without }) => without)).toEqual([
    "gardens ep>50",
    "gardens lang:en",
  ]);
});

test("words and fields of text are not filters", () => {
  expect(typedFilters("title:serial step:one the cat: a story")).toEqual([]);
});
