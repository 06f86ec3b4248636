import { CODED_NAMES } from "@earshot/domain/catalogue/codes/coded-facts";
import type { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { testCatalogue, type TestCatalogue } from "../../../testing/catalogue/test-catalogue.js";
import { testDatabase, type TestDatabase } from "../../../testing/database/test-database.js";
import { CatalogueBuild } from "../write/catalogue-build.js";
import type { ImportedPodcast } from "../record/imported-podcast.js";
import { podcastId } from "../record/podcast-id.js";

const NOW = new Date("2026-08-04T10:00:00Z");

const show = (key: string, more: Partial<ImportedPodcast>): ImportedPodcast => ({
  source: "dump",
  key,
  title: `Show ${key}`,
  categories: [],
  ...more,
});

const SHOWS: readonly ImportedPodcast[] = [
  show("a", {
    title: "Sourdough Hour",
    description: "Starters, rye, fermentation.",
    categories: ["Food", "Arts"],
    language: "en",
    listenerRange: "1,000-5,000",
    episodeCount: 10,
  }),
  show("b", {
    title: "Rye and Shine",
    description: "Fermentation for beginners: sourdough.",
    categories: ["Food"],
    language: "en",
    listenerRange: "500-1,500",
  }),
  show("c", {
    title: "Pickle Talk",
    description: "Fermentation of vegetables.",
    categories: ["Food"],
    language: "de",
    country: "AT",
    listenerRange: "70,001+",
  }),
  show("d", {
    title: "Gallery Walk",
    categories: ["Arts"],
    language: "en",
    listenerRange: "1,000-3,000",
    episodeCount: 30,
  }),
  show("e", { title: "Ledger", description: "Accounts.", categories: ["Investing"], language: "en", country: "GB" }),
  show("f", {
    title: "Sourdough Hour",
    description: "Starters, rye, fermentation.",
    categories: ["Food"],
    dead: true,
    listenerRange: "9-9",
  }),
];

let database: TestDatabase;
let opened: TestCatalogue;
let catalogue: PodcastCatalogue;
beforeAll(async () => {
  database = await testDatabase();
  opened = testCatalogue(database, { now: () => NOW });
  catalogue = opened.catalogue;
});
afterAll(async () => {
  await opened?.close();
  await database.drop();
});

async function build(shows: readonly ImportedPodcast[]): Promise<void> {
  const running = await CatalogueBuild.begin(database.dataSource, {
    mode: "replace",
    now: NOW,
    indexFolder: database.indexFolder,
  });
  for (const one of shows) await running.add(one);
  await running.finish();
}

test("every query returns an empty result before the first import", async () => {
  expect(await catalogue.summary()).toEqual({
    podcasts: 0,
    episodes: 0,
    updatedAt: null,
    source: "local",
    categories: [],
    languages: [],
  });
  expect(await catalogue.suggest({ q: "a", mode: "title", limit: 8 })).toEqual([]);
  expect(await catalogue.categoryStats(["Food"])).toEqual({});
  const request = {
    term: "a",
    mode: "title",
    filters: { tags: [], categories: [] },
    sort: "relevance",
    limit: 24,
    facets: true,
    explain: true,
  } as const;
  expect((await catalogue.search(request)).total).toEqual({ value: 0, relation: "eq" });
});

describe("a small catalogue", () => {
  beforeAll(() => build(SHOWS));

  test("category statistics count the filter's shows and average the living ones' ranges", async () => {
    const stats = await catalogue.categoryStats([" FOOD ", "arts", "Business", "Nonsense"]);
    expect(stats).toEqual({
      // Lower bounds (1,000 + 500 + 70,001) / 3, upper bounds (5,000 + 1,500 + 70,001) / 3: "N+" counts as N. One show is in Investing.
      food: {
        category: "Food",
        listener_range: "24,000-26,000",
        podcast_count: 4,
        medianPodcastCount: 2.5,
        estimated: 3,
      },
      arts: {
        category: "Arts",
        listener_range: "18,000-20,000",
        podcast_count: 5,
        medianPodcastCount: 3,
        estimated: 4,
      },
      business: { category: "Business", listener_range: "N/A", podcast_count: 1, medianPodcastCount: 3, estimated: 0 },
    });
  });

  test("the summary counts shows, episodes, categories and languages", async () => {
    expect(await catalogue.summary()).toEqual({
      podcasts: 6,
      episodes: 40,
      updatedAt: NOW.toISOString(),
      source: "local",
      categories: [
        { name: "Arts", podcasts: 5 },
        { name: "Food", podcasts: 4 },
        { name: "Business", podcasts: 1 },
        { name: "Investing", podcasts: 1 },
      ],
      languages: [
        { code: "en", name: "English", podcasts: 5 },
        { code: "de", name: "German", podcasts: 1 },
      ],
    });
  });

  test("each language and country has as many shows as its filter finds", async () => {
    const codes = await opened.index.use((readers) => readers.ask("codes", null));
    expect(codes).toEqual({
      language: [
        { value: "en", count: 5 },
        { value: "de", count: 1 },
      ],
      country: [
        { value: "AT", count: 1 },
        { value: "GB", count: 1 },
      ],
    });
    const common = { term: "", mode: "all", sort: "relevance", limit: 1, facets: false, explain: false } as const;
    for (const name of CODED_NAMES) {
      for (const { value, count } of codes[name]) {
        const filters = { tags: [], categories: [], [name]: value };
        const { total } = await catalogue.search({ ...common, filters });
        expect([value, total]).toEqual([value, { value: count, relation: "eq" }]);
      }
    }
  });

  test("similar shows state what they share, without duplicates, dead and unrelated ones", async () => {
    const similar = await catalogue.similar(podcastId("a"), 5);
    expect(similar!.map(({ podcast }) => podcast.title)).toEqual(["Rye and Shine", "Gallery Walk"]);
    expect(similar![0]!.reasons).toEqual([
      "Both are about “sourdough”, “rye” and “fermentation”",
      "Same category: Food",
      "Also in English",
      "Similar audience size",
    ]);
    expect(similar![1]!.reasons[0]).toBe("Same category: Arts");
    expect(await catalogue.similar(podcastId("e"), 5)).toEqual([]);
  });

  test("a show's page lists its defaults, and ranks it among the living shows", async () => {
    const detail = await catalogue.podcast(podcastId("e"));
    expect(detail).toMatchObject({
      match_rank: null,
      confidence: "medium",
      listener_range: "N/A",
      episodeCount: 0,
      fetchedAt: NOW.getTime() / 1000,
    });
    expect(detail!.defaulted).toEqual(expect.arrayContaining(["episodeCount", "listener_range", "imageUrl"]));
    expect(await opened.index.use((readers) => readers.ask("rank", podcastId("c")))).toBe(1);
    // Four ranked shows are too few for a rank that a page prints.
    expect((await catalogue.podcast(podcastId("c")))!.match_rank).toBeNull();
    expect(await catalogue.podcast("")).toBeUndefined();
  });
});
