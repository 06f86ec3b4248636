import { readStoredSearch, storedSearch, viewAddress, viewName } from "./saved-view.js";

const stored = (address: string, hidden: string[] = []) =>
  storedSearch(new URL(address, "https://earshot.example").searchParams, hidden);

test("stores a search in parsed form, which opens at the same address", () => {
  const address = "/home?term=true%20crime&mode=topic&lmin=5000&lang=en&sort=listeners&view=table";
  const view = stored(address, ["rating"]);
  expect(view).toMatchObject({
    version: 1,
    search: { term: "true crime", mode: "topic", sort: "listeners", filters: { minListeners: 5000, language: "en" } },
    layout: "table",
    hidden: ["rating"],
  });
  expect(viewAddress(view)).toBe(address);
  expect(readStoredSearch(JSON.parse(JSON.stringify(view)))).toEqual(view);
});

test("an empty search cannot be saved as a view", () => {
  expect(() => stored("/home?view=table&sort=title")).toThrow("Search for something first.");
  expect(stored("/home?explicit=0").search.filters).toMatchObject({ explicit: 0 });
});

test("rejects values of no known version, and drops unknown fields", () => {
  for (const found of [null, 3, "x", {}, { version: 2, search: {} }]) expect(readStoredSearch(found)).toBeUndefined();
  const view = { ...stored("/home?term=a"), layout: "spiral", hidden: [1, "rating"] };
  expect(readStoredSearch(view)).toMatchObject({ layout: null, hidden: ["rating"] });
});

test("trims a name, and refuses an empty or overlong one", () => {
  expect(viewName("  My   shows ")).toBe("My shows");
  expect(() => viewName("  ")).toThrow("Give the view a name.");
  expect(() => viewName("é".repeat(81))).toThrow("At most 80 characters.");
});
