import { jest } from "@jest/globals";
import fc from "fast-check";
import { ACTIVITIES } from "../../audience/facts/activity.js";
import { APPLE_CATEGORIES } from "../codes/categories.js";
import { LANGUAGE_NAMES } from "../codes/language-names.js";
import { FILTERS } from "./filter-table.js";
import { SEARCH_MODES } from "./search-rules.js";
import {
  layoutFromUrl,
  searchFromUrl,
  SEARCH_SORTS,
  searchToUrl,
  SORT_ORDERS,
  type SearchState,
} from "./search-url.js";
import { plainSorting } from "./sort-order.js";

const NO_FILTERS = { tags: [], categories: [] };
const parameters = (url: string): URLSearchParams => new URL(url, "https://earshot.example").searchParams;

describe("searchToUrl", () => {
  it("is the bare page for a search that asks for nothing", () => {
    expect(searchToUrl({ term: " ", mode: "all", sort: "relevance", filters: NO_FILTERS })).toBe("/home");
  });

  it("has term and mode encoded, as the landing page sends them", () => {
    const state: SearchState = { term: " rock & roll? é ", mode: "title", sort: "relevance", filters: NO_FILTERS };
    expect(searchToUrl(state)).toBe("/home?term=rock%20%26%20roll%3F%20%C3%A9&mode=title");
  });

  it("has every filter that is set, and only those", () => {
    const state: SearchState = {
      term: "",
      mode: "host",
      sort: "updated",
      filters: {
        tags: [],
        categories: ["True Crime", "TV & Film"],
        language: "es",
        country: "MX",
        explicit: 0,
        minListeners: 0,
        listenersReach: 1,
        maxListeners: 5000,
        minEpisodes: 3,
        maxEpisodes: 40,
        minPopularity: 2.5,
        maxPopularity: 10,
        lastUpdate: "30d",
        updatedSince: "2026-01-31",
        newestEpisodeSince: "2025-01-01",
        newestEpisodeUntil: "2025-12-31",
        host: "libsyn.com",
        itunesId: "360084272",
        activity: "very-active",
      },
    };
    expect(searchToUrl(state)).toBe(
      "/home?mode=host&lmin=0&lmax=5000&lreach=1&emin=3&emax=40&pmin=2.5&pmax=10&upd=30d&since=2026-01-31&epfrom=2025-01-01&epto=2025-12-31&feedhost=libsyn.com&itunes=360084272&lang=es&country=MX&explicit=0&cat=True%20Crime&cat=TV%20%26%20Film&act=very-active&sort=updated",
    );
  });

  it("names a direction only if it is not the usual one", () => {
    const url = (sorting: Pick<SearchState, "sort" | "order">) =>
      searchToUrl({ term: "sea", mode: "topic", filters: NO_FILTERS, ...sorting });
    expect(url({ sort: "listeners", order: "asc" })).toBe("/home?term=sea&mode=topic&sort=listeners&order=asc");
    expect(url({ sort: "listeners", order: "desc" })).toBe("/home?term=sea&mode=topic&sort=listeners");
    expect(url({ sort: "title", order: "desc" })).toBe("/home?term=sea&mode=topic&sort=title&order=desc");
    expect(url({ sort: "relevance", order: "asc" })).toBe("/home?term=sea&mode=topic");
  });

  it("replaces half a character", () => {
    const broken: SearchState = { term: "a\ud800", mode: "title", sort: "relevance", filters: NO_FILTERS };
    expect(searchToUrl(broken)).toBe("/home?term=a%EF%BF%BD&mode=title");
  });
});

