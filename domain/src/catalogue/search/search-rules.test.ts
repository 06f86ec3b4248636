import fc from "fast-check";
import {
  DEFAULT_CATEGORY,
  DEFAULT_MODE,
  isLastUpdate,
  providerCategory,
  SEARCH_TIMEOUT_MS,
  searchTerm,
  searchTypeOf,
  toSearchMode,
  updatedAfter,
} from "./search-rules.js";

describe("the documented constants", () => {
  it("are those of the specification", () => {
    expect([DEFAULT_MODE, DEFAULT_CATEGORY, SEARCH_TIMEOUT_MS]).toEqual(["title", "Technology", 10_000]);
  });
});

describe("searchTerm", () => {
  it("trims the text, and returns nothing for a blank text", () => {
    expect(searchTerm("  true crime\n")).toBe("true crime");
    expect(searchTerm(" \t\u00a0")).toBeUndefined();
    expect(searchTerm("")).toBeUndefined();
  });
});

describe("toSearchMode", () => {
  it.each([
    ["all", "all"],
    ["topic", "topic"],
    ["title", "title"],
    ["host", "host"],
    ["Topic", "title"],
    ["", "title"],
    [null, "title"],
    [undefined, "title"],
    ["toString", "title"],
  ])("reads %j as %s", (text, mode) => {
    expect(toSearchMode(text)).toBe(mode);
  });
});

describe("updatedAfter", () => {
  const now = new Date("2026-11-21T12:00:00.900Z");

  it.each([
    ["30d", "2026-10-22T12:00:00Z"],
    ["60d", "2026-09-22T12:00:00Z"],
    ["90d", "2026-08-23T12:00:00Z"],
  ])("counts %s back to %s", (period, moment) => {
    expect(updatedAfter(period, now)).toBe(Date.parse(moment) / 1000);
  });

  it("ignores other periods", () => {
    expect(updatedAfter(undefined, now)).toBeUndefined();
    fc.assert(
      fc.property(
        fc.string().filter((text) => !["30d", "60d", "90d"].includes(text)),
        (text) => {
          expect(updatedAfter(text, now)).toBeUndefined();
          expect(isLastUpdate(text)).toBe(false);
        },
      ),
    );
  });
});

describe("parameters for the provider", () => {
  it("numbers the modes", () => {
    expect([searchTypeOf("topic"), searchTypeOf("title"), searchTypeOf("host")]).toEqual([1, 2, 3]);
    expect(searchTypeOf("all")).toBe(1);
  });

  it.each([
    ["All", ""],
    [" all ", ""],
    ["Technology", "Technology"],
    [" True Crime ", "True Crime"],
    ["Alliances", "Alliances"],
  ])("sends the category %j as %j", (category, sent) => {
    expect(providerCategory(category)).toBe(sent);
  });
});
