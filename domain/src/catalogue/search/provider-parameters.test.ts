import fc from "fast-check";
import { providerSearchParameters } from "./provider-parameters.js";
import type { SearchFilters, SearchRequest } from "./search-request.js";

const NOW = new Date("2026-11-21T12:00:00Z");

function request(filters: Partial<SearchFilters> = {}, more: Partial<SearchRequest> = {}): SearchRequest {
  return {
    term: "space",
    mode: "title",
    filters: { tags: [], categories: [], ...filters },
    sort: "relevance",
    limit: 24,
    facets: false,
    explain: false,
    ...more,
  };
}

describe("providerSearchParameters", () => {
  it("sends the keyword and the field to search when there is no filter", () => {
    expect(providerSearchParameters(request(), NOW)).toEqual([
      ["keyword", "space"],
      ["search_by_podcast", "0"],
      ["search_by_title", "1"],
      ["search_by_hostname", "0"],
    ]);
  });

  it("sends every given filter under the provider's names", () => {
    const filters: SearchFilters = {
      tags: ["astronomy", "rockets"],
      categories: ["Science", "All", "rockets"],
      language: "en",
      explicit: 1,
      minListeners: 0,
      maxListeners: 20_000,
      minEpisodes: 10,
      maxEpisodes: 500,
      lastUpdate: "60d",
      activity: "very-active",
    };
    expect(providerSearchParameters(request(filters, { mode: "topic" }), NOW)).toEqual([
      ["keyword", "space"],
      ["tag", "astronomy"],
      ["tag", "rockets"],
      ["tag", "Science"],
      ["language", "en"],
      ["explicit", "1"],
      ["min_listeners", "0"],
      ["max_listeners", "20000"],
      ["min_episode_count", "10"],
      ["max_episode_count", "500"],
      ["updated_after", String(Date.parse("2026-09-22T12:00:00Z") / 1000)],
      ["search_by_podcast", "1"],
      ["search_by_title", "0"],
      ["search_by_hostname", "0"],
    ]);
  });

  it("sends the later of the two filters by the last update", () => {
    const sent = (filters: Partial<SearchFilters>) =>
      new Map(providerSearchParameters(request(filters), NOW)).get("updated_after");
    const day = (text: string) => String(Date.parse(`${text}T00:00:00Z`) / 1000);
    expect(sent({ updatedSince: "2026-11-01" })).toBe(day("2026-11-01"));
    expect(sent({ updatedSince: "2026-11-01", lastUpdate: "90d" })).toBe(day("2026-11-01"));
    expect(sent({ updatedSince: "2020-01-01", lastUpdate: "60d" })).toBe(
      String(Date.parse("2026-09-22T12:00:00Z") / 1000),
    );
  });

  it("does not send explicit when it is 0", () => {
    const names = providerSearchParameters(request({ explicit: 0 }), NOW).map(([name]) => name);
    expect(names).not.toContain("explicit");
  });

  it("does not send a blank keyword or a limit that is not a number", () => {
    const sent = providerSearchParameters(request({ minListeners: Number.NaN, language: "" }, { term: "" }), NOW);
    expect(sent.map(([name]) => name)).toEqual(["search_by_podcast", "search_by_title", "search_by_hostname"]);
  });

  it("always sets exactly one field to search", () => {
    fc.assert(
      fc.property(fc.constantFrom("topic", "title", "host"), (mode) => {
        const flags = providerSearchParameters(request({}, { mode }), NOW).filter(([name]) =>
          name.startsWith("search_by"),
        );
        expect(flags.map(([, value]) => value).sort()).toEqual(["0", "0", "1"]);
        const name = { topic: "search_by_podcast", title: "search_by_title", host: "search_by_hostname" }[mode];
        expect(flags).toContainEqual([name, "1"]);
      }),
    );
  });
});
