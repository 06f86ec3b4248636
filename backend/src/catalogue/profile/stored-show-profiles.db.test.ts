import { PostgresTransactions } from "../../database/postgres-transactions.js";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database.js";
import { readFeed } from "../import/feed/read-feed.js";
import { CatalogueBuild } from "../local/write/catalogue-build.js";
import { podcastId } from "../local/record/podcast-id.js";
import { StoredShowProfiles } from "./stored-show-profiles.js";

let database: TestDatabase;
beforeAll(async () => (database = await testDatabase()));
afterAll(() => database.drop());

const now = new Date("2026-11-22T12:00:00Z");
const FEED = `<rss xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:podcast="https://podcastindex.org/namespace/1.0">
  <channel><title>Tides</title><itunes:author>Ann Lee</itunes:author>
  <itunes:owner><itunes:name>Kite Media</itunes:name><itunes:email>ann@tides.example</itunes:email></itunes:owner>
  <podcast:person role="host" img="https://tides.example/ann.jpg" href="https://social.example/ann">Ann Lee</podcast:person>
  <podcast:funding url="https://tides.example/support">Become a friend</podcast:funding>
  <item><title>Two</title><guid>2</guid><pubDate>Sun, 01 Nov 2026 00:00:00 GMT</pubDate>
    <enclosure url="https://a.example/2.mp3" type="audio/mpeg"/>
    <podcast:transcript url="https://tides.example/2.vtt" type="text/vtt"/>
    <podcast:person role="guest">Bo Ode</podcast:person><podcast:person>Ann Lee</podcast:person></item>
  <item><title>One</title><guid>1</guid><pubDate>Thu, 01 Oct 2026 00:00:00 GMT</pubDate>
    <enclosure url="https://a.example/1.mp3" type="audio/mpeg"/></item></channel></rss>`;

test("includes people, charts, network, support and the latest transcript, but no contacts", async () => {
  const read = readFeed(Buffer.from(FEED), { now, address: "https://tides.example/feed.xml" });
  if (read.kind !== "podcast") throw new Error(read.reason);
  const signals = JSON.stringify([
    { kind: "chart", country: "us", place: 40, source: "Charts", at: 1_795_219_200 },
    { kind: "ratings", count: 5, source: "Charts" },
    { kind: "chart", country: "de", genre: "Science", place: 3, source: "Charts" },
  ]);
  const bare = { source: "feed", key: "bare", title: "Bare", categories: [] } as const;
  const build = await CatalogueBuild.begin(database.dataSource, {
    mode: "replace",
    now,
    indexFolder: database.indexFolder,
  });
  for (const show of [read.podcast, bare]) await build.add(show);
  await build.finish();
  await database.dataSource.query("UPDATE catalogue.podcasts SET signals = $1 WHERE title = 'Tides'", [signals]);
  const profiles = new StoredShowProfiles(new PostgresTransactions(database.dataSource));
  const profile = await profiles.of(podcastId(read.podcast.key));
  expect(profile).toEqual({
    hosts: [{ name: "Ann Lee", image: "https://tides.example/ann.jpg" }],
    guests: [{ name: "Bo Ode", image: "", episode: { id: "2", title: "Two", published: "2026-11-01T00:00:00.000Z" } }],
    funding: [{ href: "https://tides.example/support", label: "Become a friend" }],
    charts: [
      { place: 3, country: "de", genre: "Science", source: "Charts", at: null },
      { place: 40, country: "us", genre: null, source: "Charts", at: 1_795_219_200 },
    ],
    network: "Kite Media",
    episodes: { chapters: 0, transcripts: 1, known: 2 },
    transcript: { title: "Two", href: "https://tides.example/2.vtt" },
  });
  expect(JSON.stringify(profile)).not.toMatch(/@|social\.example/);
  expect(await profiles.of(podcastId("bare"))).toMatchObject({
    hosts: [],
    guests: [],
    network: null,
    transcript: null,
  });
  expect(await profiles.of("nobody")).toBeUndefined();
});
