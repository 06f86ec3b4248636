import { importShows } from "../../../testing/catalogue/import-shows.js";
import { testCatalogue, type TestCatalogue } from "../../../testing/catalogue/test-catalogue.js";
import { testDatabase, type TestDatabase } from "../../../testing/database/test-database.js";
import type { ImportedPodcast } from "../record/imported-podcast.js";

const NOW = new Date("2026-08-04T10:00:00Z");
const TOPICS = ["kelp forests", "granite rocks", "violins and bows", "bees and hives", "lighthouses and fog"];

function show(at: number, description: string, more: Partial<ImportedPodcast> = {}): ImportedPodcast {
  const key = `https://feeds.example/${at}`;
  const own = { source: "feed", key, feedUrl: key, title: `Show ${at}`, categories: ["Science"] } as const;
  return { ...own, host: "feeds.example", language: "en", description, ...more };
}

let database: TestDatabase;
let catalogue: TestCatalogue;

beforeAll(async () => {
  database = await testDatabase();
  const shows = Array.from({ length: 40 }, (_, at) => {
    const topic = TOPICS[at % TOPICS.length] ?? "";
    const tail =
      at % 2 ? "Another gem of the Quibble network." : "Hosted on Acast. See acast.com/privacy for more information.";
    // Only words that makers put into names count as topics.
    const named = at === 5 ? { title: "Hour of the Kelp Forests" } : {};
    return show(at, `All about ${topic}, part ${at}, on wednesdays. ${tail}`, named);
  });
  const about = show(99, "How Acast came to be a company, and why it is in Quibble street.", {
    host: "elsewhere.example",
  });
  await importShows(database, [...shows, about], { now: NOW });
  catalogue = testCatalogue(database, { now: () => NOW });
});
afterAll(async () => {
  await catalogue.close();
  await database.drop();
});

async function found(term: string): Promise<string[]> {
  const page = await catalogue.catalogue.search({
    ...{ term, mode: "topic", filters: { tags: [], categories: [] }, sort: "relevance", limit: 50 },
    ...{ facets: false, explain: false },
  });
  return page.results.map(({ title }) => title);
}

test("does not search sentences that a host adds to its shows", async () => {
  expect(await found("acast")).toEqual(["Show 99"]);
  expect(await found("quibble")).toEqual(["Show 99"]);
  expect(await found("privacy")).toEqual([]);
  expect(await found("kelp")).toHaveLength(8);
});

test("the reasons for similar shows name topics, not a host's sentences", async () => {
  const [kelp] = (await catalogue.catalogue.search({
    ...{ term: "kelp", mode: "topic", filters: { tags: [], categories: [] }, sort: "relevance", limit: 1 },
    ...{ facets: false, explain: false },
  })).results; // prettier-ignore
  const similar = (await catalogue.catalogue.similar(kelp?.id ?? "", 5)) ?? [];
  expect(similar.length).toBeGreaterThan(0);
  const reasons = similar.flatMap(({ reasons }) => reasons).join(" ");
  expect(reasons).toContain("“kelp”");
  expect(reasons).not.toMatch(/acast|quibble|wednesdays|network|privacy/);
});

test("an import that changes a few shows also leaves out the host's sentences", async () => {
  await importShows(database, [show(1, "Now about tides. Another gem of the Quibble network.")], { now: NOW });
  await catalogue.index.latest();
  expect(await found("tides")).toEqual(["Show 1"]);
  expect(await found("quibble")).toEqual(["Show 99"]);
});
