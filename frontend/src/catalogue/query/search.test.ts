import { LISTENER_PRESETS } from "@earshot/domain/catalogue/search/listener-presets";
import { searchFromUrl, searchToUrl } from "@earshot/domain/catalogue/search/search-url";
import { activeFilters, plainSearch, searchParameters, sortChoice, sortChoices, sortingOf } from "./search";

const labels = (query: string) =>
  activeFilters(searchFromUrl(new URLSearchParams(query)).filters).map(({ label }) => label);

test.each([
  ["lmin=10000", ["10,000+ listeners"]],
  ["lmax=500", ["Up to 500 listeners"]],
  ["lmin=500&lmax=900", ["500 to 900 listeners"]],
  ["lmin=500&lreach=1", ["500+ listeners, or overlapping"]],
  ["lreach=1", []],
  ["lmin=1000&lmax=10000", ["1K to 10K listeners"]],
  ["emin=3&emax=3", ["3 to 3 episodes"]],
  ["upd=60d&lang=es&explicit=1", ["Last 60 days", "Spanish", "Explicit"]],
  ["pmin=7&pmax=9", ["Popularity 7 to 9"]],
  ["pmax=2.5&since=2026-01-31", ["Popularity up to 2.5", "Updated since 2026-01-31"]],
  ["epfrom=2026-01-01", ["Newest episode from 2026-01-01"]],
  [
    "epto=2026-01-01&feedhost=libsyn.com&itunes=12",
    ["Newest episode up to 2026-01-01", "Hosted at libsyn.com", "iTunes ID 12"],
  ],
  ["explicit=0&act=very-active", ["Not explicit", "Very Active Show"]],
  ["cat=Arts&cat=Technology", ["Arts", "Technology"]],
  ["", []],
])("the chips of %p are %p", (query, chips) => {
  expect(labels(query)).toEqual(chips);
});

test("removing every filter one by one leaves none", () => {
  let { filters } = searchFromUrl(
    new URLSearchParams(
      "lmin=5&lmax=9&emin=2&upd=30d&lang=de&explicit=0&cat=Arts&cat=News&act=inactive&pmin=1&since=2026-01-01&epto=2026-01-01&feedhost=a.example&itunes=1",
    ),
  );
  for (let left = activeFilters(filters).length; left > 0; left--) {
    filters = activeFilters(filters)[0]?.without ?? filters;
    expect(activeFilters(filters)).toHaveLength(left - 1);
  }
  expect(searchToUrl(plainSearch({ filters }))).toBe("/home");
});

test("offers the reverse direction of a sort only while it is in use", () => {
  const turned = { sort: "updated", order: "asc" } as const;
  const values = sortChoices({ sort: "updated" }).map(({ value }) => value);
  expect(sortChoices(turned).map(({ value }) => value)).toEqual(
    values.toSpliced(values.indexOf("updated") + 1, 0, "updated asc"),
  );
  expect(sortChoices(turned).find(({ value }) => value === sortChoice(turned))?.label).toBe("Oldest update");
  expect(sortingOf("updated asc")).toEqual(turned);
  expect(sortingOf("listeners")).toEqual({ sort: "listeners" });
  expect(sortChoices({ sort: "relevance", order: "asc" }).map(({ value }) => value)).toEqual(values);
});

test("the presets have the numbers of their labels, without a gap between them", () => {
  expect(LISTENER_PRESETS.map(({ min, max }) => [min, max])).toEqual([
    // "Under 1K" does not contain 1,000.
    [undefined, 999],
    [1_000, 10_000],
    [10_000, 70_000],
    [70_000, undefined],
  ]);
});

test("sends the parameter names of the API", () => {
  const search = searchFromUrl(new URLSearchParams("term=salt&mode=topic&lmin=10k&cat=Arts&upd=30d"));
  expect(searchParameters(search)).toEqual({
    term: "salt",
    mode: "topic",
    sort: "relevance",
    tag: [],
    category: ["Arts"],
    minListeners: 10_000,
    lastUpdate: "30d",
  });
});
