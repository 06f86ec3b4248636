import { PostgresTransactions } from "../../../database/postgres-transactions.js";
import { blocksRead } from "../../../testing/measures/blocks-read.js";
import { testDatabase, type TestDatabase } from "../../../testing/database/test-database.js";
import { putEpisodes } from "../write/staging/put-episodes.js";
import { podcastId } from "../record/podcast-id.js";
import { episodePage } from "./episodes.js";

const MANY = 10_000;
const NOTES = "<p>A talk about harbours, moon tables and the people who read both. </p>".repeat(20);
const SHOW = podcastId("long.example/feed.xml");

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  const transactions = new PostgresTransactions(database.dataSource);
  const episodes = Array.from({ length: MANY }, (_, at) => ({
    guid: `e${at}`,
    title: at === 9_000 ? "Über den Gezeiten: Café" : `Part ${MANY - at}`,
    summary: `${NOTES}${at === 5_000 ? "Ein Wort: Zwölftonmusik." : ""}`,
    published: 1_790_000_000 - at * 86_400,
    duration: 600 + (at % 4) * 1_000,
    ...(at % 2 === 0 && { transcriptUrl: `https://long.example/${at}.vtt` }),
  }));
  await transactions.run(() => putEpisodes(transactions, "long.example/feed.xml", episodes));
});
afterAll(() => database.drop());

const page = (request: Partial<Parameters<typeof episodePage>[2]>) =>
  episodePage(database.dataSource, SHOW, { limit: 100, ...request });

test("words are found in titles and at the end of long notes, whatever their accents", async () => {
  expect((await page({ filter: { words: "uber CAFÉ" } })).episodes.map(({ id }) => id)).toEqual(["e9000"]);
  expect((await page({ filter: { words: "zwolfton" } })).episodes.map(({ id }) => id)).toEqual(["e5000"]);
});

// The episodes take up two thousand blocks: a search reads them once, and its counts read them once more.
test.each([
  ["the first page", {}, 100],
  ["the last page", { cursor: "after-9800" }, 100],
  ["one episode", { only: "e9999" }, 3_000],
  ["words in long notes", { filter: { words: "zwolfton" } }, 3_000],
  ["the counts of a search", { filter: { words: "harbours moon" }, limit: 1, facets: true }, 6_000],
])("finds %s of ten thousand episodes with few reads", async (_name, request, most) => {
  expect(await blocksRead(database.dataSource, () => page(request))).toBeLessThan(most);
});

test("counts equal the results of each choice over all pages", async () => {
  const { facets } = await page({ limit: 1, facets: true });
  expect(facets).toMatchObject({ total: MANY, known: MANY, transcripts: MANY / 2, chapters: 0 });
  expect(facets?.years.reduce((sum, { count }) => sum + count, 0)).toBe(MANY);
  expect(facets?.lengths.map(({ length, count }) => [length, count])).toEqual([
    ["0-15", 2_500],
    ["15-30", 2_500],
    ["30-60", 2_500],
    ["60-", 2_500],
  ]);
  const [first] = facets?.years ?? [];
  let found = 0;
  for (let cursor: string | undefined = ""; cursor !== undefined;) {
    const next = await page({ filter: { year: first?.year ?? 0 }, ...(cursor && { cursor }) });
    found += next.episodes.length;
    cursor = next.nextCursor ?? undefined;
  }
  expect(found).toBe(first?.count);
});

test("an impossible date is not a year", async () => {
  const transactions = new PostgresTransactions(database.dataSource);
  const odd = [
    { guid: "1", title: "Far", published: 9_000_000_000_000 },
    { guid: "2", title: "Undated" },
  ];
  await transactions.run(() => putEpisodes(transactions, "odd.example/feed.xml", odd));
  const { facets, episodes } = await episodePage(database.dataSource, podcastId("odd.example/feed.xml"), {
    limit: 5,
    facets: true,
  });
  expect(episodes.map(({ published }) => published)).toEqual([null, null]);
  expect(facets).toMatchObject({ total: 2, years: [] });
});
