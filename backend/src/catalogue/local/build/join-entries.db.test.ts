import { importShows } from "../../../testing/import-shows.js";
import { testDatabase, type TestDatabase } from "../../../testing/test-database.js";
import { describeRealData, realData } from "../../../testing/real-data.js";
import { readDump } from "../../import/dump-reader.js";
import type { ImportedPodcast } from "../record/imported-podcast.js";
import { podcastId } from "../record/podcast-id.js";

const NOW = new Date("2026-08-04T10:00:00Z");
const APPLE = "podcasts.apple.com/us/podcast/rogan/id36";
const SPOTIFY = "api.spotify.com/v1/shows/4r";

const rogan = { title: "The Joe Rogan Experience", author: "Joe Rogan", categories: ["Comedy"] };
const apple: ImportedPodcast = { ...rogan, source: "dump", key: APPLE, itunesId: 36, episodeCount: 300 };
const spotify: ImportedPodcast = {
  ...{ ...rogan, source: "dump", key: SPOTIFY, episodeCount: 2_409, language: "en" },
  ...{ imageUrl: "https://i.example/1.png", title: "the Joe Rogan experience" },
};
const others: ImportedPodcast[] = [
  { ...apple, key: "podcasts.apple.com/us/podcast/copy/id37", itunesId: 37, language: "de" },
  { ...spotify, key: "api.spotify.com/v1/shows/5x", author: "Floyd" },
];

let database: TestDatabase;
beforeEach(async () => (database = await testDatabase()));
afterEach(() => database.drop());

const merged = (shows: readonly ImportedPodcast[], mode: "merge" | "replace" = "merge") =>
  importShows(database, shows, { now: NOW, mode });
const rows = () =>
  database.dataSource.query<Record<string, unknown>[]>(
    "SELECT key, id, itunes_id, episode_count, language, image_url, feed_url FROM catalogue.podcasts ORDER BY key",
  );
const whole = {
  ...{ key: APPLE, id: podcastId(APPLE), itunes_id: "36", episode_count: 2_409, language: "en" },
  ...{ image_url: "https://i.example/1.png", feed_url: null },
};

test("a show that two directories list is one show with what both know, in either order", async () => {
  expect(await merged([spotify, apple])).toMatchObject({ podcasts: 1, added: 1 });
  expect(await rows()).toEqual([whole]);
  await merged([apple, spotify], "replace");
  expect(await rows()).toEqual([whole]);
});

test("the same import again changes nothing, whichever way it is merged", async () => {
  const first = await merged([apple, spotify, ...others]);
  expect(first).toMatchObject({ podcasts: 3 });
  for (const mode of ["merge", "replace"] as const) {
    const again = await merged([spotify, ...others, apple], mode);
    expect(again).toMatchObject({ switched: false, checksum: first.checksum, removed: 0 });
  }
});

test("an entry that may be either of two shows is joined with none", async () => {
  await merged([apple, { ...apple, key: "podcasts.apple.com/us/podcast/copy/id37", itunesId: 37 }, spotify]);
  expect(await rows()).toHaveLength(3);
});

test("different shows of one name stay apart", async () => {
  await merged([apple, ...others]);
  expect((await rows()).map(({ key }) => key)).toEqual([...others, apple].map(({ key }) => key).sort());
});

test("a stored show keeps its id and learns from an entry that comes later", async () => {
  await merged([spotify]);
  await merged([apple]);
  expect(await rows()).toEqual([{ ...whole, key: SPOTIFY, id: podcastId(SPOTIFY) }]);
});

test("an entry joins the show's own feed, and the feed's words count", async () => {
  const feed: ImportedPodcast = {
    ...{ ...rogan, source: "dump", key: "feeds.example/jre", feedUrl: "https://feeds.example/jre" },
    ...{ language: "en", episodeCount: 2_500 },
  };
  await merged([apple, spotify, feed]);
  expect(await rows()).toMatchObject([
    { key: feed.key, itunes_id: "36", episode_count: 2_500, feed_url: feed.feedUrl },
  ]);
  expect(await merged([spotify, apple, feed])).toMatchObject({ switched: false });
});

describeRealData("podcastindex_feeds.real-sample.db", "famous shows that the real sample has twice", () => {
  test("are one show each", async () => {
    const wanted = ["The Joe Rogan Experience", "Planet Money", "Serial"];
    const found: ImportedPodcast[] = [];
    for (const item of readDump(realData("podcastindex_feeds.real-sample.db"), {
      onProgress: () => undefined,
      now: NOW,
    })) {
      if (item.kind === "podcast" && wanted.includes(item.podcast.title)) found.push(item.podcast);
    }
    expect(found.length).toBeGreaterThan(wanted.length);
    await merged(found);
    const titles = await database.dataSource.query<{ title: string }[]>("SELECT title FROM catalogue.podcasts");
    expect(titles.map(({ title }) => title).sort()).toEqual([...wanted].sort());
  });
});
