import type { SearchRequest } from "@earshot/domain/catalogue/search/search-request";
import { importShows } from "../../../testing/catalogue/import-shows.js";
import { testDatabase, type TestDatabase } from "../../../testing/database/test-database.js";
import { CatalogueIndex } from "../catalogue-index.js";
import { LocalCatalogue } from "../local-catalogue.js";
import { openReaders } from "./threads/open-readers.js";
import type { SearchReaders } from "./threads/search-readers.js";

const NOW = new Date("2026-08-04T10:00:00Z");
const KELP: SearchRequest = {
  ...{ term: "kelp", mode: "title", filters: { tags: [], categories: [] } },
  ...{ sort: "relevance", limit: 10, facets: false, explain: false },
};

let database: TestDatabase;
let index: CatalogueIndex<SearchReaders>;
let catalogue: LocalCatalogue;
/** Called before a file is opened. */
let opening: () => Promise<void>;

beforeEach(async () => {
  database = await testDatabase();
  opening = () => Promise.resolve();
  const open = (path: string) => opening().then(() => openReaders(path));
  index = new CatalogueIndex({ database: database.dataSource, folder: database.indexFolder, open });
  catalogue = new LocalCatalogue(database.dataSource, { now: () => NOW }, index);
  await replaceBy("Kelp Diary");
  await index.latest();
});
afterEach(async () => {
  await index.close();
  await database.drop();
});

async function replaceBy(title: string): Promise<void> {
  const key = `https://feeds.example/${title}`;
  await importShows(database, [{ source: "dump", key, title, categories: [] }], { mode: "replace", now: NOW });
}

/** Replaces all shows, sends a request while the new index cannot be opened yet, and then lets it be opened. */
async function whileReplaced<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const [asked, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  opening = () => {
    asked.resolve();
    return opened.promise;
  };
  await replaceBy("Kelp News");
  const answer = ask();
  await asked.promise;
  // Many more database queries than an answer takes: an answer that waits for nothing has arrived by now.
  for (let count = 0; count < 30; count += 1) await catalogue.summary();
  opened.resolve();
  return answer;
}

test("a search between the new shows and their index finds the new shows", async () => {
  const { results, total } = await whileReplaced(() => catalogue.search(KELP));
  expect(results.map(({ title }) => title)).toEqual(["Kelp News"]);
  expect(total).toEqual({ value: 1, relation: "eq" });
});

test("a suggestion also finds the new shows", async () => {
  const suggestions = await whileReplaced(() => catalogue.suggest({ q: "kel", mode: "title", limit: 5 }));
  expect(suggestions.map(({ text }) => text)).toEqual(["Kelp News"]);
});
