import { importShows } from "../../../../testing/catalogue/import-shows.js";
import { describeRealData, realData } from "../../../../testing/catalogue/real-data.js";
import { testDatabase, type TestDatabase } from "../../../../testing/database/test-database.js";
import { readDump } from "../../../import/files/dump-reader.js";
import type { ImportedPodcast } from "../../record/imported-podcast.js";
import { podcastId } from "../../record/podcast-id.js";

const NOW = new Date("2026-08-04T10:00:00Z");

let database: TestDatabase;
beforeEach(async () => (database = await testDatabase()));
afterEach(() => database.drop());

const merged = (shows: readonly ImportedPodcast[], mode: "merge" | "replace" = "merge") =>
  importShows(database, shows, { now: NOW, mode });
const rows = () =>
  database.dataSource.query<{ key: string; title: string; episode_count: number | null; feed_url: string | null }[]>(
    "SELECT key, title, episode_count, feed_url FROM catalogue.podcasts ORDER BY key",
  );

test("two feeds of one show are one show, which lives on when one of them is gone", async () => {
  const about = {
    ...{ title: "The Joe Rogan Experience", author: "Joe Rogan", categories: ["Comedy"] },
    description: "Long talks with comedians, fighters, scientists and writers, without a script.",
  };
  const feed = (host: string, more: Partial<ImportedPodcast> = {}): ImportedPodcast => ({
    ...{ ...about, source: "dump", key: `${host}.example/jre`, feedUrl: `https://${host}.example/jre` },
    ...more,
  });
  const [old, moved] = [feed("old", { dead: true, episodeCount: 40 }), feed("new", { episodeCount: 2_500 })];
  const first = await merged([old, moved]);
  const one = [{ key: moved.key, episode_count: 2_500, feed_url: moved.feedUrl }];
  expect(await rows()).toMatchObject(one);
  for (const mode of ["merge", "replace"] as const)
    expect(await merged([moved, old], mode)).toMatchObject({ switched: false, checksum: first.checksum });
  // The feed that has been read is the show's, whatever comes later.
  const read = feed("read", { source: "feed", episodeCount: 2_501 });
  await merged([read]);
  expect(await rows()).toMatchObject([{ key: read.key, episode_count: 2_501 }]);
  expect(await merged([moved, old])).toMatchObject({ switched: false });
  const ids = await database.dataSource.query("SELECT id, moved_to FROM moved_shows ORDER BY id");
  expect(new Set(ids)).toEqual(
    new Set([old, moved].map(({ key }) => ({ id: podcastId(key), moved_to: podcastId(read.key) }))),
  );
});

test("two feeds with one title and author stay apart if nothing tells that they are one show", async () => {
  const feed = (name: string, description: string): ImportedPodcast => ({
    ...{ title: "Sunday Sermons", author: "First Church", categories: [], source: "dump", description },
    ...{ key: `${name}.example/rss`, feedUrl: `https://${name}.example/rss`, link: `https://${name}.example` },
  });
  await merged([feed("denver", "Sermons from Denver."), feed("dallas", "Hope and prayer in Dallas.")]);
  expect(await rows()).toHaveLength(2);
});

/** Titles of two or three feeds of one show in the real sample, each judged by hand. */
const TWIN_FEEDS = ["Ottoman History Podcast", "GEEK MENTALITY", "RetroGaming Radio", "Film Fandango"];
/** Titles of two feeds that are two shows. */
const OTHER_FEEDS = ["ZomCast", "UntitledCast", "Food for Thought"];

describeRealData("podcastindex_feeds.real-sample.db", "feeds of one title in the real sample", () => {
  test("the feeds of one show are joined, and those of different shows are not", async () => {
    const asked = new Set([...TWIN_FEEDS, ...OTHER_FEEDS].map((title) => title.toLowerCase()));
    const shows: ImportedPodcast[] = [];
    const dump = realData("podcastindex_feeds.real-sample.db");
    for (const item of readDump(dump, { onProgress: () => undefined, now: NOW }))
      if (item.kind === "podcast" && asked.has(item.podcast.title.toLowerCase())) shows.push(item.podcast);
    await merged(shows);
    const titles = (await rows()).map(({ title }) => title.toLowerCase());
    const count = (wanted: readonly string[]) =>
      wanted.map((title) => [title, titles.filter((one) => one === title.toLowerCase()).length]);
    expect(count(TWIN_FEEDS)).toEqual(TWIN_FEEDS.map((title) => [title, 1]));
    expect(count(OTHER_FEEDS)).toEqual(OTHER_FEEDS.map((title) => [title, 2]));
  }, 60_000);
});
