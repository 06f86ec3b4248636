import { FeedFetcher } from "../../feeds/feed-fetcher.js";
import { PostgresTransactions } from "../../database/postgres-transactions.js";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database.js";
import { type FeedServer, feedServer } from "../../testing/servers/feed-server.js";
import { podcastId } from "../local/record/podcast-id.js";
import { putEpisodes } from "../local/write/staging/put-episodes.js";
import type { ImportedEpisode } from "../local/record/imported-podcast.js";
import { SharedHosts } from "../refresh/shared-hosts.js";
import { episodeFilesProvider } from "./episode-files.provider.js";
import { StoredEpisodeFiles } from "./stored-episode-files.js";

let database: TestDatabase;
let transactions: PostgresTransactions;
let server: FeedServer;
let files: StoredEpisodeFiles;
const SHOW = podcastId("a.example/feed.xml");
const SERVED: Readonly<Record<string, string>> = {
  "/demo/chapters/1.json": JSON.stringify({ chapters: [{ startTime: 2.5, title: "The tune wanders" }] }),
  "/demo/transcripts/1.vtt": "WEBVTT\n\n00:02.500 --> 00:04.000\nA short tune.",
};

beforeAll(async () => {
  database = await testDatabase();
  transactions = new PostgresTransactions(database.dataSource);
});
afterAll(() => database.drop());
beforeEach(async () => {
  server = await feedServer();
  const fetcher = new FeedFetcher({ maxBytes: 10_000 }, { names: ["localhost"], ranges: [] });
  // This machine's address has no host name, so an invented name resolves to it.
  files = new StoredEpisodeFiles(transactions, new NamedFetcher(fetcher), { text: (path) => SERVED[path] });
});
afterEach(() => server.close());

/** Resolves the name "files.example" to the test's server. */
class NamedFetcher extends FeedFetcher {
  constructor(private readonly inner: FeedFetcher) {
    super();
  }
  override fetch(address: string) {
    return this.inner.fetch(address.replace("https://files.example", server.origin.replace("127.0.0.1", "localhost")));
  }
}

const put = (...episodes: readonly Partial<ImportedEpisode>[]) =>
  transactions.run(() =>
    putEpisodes(
      transactions,
      "a.example/feed.xml",
      episodes.map((episode, at) => ({ guid: String(at + 1), title: `Episode ${at + 1}`, ...episode })),
    ),
  );

test("a file is fetched once for all requests, and its content cached", async () => {
  await put({ chaptersUrl: "https://files.example/1.json" });
  server.pages.set("/1.json", JSON.stringify({ chapters: [{ startTime: 5, title: "Ebb" }] }));
  const answers = await Promise.all([files.chapters(SHOW, "1"), files.chapters(SHOW, "1"), files.chapters(SHOW, "1")]);
  expect(answers[0]).toEqual({ state: "read", chapters: [{ at: 5, title: "Ebb" }] });
  expect(new Set(answers.map((found) => JSON.stringify(found))).size).toBe(1);
  expect(await files.chapters(SHOW, "1")).toEqual(answers[0]);
  expect(server.asked).toEqual([["/1.json", 200]]);
});

test("reports a missing file, one of another kind and one that is too large", async () => {
  await put(
    { transcriptUrl: "https://files.example/gone.vtt" },
    { chaptersUrl: "https://files.example/page.html", transcriptUrl: "https://files.example/large.vtt" },
  );
  server.pages.set("/page.html", "<html>Not found</html>");
  server.pages.set("/large.vtt", `WEBVTT\n\n00:01.000 --> 00:02.000\n${"word ".repeat(5_000)}`);
  expect(await files.transcript(SHOW, "1")).toEqual({ state: "unreadable", reason: "the server returned 404" });
  expect(await files.chapters(SHOW, "2")).toEqual({ state: "unreadable", reason: "the file has no chapters" });
  expect(await files.transcript(SHOW, "2")).toEqual({
    state: "unreadable",
    reason: "the document is larger than 0 MB",
  });
});

test("requests no files from a host that asked any process for a pause", async () => {
  const hosts = new SharedHosts(transactions);
  await hosts.rest("files.example", 600);
  const another = new SharedHosts(transactions);
  const config = { fetchAllow: { names: [], ranges: [] } };
  await put({ chaptersUrl: "https://files.example/1.json" });
  const shared = episodeFilesProvider.useFactory(config, transactions, another);
  expect(await shared.chapters(SHOW, "1")).toEqual({
    state: "unreadable",
    reason: expect.stringMatching(/^its host asks for a pause of \d+ seconds$/),
  });
});

test("an address of this machine is refused", async () => {
  const strict = new StoredEpisodeFiles(transactions, new FeedFetcher());
  await put({ chaptersUrl: `${server.origin}/1.json` });
  expect(await strict.chapters(SHOW, "1")).toMatchObject({
    state: "unreadable",
    reason: expect.stringMatching(/refused/),
  });
  expect(server.asked).toEqual([]);
});

test("chapters that the feed lists need no file; a file of this service is not fetched", async () => {
  await put(
    { chapters: [{ at: 0, title: "A \0 part" }] },
    { chaptersUrl: "/demo/chapters/1.json", transcriptUrl: "/demo/transcripts/1.vtt" },
    { chaptersUrl: "/demo/chapters/2.json" },
    {},
  );
  expect(await files.chapters(SHOW, "1")).toEqual({ state: "read", chapters: [{ at: 0, title: "A  part" }] });
  expect(await files.chapters(SHOW, "2")).toEqual({
    state: "read",
    chapters: [{ at: 2.5, title: "The tune wanders" }],
  });
  expect(await files.transcript(SHOW, "2")).toEqual({ state: "read", parts: [{ at: 2.5, text: "A short tune." }] });
  expect(await files.chapters(SHOW, "3")).toMatchObject({ state: "unreadable" });
  expect(await files.chapters(SHOW, "4")).toBeUndefined();
  expect(await files.transcript(SHOW, "nobody's")).toBeUndefined();
  expect(server.asked).toEqual([]);
});
