import type { SearchFilters } from "../catalogue/search/search-request.js";
import { layoutFromUrl, searchFromUrl, type SearchState, searchToUrl } from "../catalogue/search/search-url.js";
import { ANY_TERM, isIdle, searchDrawing, searchHeading, searchMetadata } from "./search-metadata.js";

const NO_FILTERS: SearchFilters = { tags: [], categories: [] };
const plainSearch = (search: Partial<SearchState>): SearchState => ({
  term: "",
  mode: "title",
  sort: "relevance",
  filters: NO_FILTERS,
  ...search,
});

test("words or a filter make a search, but not a mode or an order alone", () => {
  expect(isIdle(plainSearch({ mode: "host", sort: "title" }))).toBe(true);
  expect(isIdle(plainSearch({ term: "  " }))).toBe(true);
  expect(isIdle(plainSearch({ term: "salt" }))).toBe(false);
  expect(isIdle(plainSearch({ filters: { ...NO_FILTERS, minEpisodes: 0 } }))).toBe(false);
});

test("names the searched words in the heading, and keeps searches out of indexes", () => {
  expect(searchHeading(plainSearch({ term: "salt" }))).toBe("Podcasts titled “salt”");
  expect(searchHeading(plainSearch({ term: "salt", mode: "topic" }))).toBe("Podcasts about “salt”");
  expect(searchHeading(plainSearch({ term: "salt", mode: "all" }))).toBe("Podcasts for “salt”");
  expect(searchHeading(plainSearch({ filters: { ...NO_FILTERS, categories: ["Arts"] } }))).toBe("Arts podcasts");
  expect(searchHeading(plainSearch({ filters: { ...NO_FILTERS, categories: ["Arts", "News"] } }))).toBe("Podcasts");
  expect(searchHeading(plainSearch({ term: "Mina", mode: "host" }))).toBe("Podcasts hosted by “Mina”");
  expect(searchMetadata(plainSearch({ term: "salt" }))).toMatchObject({
    title: "Podcasts titled “salt” - Earshot",
    indexed: false,
  });
  expect(searchMetadata(plainSearch({}))).toMatchObject({ title: "Search podcasts - Earshot", indexed: true });
});

test.each([
  ["/home", "idle"],
  ["/home?sort=title", "idle"],
  ["/home?view=table", "idle"],
  ["/home?term=%20", "idle"],
  ["/home?mode=host", undefined],
  ["/home?mode=title", undefined],
  ["/home?term=salt&mode=all", "all"],
  ["/home?term=salt", "title"],
  ["/home?term=salt&mode=topic", "topic"],
  ["/home?term=salt&mode=host&unknown=1", "host"],
  ["/home?term=salt&sort=title", undefined],
  ["/home?term=salt&lang=de", undefined],
  ["/home?term=salt&lmin=0", undefined],
  ["/home?cat=Arts", undefined],
  ["/home?term=salt&view=cards", "title"],
  ["/home?term=salt&view=table", undefined],
])("%s is prerendered as %p", (address, drawing) => {
  const { searchParams } = new URL(address, "https://earshot.example");
  expect(searchDrawing(searchFromUrl(searchParams), layoutFromUrl(searchParams))).toBe(drawing);
});

test("keeps the search words unchanged in the address and the heading", () => {
  const search = plainSearch({ term: ANY_TERM });
  expect(searchToUrl(search)).toContain(ANY_TERM);
  expect(searchHeading(search)).toContain(ANY_TERM);
});
