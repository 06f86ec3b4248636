import type { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { searchFor } from "@earshot/domain/catalogue/podcast-catalogue.contract";
import type { SearchFilters, SearchMode, SearchSort } from "@earshot/domain/catalogue/search/search-request";
import { SEARCH_SORTS } from "@earshot/domain/catalogue/search/search-url";
import { importShows } from "../../../testing/catalogue/import-shows.js";
import { testCatalogue, type TestCatalogue } from "../../../testing/catalogue/test-catalogue.js";
import { testDatabase, type TestDatabase } from "../../../testing/database/test-database.js";
import type { ImportedPodcast } from "../record/imported-podcast.js";

// More shows than are sorted at once, so that every way of paging is used.

const NOW = new Date("2026-08-04T10:00:00Z");
const SHOWS = 10_400;
/** Milliseconds for reading all pages on a busy machine. */
const TIMEOUT_MS = 60_000;

let database: TestDatabase;
let opened: TestCatalogue;
let catalogue: PodcastCatalogue;
beforeAll(async () => {
  database = await testDatabase();
  const shows = Array.from({ length: SHOWS }, (_, at): ImportedPodcast => ({
    source: "dump",
    key: `show-${at}`,
    // Every 400th show is called just "Tide", popular or not; every 26th is about kelp.
    title: at % 400 === 399 ? "Tide" : `Tide ${at % 26 === 0 ? "Kelp" : "Sand"} ${at}`,
    description: at % 50 === 0 ? "About kelp." : "About sand.",
    // Some of these have the word "sand" nowhere else.
    author: at % 50 === 0 ? "Sand Works" : `Author ${at % 97}`,
    categories: [at % 2 === 0 ? "Science" : "News"],
    episodeCount: (at * 7919) % 500,
    popularityScore: at % 3 === 0 ? at % 11 : undefined,
    lastUpdate: at % 5 === 0 ? undefined : 1_700_000_000 + ((at * 104_729) % 5_000),
  }));
  await importShows(database, shows, { mode: "replace", now: NOW });
  opened = testCatalogue(database, { now: () => NOW });
  catalogue = opened.catalogue;
}, TIMEOUT_MS);
afterAll(async () => {
  await opened?.close();
  await database.drop();
});

async function walk(
  term: string,
  more: { sort?: SearchSort; mode?: SearchMode; limit?: number } = {},
  filters: Partial<SearchFilters> = {},
): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await catalogue.search(searchFor(term, { limit: 100, ...more, cursor }, filters));
    ids.push(...page.results.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return ids;
}

test.each(SEARCH_SORTS)(
  "returns every show once for a common word, sorted by %s",
  async (sort) => {
    const ids = await walk("tide", { sort });
    expect(ids).toHaveLength(SHOWS);
    expect(new Set(ids).size).toBe(SHOWS);
  },
  TIMEOUT_MS,
);

test.each(["relevance", "episodes", "title"] as const)(
  "a search of everything returns every show once, sorted by %s",
  async (sort) => {
    const [whole, topics, hosts] = await Promise.all(
      (["all", "topic", "host"] as const).map((mode) => walk("sand", { mode, sort })),
    );
    expect(whole).toHaveLength(new Set(whole).size);
    expect(new Set(whole)).toEqual(new Set([...topics!, ...hosts!]));
    expect(whole!.length).toBeGreaterThan(topics!.length);
    const page = await catalogue.search(searchFor("sand", { mode: "all", sort, modes: true }));
    expect(page.total).toEqual({ value: whole!.length, relation: "eq" });
    expect(page.modes).toMatchObject({ all: page.total, host: { value: hosts!.length } });
  },
  TIMEOUT_MS,
);

test.each(SEARCH_SORTS)(
  "returns every matching show once for a filter alone, sorted by %s",
  async (sort) => {
    const ids = await walk("", { sort }, { categories: ["Science"] });
    expect(ids).toHaveLength(SHOWS / 2);
    expect(new Set(ids).size).toBe(SHOWS / 2);
  },
  TIMEOUT_MS,
);

test(
  "returns every show once that ranks both by title and by popularity",
  async () => {
    const kelp = Array.from({ length: SHOWS }, (_, at) => at).filter(
      (at) => at % 50 === 0 || (at % 26 === 0 && at % 400 !== 399),
    );
    const ids = await walk("kelp", { mode: "topic", limit: 30 });
    expect(ids).toHaveLength(kelp.length);
    expect(new Set(ids).size).toBe(kelp.length);
  },
  TIMEOUT_MS,
);

test(
  "the size of the pages does not change the results",
  async () => {
    const first = async (limit: number) =>
      (await catalogue.search(searchFor("tide sand", { limit }))).results.map(({ id }) => id);
    const small: string[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < 20; page += 1) {
      const found = await catalogue.search(searchFor("tide sand", { limit: 5, cursor }));
      small.push(...found.results.map(({ id }) => id));
      cursor = found.nextCursor!;
    }
    expect(small).toEqual(await first(100));
  },
  TIMEOUT_MS,
);

test(
  "shows with exactly this name come first, even unpopular ones",
  async () => {
    const page = await catalogue.search(searchFor("tide", { limit: 30 }));
    expect(page.results.slice(0, 26).every(({ title }) => title === "Tide")).toBe(true);
    expect(page.results[26]!.title).not.toBe("Tide");
  },
  TIMEOUT_MS,
);

test(
  "a total is exact, on every page",
  async () => {
    const page = await catalogue.search(searchFor("tide"));
    expect(page.total).toEqual({ value: SHOWS, relation: "eq" });
    expect((await catalogue.search(searchFor("tide", { cursor: page.nextCursor! }))).total).toEqual(page.total);
    expect((await catalogue.search(searchFor("kelp"))).total).toEqual({ value: 400, relation: "eq" });
  },
  TIMEOUT_MS,
);

test(
  "a page far down takes about as long as the first one",
  async () => {
    let cursor: string | undefined;
    for (let page = 0; page < 60; page += 1) {
      cursor = (await catalogue.search(searchFor("tide", { limit: 100, cursor }))).nextCursor!;
    }
    await expect(() => catalogue.search(searchFor("tide", { limit: 100, cursor }))).toAnswerWithin(500);
  },
  TIMEOUT_MS,
);

test(
  "paging continues when the catalogue is replaced between two pages",
  async () => {
    const first = await catalogue.search(searchFor("kelp", { limit: 20 }));
    const late: ImportedPodcast = { source: "dump", key: "late", title: "Kelp Latecomer", categories: [] };
    await importShows(database, [{ ...late, listenerRange: "70,001+" }], { now: NOW });
    const second = await catalogue.search(searchFor("kelp", { limit: 20, cursor: first.nextCursor! }));
    expect(second.results).toHaveLength(20);
  },
  TIMEOUT_MS,
);
