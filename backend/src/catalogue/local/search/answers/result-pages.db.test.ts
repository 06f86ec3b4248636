import type { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { searchFor } from "@earshot/domain/catalogue/podcast-catalogue.contract";
import type { SearchRequest } from "@earshot/domain/catalogue/search/search-request";
import { filledCatalogue } from "../../../../testing/catalogue/filled-catalogue.js";
import type { TestCatalogue } from "../../../../testing/catalogue/test-catalogue.js";
import type { ImportedPodcast } from "../../record/imported-podcast.js";

const NOW = new Date("2026-08-04T10:00:00Z");
const LONG = Array.from({ length: 120 }, (_, at) => `guest${at}`).join(" ");

/** Title, description, estimated listeners, category. */
const SHOWS: readonly (readonly [string, string, string, string])[] = [
  ["Talk of the Evening", `${LONG} and kelp.`, "70,001+", "Comedy"],
  ["Another Evening", `${LONG} with some kelp.`, "50,001-70,000", "Comedy"],
  ["Under the Surface", "Kelp, and how to grow kelp.", "1,001-5,000", "Hobbies"],
  ["Kelp Weekly", `${LONG}.`, "100-500", "Hobbies"],
  ["A Sea of Fiction", `Fiction about the sea.`, "500-1,000", "Drama"],
  ["Tales", `${LONG} fiction.`, "5,001-10,000", "Fiction"],
  ["Sounds", `${LONG} fiction.`, "10-50", "Audio Fiction"],
  ["Loud", `${LONG} fiction.`, "20,001-50,000", "Comedy"],
];

let opened: TestCatalogue;
let catalogue: PodcastCatalogue;
beforeAll(async () => {
  const shows = SHOWS.map(([title, description, listenerRange, category], at): ImportedPodcast => {
    return { source: "dump", key: `s${at}`, title, description, listenerRange, categories: [category] };
  });
  opened = await filledCatalogue(shows, NOW);
  catalogue = opened.catalogue;
});
afterAll(async () => {
  await opened?.close();
});

const find = async (term: string, more: Partial<SearchRequest>) => {
  const { results, ...page } = await catalogue.search(searchFor(term, { mode: "all", ...more }));
  return { ...page, titles: results.map(({ title }) => title) };
};

test("shows that only mention a topic follow those about it, in every order", async () => {
  const byListeners = await find("kelp", { sort: "listeners" });
  expect(byListeners.titles).toEqual(["Under the Surface", "Kelp Weekly", "Talk of the Evening", "Another Evening"]);
  expect([byListeners.total.value, byListeners.leading, byListeners.exact]).toEqual([4, 2, undefined]);
  const turned = await find("kelp", { sort: "listeners", order: "asc" });
  expect(turned.titles).toEqual(["Kelp Weekly", "Under the Surface", "Another Evening", "Talk of the Evening"]);
  const byTitle = await find("kelp", { sort: "title", mode: "topic" });
  expect(byTitle.titles).toEqual(["Kelp Weekly", "Under the Surface", "Another Evening", "Talk of the Evening"]);
});

test("a show in the requested category is about it", async () => {
  const { titles, leading } = await find("fiction", { sort: "listeners" });
  expect([titles, leading]).toEqual([["Tales", "A Sea of Fiction", "Sounds", "Loud"], 3]);
});

test("pages together equal one long page", async () => {
  for (const limit of [1, 2, 3]) {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await find("kelp", { sort: "listeners", limit, cursor });
      expect(page.total.value).toBe(4);
      seen.push(...page.titles);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect([limit, seen]).toEqual([limit, (await find("kelp", { sort: "listeners" })).titles]);
  }
});

test("searches by relevance, title or host have one part", async () => {
  for (const more of [{ sort: "relevance" }, { sort: "listeners", mode: "title" }] as const)
    expect((await find("kelp", more)).leading).toBeUndefined();
});
