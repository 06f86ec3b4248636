import type { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { searchFor } from "@earshot/domain/catalogue/podcast-catalogue.contract";
import type { SearchFilters, SearchRequest } from "@earshot/domain/catalogue/search/search-request";
import { SEARCH_SORTS } from "@earshot/domain/catalogue/search/search-url";
import { filledCatalogue } from "../../../../testing/catalogue/filled-catalogue.js";
import type { TestCatalogue } from "../../../../testing/catalogue/test-catalogue.js";
import type { ImportedPodcast } from "../../record/imported-podcast.js";

const NOW = new Date("2026-08-04T10:00:00Z");
let opened: TestCatalogue;
let catalogue: PodcastCatalogue;
beforeAll(async () => {
  const shows: ImportedPodcast[] = [];
  const numbered = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name} ${at + 1}x`);
  const names = [
    ...numbered("Marble Lantern", 3),
    ...numbered("Marble Works", 40),
    ...numbered("Green Lantern", 40),
    ...numbered("Copper Kettle", 50),
    ...numbered("Copper Wire", 20),
    ...numbered("Something Else", 200),
  ];
  for (const [at, title] of names.entries()) {
    shows.push({
      source: "dump",
      key: `s${at}`,
      title,
      author: `${title} Team`,
      description: `What is said about ${title.toLowerCase()}.`,
      categories: [at % 2 === 0 ? "History" : "Science"],
      language: at % 5 === 0 ? "de" : "en",
      episodeCount: (at * 37) % 211,
      popularityScore: (at * 13) % 10,
      // The shows with both words are the oldest and smallest, so that no order puts them first by itself.
      lastUpdate: NOW.getTime() / 1000 - (at < 3 ? 900 : at) * 86_400,
    });
  }
  const long = Array.from({ length: 120 }, (_, at) => `chapter${at}`).join(" ");
  for (const [title, description] of [
    ["A Reader’s Shelf", `Brass ${long} whistle ${long} repair.`],
    ["Brass Whistle Hour", "Every brass whistle there is."],
    ["Repair Your Brass Whistle", "How to mend what you play."],
  ] as const)
    shows.push({ source: "dump", key: title, title, description, categories: ["Fiction"], language: "en" });
  opened = await filledCatalogue(shows, NOW);
  catalogue = opened.catalogue;
});
afterAll(async () => {
  await opened?.close();
});

const find = (term: string, more: Partial<SearchRequest> = {}, filters: Partial<SearchFilters> = {}) =>
  catalogue.search(searchFor(term, { limit: 100, ...more }, filters));
const titles = (page: { readonly results: readonly { readonly title: string }[] }) =>
  page.results.map(({ title }) => title);

test("shows with words scattered over a long description do not come first", async () => {
  const page = await find("brass whistle repair", { mode: "topic", modes: true });
  expect(titles(page)).toEqual(["Repair Your Brass Whistle", "Brass Whistle Hour", "A Reader’s Shelf"]);
  // They count as shows with all words, in the list as in its mode.
  expect([page.exact, page.leading, page.modes?.topic.value]).toEqual([2, 1, 2]);
});

test.each(["all", "title", "topic", "host"] as const)(
  "in %s, the best shows with some words fill the results up to 50",
  async (mode) => {
    const page = await find("marble lantern", { mode });
    expect(page).toMatchObject({ total: { value: 50, relation: "eq" }, exact: 3, interpretation: { match: "most" } });
    expect(page.results).toHaveLength(50);
    expect(page.nextCursor).toBeNull();
    expect(
      titles(page)
        .slice(0, 3)
        .every((title) => title.startsWith("Marble Lantern")),
    ).toBe(true);
    expect(
      titles(page)
        .slice(3)
        .every((title) => /^(?:Marble Works|Green Lantern)/.test(title)),
    ).toBe(true);
  },
);

test("they are the same shows in each order, below those with all words", async () => {
  const best = titles(await find("marble lantern")).sort();
  for (const sort of SEARCH_SORTS) {
    const page = await find("marble lantern", { sort });
    expect([sort, page.exact, page.total.value]).toEqual([sort, 3, 50]);
    expect(
      titles(page)
        .slice(0, 3)
        .every((title) => title.startsWith("Marble Lantern")),
    ).toBe(true);
    expect([sort, titles(page).sort()]).toEqual([sort, best]);
  }
  const { results } = await find("marble lantern", { sort: "episodes" });
  const episodes = results.slice(3).map(({ episodeCount }) => episodeCount);
  expect(episodes).toEqual(episodes.toSorted((a, b) => b - a));
});

test("pages together equal one long page", async () => {
  for (const sort of ["relevance", "title"] as const) {
    const whole = await find("marble lantern", { sort });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await find("marble lantern", { sort, limit: 7, cursor });
      expect([page.exact, page.total.value]).toEqual([3, 50]);
      seen.push(...titles(page));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(titles(whole));
  }
});

test("adds no shows with fewer words if fifty have all", async () => {
  const page = await find("copper kettle");
  expect(page.total).toEqual({ value: 50, relation: "eq" });
  expect(page.exact).toBeUndefined();
  expect(page.interpretation.match).toBe("all");
  // A filter narrows the results and adds none.
  const narrowed = await find("copper kettle", {}, { language: "de" });
  expect(narrowed.total.value).toBe(10);
  expect(titles(narrowed).every((title) => title.startsWith("Copper Kettle"))).toBe(true);
});

test("a filter narrows both groups, and each facet count equals its total", async () => {
  const { facets } = await find("marble lantern", { facets: true });
  expect(facets!.language.length + facets!.category.length).toBe(4);
  for (const { value, count } of facets!.language) {
    expect([value, (await find("marble lantern", {}, { language: value })).total.value]).toEqual([value, count]);
  }
  for (const { value, count } of facets!.category) {
    const page = await find("marble lantern", {}, { categories: [value] });
    expect([value, page.total.value]).toEqual([value, count]);
    expect(page.exact).toBeGreaterThan(0);
  }
  // Only one in five of the 83 shows is in German, so the list is not full.
  expect(facets!.language.find(({ value }) => value === "de")!.count).toBeLessThan(50);
});

test("ignores words that no show contains", async () => {
  const page = await find("marble zzyzx", { mode: "topic" });
  expect([page.exact, page.total.value]).toEqual([0, 43]);
  expect((await find("xyzzy zzyzx", { mode: "topic" })).total.value).toBe(0);
});
