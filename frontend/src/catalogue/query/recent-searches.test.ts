import { forgetSearches, recentSearches, rememberSearch, type RecentSearch } from "./recent-searches";

const search = (term: string, mode: RecentSearch["mode"] = "title"): RecentSearch => ({
  term,
  mode,
  url: `/home?term=${term}&mode=${mode}`,
});
const terms = () => recentSearches().map((search) => search.term);

beforeEach(() => localStorage.clear());

test("the newest is first and the same search is there once", () => {
  rememberSearch(search("salt"));
  rememberSearch(search("jazz"));
  rememberSearch(search("SALT"));
  expect(terms()).toEqual(["SALT", "jazz"]);
});

test("the same words in another mode are another search", () => {
  rememberSearch(search("salt", "host"));
  rememberSearch(search("salt", "title"));
  rememberSearch(search("salt", "all"));
  expect(recentSearches()).toHaveLength(3);
});

test("keeps eight searches", () => {
  for (let i = 1; i <= 10; i++) rememberSearch(search(`term ${i}`));
  expect(terms()).toHaveLength(8);
  expect(terms()[7]).toBe("term 3");
});

test("forgetting empties the list", () => {
  rememberSearch(search("salt"));
  forgetSearches();
  expect(terms()).toEqual([]);
});

test.each([
  "not json",
  '{"a":1}',
  '[1, null, {"term":"x"}]',
  '[{"term":"x","mode":"title","url":"https://elsewhere.example"}]',
])("ignores %s in storage", (text) => {
  localStorage.setItem("earshot.recent-searches", text);
  expect(terms()).toEqual([]);
});

test("a storage error does not break the search", () => {
  const full = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const normal = Object.getOwnPropertyDescriptor(Storage.prototype, "setItem");
  Object.defineProperty(Storage.prototype, "setItem", { ...normal, value: full });
  expect(() => rememberSearch(search("salt"))).not.toThrow();
  Object.defineProperty(Storage.prototype, "setItem", { ...normal });
});