describe("searchFromUrl", () => {
  it("does not read what is absent: that would fold the names of all countries", () => {
    const reads = [FILTERS.country, FILTERS.language].map((filter) => jest.spyOn(filter, "read"));
    searchFromUrl(parameters("/home?country=&term=x"));
    for (const read of reads) expect(read).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  it("reads numbers as people type them, languages and categories in any spelling", () => {
    const url =
      "/home?term=%20space%20&mode=topic&lmin=10k&lmax=1.5M&emin=1,000&lang=English&cat=tv%20and%20film&cat=News";
    expect(searchFromUrl(parameters(url))).toEqual({
      term: "space",
      mode: "topic",
      sort: "relevance",
      filters: {
        tags: [],
        categories: ["TV & Film", "News"],
        language: "en",
        minListeners: 10_000,
        maxListeners: 1_500_000,
        minEpisodes: 1000,
      },
    });
  });

  it("ignores unknown values", () => {
    const url =
      "/home?mode=every&lmin=-5&lmax=many&emin=&upd=7d&lang=klingon&explicit=2&cat=Nonsense&act=dead&pmin=best&since=today&epfrom=2026-02-30&feedhost=x&itunes=no&sort=best&constructor=1";
    expect(searchFromUrl(parameters(url))).toEqual({ term: "", mode: "title", sort: "relevance", filters: NO_FILTERS });
  });

  it.each([
    ["/home", "all"],
    ["/home?cat=News", "all"],
    ["/home?mode=title", "title"],
    ["/home?term=sea", "title"],
    ["/home?term=sea&mode=all", "all"],
  ])("searches %s in mode %s", (url, mode) => {
    expect(searchFromUrl(parameters(url)).mode).toBe(mode);
  });

  it.each([
    ["sort=listeners", { sort: "listeners" }],
    ["sort=listeners&order=asc", { sort: "listeners", order: "asc" }],
    ["sort=listeners&order=desc", { sort: "listeners" }],
    ["sort=title&order=desc", { sort: "title", order: "desc" }],
    ["sort=title&order=up", { sort: "title" }],
    ["order=asc", { sort: "relevance" }],
  ])("sorts by %s", (query, sorting) => {
    const { term: _term, mode: _mode, filters: _filters, ...read } = searchFromUrl(parameters(`/home?${query}`));
    expect(read).toEqual(sorting);
  });

  it("keeps a minimum above the maximum, for the page to explain", () => {
    const { filters } = searchFromUrl(parameters("/home?lmin=5000&lmax=100"));
    expect([filters.minListeners, filters.maxListeners]).toEqual([5000, 100]);
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (query) => {
        expect(searchFromUrl(new URLSearchParams(query)).filters.tags).toEqual([]);
      }),
    );
  });
});

describe("there and back", () => {
  const limit = fc.integer({ min: 0, max: 1e9 });
  const day = fc
    .date({ min: new Date("1970-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const names = APPLE_CATEGORIES.flatMap(({ name, sub }) => [name, ...sub]);
  const state: fc.Arbitrary<SearchState> = fc
    .record({
      term: fc.string({ unit: "grapheme" }).map((term) => term.trim()),
      mode: fc.constantFrom(...SEARCH_MODES),
      sorting: fc.record({ sort: fc.constantFrom(...SEARCH_SORTS), order: fc.constantFrom(...SORT_ORDERS) }),
      filters: fc.record(
        {
          tags: fc.constant([]),
          categories: fc.uniqueArray(fc.constantFrom(...names), { maxLength: 10 }),
          language: fc.constantFrom(...Object.keys(LANGUAGE_NAMES)),
          explicit: fc.constantFrom(0 as const, 1 as const),
          minListeners: limit,
          maxListeners: limit,
          minEpisodes: limit,
          maxEpisodes: limit,
          minPopularity: fc.integer({ min: 0, max: 1000 }).map((hundredths) => hundredths / 100),
          maxPopularity: fc.integer({ min: 0, max: 10 }),
          lastUpdate: fc.constantFrom("30d" as const, "60d" as const, "90d" as const),
          updatedSince: day,
          newestEpisodeSince: day,
          newestEpisodeUntil: day,
          host: fc.domain().map((domain) => domain.toLowerCase().replace(/^www\./, "")),
          itunesId: fc.integer({ min: 1, max: 2e9 }).map(String),
          activity: fc.constantFrom(...ACTIVITIES),
        },
        { requiredKeys: ["tags", "categories"] },
      ),
    })
    .map(({ sorting, ...rest }) => ({ ...rest, ...plainSorting(sorting) }));

  it("an address parses back to the same search", () => {
    fc.assert(
      fc.property(state, (search) => {
        expect(searchFromUrl(parameters(searchToUrl(search)))).toEqual(search);
      }),
    );
  });
});

describe("layoutFromUrl", () => {
  const plain: SearchState = { term: "sea", mode: "topic", sort: "relevance", filters: NO_FILTERS };

  it.each(["cards", "table"] as const)("reads back %s, and the search beside it", (layout) => {
    const url = searchToUrl(plain, layout);
    expect(url).toBe(`/home?term=sea&mode=topic&view=${layout}`);
    expect(layoutFromUrl(parameters(url))).toBe(layout);
    expect(searchFromUrl(parameters(url))).toEqual(plain);
  });

  it.each(["/home", "/home?view=", "/home?view=map", "/home?view=TABLE"])(
    "leaves the layout to the reader's choice: %s",
    (url) => {
      expect(layoutFromUrl(parameters(url))).toBeUndefined();
    },
  );
});
