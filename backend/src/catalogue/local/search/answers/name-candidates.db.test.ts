import type { PodcastCatalogue } from "@earshot/domain/catalogue/podcast-catalogue.port";
import { searchFor } from "@earshot/domain/catalogue/podcast-catalogue.contract";
import { importShows } from "../../../../testing/catalogue/import-shows.js";
import { testCatalogue, type TestCatalogue } from "../../../../testing/catalogue/test-catalogue.js";
import { testDatabase, type TestDatabase } from "../../../../testing/database/test-database.js";

const NOW = new Date("2026-08-04T10:00:00Z");
const PAGE = 24;

let database: TestDatabase;
let opened: TestCatalogue;
let catalogue: PodcastCatalogue;

/** Shows from the most popular to the least: the number of listeners falls with each. */
async function build(
  shows: readonly { readonly title: string; readonly description?: string; readonly author?: string }[],
): Promise<void> {
  const imported = shows.map(({ title, description, author }, at) => {
    const listeners = 1_000 + 10 * (shows.length - at);
    const listenerRange = `${listeners}-${listeners + 5}`;
    const show = { key: `s${at}`, title, description, author, categories: [], language: "en", listenerRange };
    return { source: "dump" as const, ...show };
  });
  await importShows(database, imported, { mode: "replace", now: NOW });
  await opened.index.latest();
}

beforeAll(async () => {
  database = await testDatabase();
  opened = testCatalogue(database, { now: () => NOW });
  catalogue = opened.catalogue;
});
afterAll(async () => {
  await opened?.close();
  await database.drop();
});

const titles = async (term: string, limit = PAGE) =>
  (await catalogue.search(searchFor(term, { mode: "topic", limit }))).results.map(({ title }) => title);

test("ranks shows that mention the query most among many names that begin with it", async () => {
  await build([
    ...Array.from({ length: 400 }, (_, at) => ({
      title: `Kelp number${at} of many`,
      description: "The sea and all else.",
    })),
    { title: "Kelp Notes", description: "Kelp, kelp and kelp." },
  ]);
  expect((await titles("kelp"))[0]).toBe("Kelp Notes");
});

test("ranks shows that mention the words most among many that contain them", async () => {
  const words = "Every tide is another one, and nobody swims in that pool after dark.";
  await build([
    ...Array.from({ length: 400 }, (_, at) => ({ title: `Harbour ${at}`, description: words })),
    { title: "Rock and Sand", description: "The tide pool; tide pool by tide pool." },
  ]);
  expect((await titles("tide pool"))[0]).toBe("Rock and Sand");
});

test("finds a show with all words in its name only if the whole search matches", async () => {
  await build([
    { title: "Kelp Notes", description: "About the forest." },
    { title: "Kelp News", description: "About the sea." },
  ]);
  expect(await titles("kelp -forest")).toEqual(["Kelp News"]);
});

test("pages of a search for a common word give every show once, in one order", async () => {
  await build(
    Array.from({ length: 700 }, (_, at) => ({
      title: at % 3 === 0 ? `Kelp ${at}` : `Harbour ${at}`,
      description: `The sea, ${"kelp ".repeat(1 + (at % 7))}and harbour${at}.`,
    })),
  );
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await catalogue.search(searchFor("kelp", { mode: "topic", limit: 100, cursor }));
    seen.push(...page.results.map(({ title }) => title));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  expect(seen).toHaveLength(700);
  expect(new Set(seen).size).toBe(700);
});

test("in a search of everything, the shows of exactly that host come first, popular or not", async () => {
  const many = Array.from({ length: 1_200 }, (_, at) => ({ title: `Sea ${at}`, description: "About kelp works." }));
  await build([...many, { title: "Tides", author: "Kelp Works" }, { title: "Dunes", author: "Kelp Works of Old" }]);
  expect((await titles("kelp works"))[0]).toMatch(/^Sea/);
  const page = await catalogue.search(searchFor("kelp works", { mode: "all", modes: true, limit: 2 }));
  expect(page.results.map(({ title }) => title)).toEqual(["Tides", "Sea 0"]);
  expect(page.modes).toEqual({
    all: { value: 1_202, relation: "eq" },
    title: { value: 0, relation: "eq" },
    topic: { value: 1_200, relation: "eq" },
    host: { value: 2, relation: "eq" },
  });
});

test("in a search of everything, a host is also named without its article", async () => {
  const many = Array.from({ length: 1_200 }, (_, at) => ({ title: `Sea ${at}`, description: "About kelp works." }));
  await build([...many, { title: "Tides", author: "The Kelp Works" }, { title: "Dunes", author: "The Kelp" }]);
  const first = async (term: string) =>
    (await catalogue.search(searchFor(term, { mode: "all", limit: 1 }))).results[0]?.title;
  expect(await first("kelp works")).toBe("Tides");
  // A single word is a topic.
  expect(await first("kelp")).toMatch(/^Sea/);
});
