import { APPLE_CATEGORIES } from "@earshot/domain/catalogue/codes/categories";
import { searchFor } from "@earshot/domain/catalogue/podcast-catalogue.contract";
import { feedServer, type FeedServer } from "../../testing/servers/feed-server.js";
import { importShows } from "../../testing/catalogue/import-shows.js";
import { testCatalogue } from "../../testing/catalogue/test-catalogue.js";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database.js";
import type { ImportedPodcast } from "../local/record/imported-podcast.js";
import { BUILD_LOCK } from "../local/write/catalogue-build.js";
import { JsonSource } from "./json-source.js";
import { SignalRuns } from "./signal-runs.js";

const NOW = new Date("2026-11-22T12:00:00Z");
/** Real clocks have milliseconds; stored times do not. */
const clock = { now: () => new Date(NOW.getTime() + 377) };

const show = (name: string, itunesId: number): ImportedPodcast => ({
  ...{ source: "dump", key: `feeds.example/${name}`, title: `${name} talk`, feedUrl: `https://feeds.example/${name}` },
  ...{
    itunesId,
    categories: ["Comedy"],
    language: "en",
    episodeCount: 90,
    newestEpisode: NOW.getTime() / 1000 - 86_400,
  },
});
const chart = (...ids: number[]) =>
  JSON.stringify({
    feed: {
      title: "Top Shows",
      country: "us",
      updated: "Sat, 21 Nov 2026 08:43:11 +0000",
      results: ids.map((id) => ({ artistName: "A", id: String(id), name: "N", kind: "podcasts", genres: [] })),
    },
  });
const path = (country: string) => `/api/v2/${country}/podcasts/top/100/podcasts.json`;

let database: TestDatabase;
let server: FeedServer;
beforeAll(async () => {
  [database, server] = await Promise.all([testDatabase(), feedServer()]);
  await importShows(
    database,
    ["kelp", "salt", "reef"].map((name, at) => show(name, at + 1)),
    { now: NOW },
  );
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const runs = () =>
  new SignalRuns(database.dataSource, {
    ...{ indexFolder: database.indexFolder, clock, chartsUrl: server.origin },
    source: new JsonSource({ userAgent: "test", pauseMs: 0 }),
  });

/** Titles in the order of the catalogue, with each show's listeners as in search results. */
async function found(): Promise<readonly string[]> {
  const opened = testCatalogue(database, { now: () => NOW });
  try {
    const { results } = await opened.catalogue.search(searchFor("talk", { sort: "listeners" }));
    return results.map(({ title, listener_range: range }) => `${title}: ${range}`);
  } finally {
    await opened.close();
  }
}

async function withListeners(): Promise<number> {
  const opened = testCatalogue(database, { now: () => NOW });
  try {
    const { results } = await opened.catalogue.search(searchFor("talk", {}, { minListeners: 1 }));
    return results.length;
  } finally {
    await opened.close();
  }
}

test("gives no show a number without a sign of demand", async () => {
  expect((await found()).every((line) => line.endsWith(": N/A"))).toBe(true);
  expect(await withListeners()).toBe(0);
});

test("a chart gives its shows an estimate with source and date, and puts them first", async () => {
  server.pages.set(path("us"), chart(77, 3));
  expect(await runs().appleCharts(["us", "zz"])).toEqual({
    signals: 2,
    changed: 1,
    failures: ["zz: No chart for zz."],
  });
  // 14 million * 2 ^ -0.687 = 8.7 million, with a factor of 2.6 in both directions; a weekly show with 90 episodes gets a higher
  // lower bound.
  const [first, ...others] = await found();
  expect(first).toMatch(/^reef talk: [35],000,000-20,000,000$/);
  expect(others.every((line) => line.endsWith(": N/A"))).toBe(true);
  expect(await withListeners()).toBe(1);
  const [row] = await database.dataSource.query<{ signals: string; position: number }[]>(
    "SELECT signals, position FROM catalogue.podcasts WHERE itunes_id = 3",
  );
  const at = Date.parse("2026-11-21T08:43:11Z") / 1000;
  expect(JSON.parse(row?.signals ?? "")).toEqual([
    { kind: "chart", country: "us", place: 2, source: "Apple Podcasts", at },
  ]);
  const [larger] = await database.dataSource.query<{ shows: number }[]>(
    "SELECT count(*)::int AS shows FROM catalogue.podcasts WHERE position < $1",
    [row?.position],
  );
  expect(larger?.shows).toBe(0);
});

test("gives a show that is imported later its chart place", async () => {
  await importShows(database, [show("late", 77)], { now: NOW });
  expect((await found())[0]).toMatch(/^late talk: /);
  expect(await importShows(database, [show("late", 77), show("reef", 3)], { now: NOW })).toMatchObject({
    switched: false,
  });
});

test("removes the number of a show that left the chart, but not when the source fails", async () => {
  server.pages.set(path("us"), chart(77));
  expect(await runs().appleCharts(["us"])).toMatchObject({ signals: 1, changed: 1 });
  expect((await found()).filter((line) => !line.endsWith(": N/A"))).toEqual([expect.stringMatching(/^late talk/)]);
  server.pages.set(path("us"), (_, response) => void response.writeHead(500).end("<html>Not found</html>"));
  const failed = await runs().appleCharts(["us"]);
  expect(failed).toMatchObject({ signals: 0, changed: 0, failures: [expect.stringContaining("answered 500")] });
  expect((await found())[0]).toMatch(/^late talk: \d/);
});

test("a place names the charts of larger countries that do not have the show, read now or stored", async () => {
  type Placed = { signals: { country: string; absentFrom?: unknown }[] };
  const stored = "SELECT signals::jsonb AS signals FROM catalogue.podcasts WHERE itunes_id = $1";
  const placed = async (itunesId: number) => {
    const [row] = await database.dataSource.query<Placed[]>(stored, [itunesId]);
    return row?.signals.map(({ country, absentFrom }) => [country, absentFrom]);
  };
  server.pages.set(path("us"), chart(77, 78)).set(path("gb"), chart(2, 77));
  for (const countries of [["us", "gb"], ["gb"]]) {
    await runs().appleCharts(countries);
    expect(await placed(2)).toEqual([["gb", [{ country: "us", places: 2 }]]]);
  }
  server.pages.set(path("us"), chart(77, 2));
  await runs().appleCharts(["us", "gb"]);
  expect(await placed(2)).toEqual([["gb", undefined], ["us", undefined]]); // prettier-ignore
  server.pages.set(path("us"), chart(77)).set(path("gb"), chart(55));
  await runs().appleCharts(["us", "gb"]);
});

describe("a show without an Apple number in a chart", () => {
  const huberman = { ...show("lab", 0), title: "Huberman Lab", author: "Scicomm Media", itunesId: undefined };
  const named = (key: string, more: Partial<ImportedPodcast> = {}): ImportedPodcast => ({
    ...{ ...huberman, source: "dump", key, feedUrl: undefined, ...more },
  });
  const HUBERMAN = "api.spotify.com/v1/shows/79C";
  const read = async (name = "Huberman Lab", artistName = "Scicomm media") => {
    const results = [
      { id: "900", name: "Another", artistName: "Scicomm Media" },
      { id: "901", name, artistName },
    ];
    server.pages.set(path("gb"), JSON.stringify({ feed: { results } }));
    return runs().appleCharts(["gb"]);
  };
  const places = () =>
    database.dataSource.query<{ key: string; signals: string }[]>(
      "SELECT key, signals FROM catalogue.podcasts WHERE title ILIKE 'huberman lab' AND signals IS NOT NULL ORDER BY key",
    );
  const imported = (...shows: readonly ImportedPodcast[]) => importShows(database, shows, { now: NOW });

  test("is found by its exact title and artist, and keeps its place in the next import", async () => {
    const spotify = named(HUBERMAN);
    await imported(spotify);
    expect(await read("Huberman Lab", "Somebody Else")).toMatchObject({ signals: 2, changed: 0 });
    expect(await read("Huberman Labs")).toMatchObject({ signals: 2, changed: 0 });
    expect(await read()).toEqual({ signals: 2, changed: 1, failures: [] });
    const [row, ...others] = await places();
    expect(others).toEqual([]);
    expect(row?.key).toBe(HUBERMAN);
    expect(JSON.parse(row?.signals ?? "")).toMatchObject([{ kind: "chart", country: "gb", place: 2 }]);
    expect(await imported(spotify)).toMatchObject({ switched: false });
    expect(await read()).toMatchObject({ changed: 0 });
  });

  test("gets no place while two shows have this title and artist, and loses it when it left the chart", async () => {
    await imported(named("api.spotify.com/v1/shows/5xx"));
    expect(await read()).toMatchObject({ changed: 1 });
    expect(await places()).toEqual([]);
    await importShows(
      database,
      [named(HUBERMAN), show("kelp", 1), show("salt", 2), show("reef", 3), show("late", 77)],
      {
        ...{ now: NOW, mode: "replace" },
      },
    );
    expect(await read()).toMatchObject({ changed: 1 });
    expect(await places()).toHaveLength(1);
    expect(await read("Huberman Lab", "")).toMatchObject({ changed: 1 });
    expect(await places()).toEqual([]);
  });

  test("gets no place if another show has the chart's number, or if it has a different number itself", async () => {
    await imported(show("ninehundred", 901));
    expect(await read()).toMatchObject({ changed: 0 });
    expect(await places()).toEqual([]);
    await imported(named(HUBERMAN, { itunesId: 555 }));
    server.pages.set(path("gb"), JSON.stringify({ feed: { results: [{ id: "902", name: "Huberman Lab", artistName: "Scicomm Media" }] } })); // prettier-ignore
    await runs().appleCharts(["gb"]);
    expect(await places()).toEqual([]);
    await importShows(database, [show("kelp", 1), show("salt", 2), show("reef", 3), show("late", 77)], {
      ...{ now: NOW, mode: "replace" },
    });
  });
});

test("a chart is read once a day", async () => {
  server.pages.set(path("us"), chart(77));
  server.asked.length = 0;
  const later = new SignalRuns(database.dataSource, {
    ...{ indexFolder: database.indexFolder, chartsUrl: server.origin },
    clock: { now: () => new Date("2026-11-22T08:43:00Z") },
    source: new JsonSource({ userAgent: "test", pauseMs: 0 }),
  });
  expect(await later.dueAppleCharts(["us"])).toMatchObject({ signals: 0 });
  expect(server.asked).toEqual([]);
  expect(await runs().dueAppleCharts(["us"])).toMatchObject({ signals: 1 });
});

test("finds the shows of signals by indexes, also by GUID, however many others there are", async () => {
  server.pages.set(path("us"), chart(3));
  await runs().appleCharts(["us"]);
  server.pages.set(path("us"), chart(77));
  const queries = import.meta.jest.spyOn(database.dataSource, "query");
  await runs().appleCharts(["us"]);
  const [sql = ""] = queries.mock.calls.find(([text]) => text.includes("itunes_id = ANY")) ?? [];
  queries.mockRestore();
  const plan: unknown = await database.dataSource.transaction(async (manager) => {
    await manager.query("SET LOCAL enable_seqscan = off; SET LOCAL enable_indexscan = off");
    return manager.query(`EXPLAIN ${sql}`, [["77"], ["917393e3"], ["feeds.example/a"], ["feeds.example/b"]]);
  });
  expect(JSON.stringify(plan)).toContain("BitmapOr");
});

test("category charts and reviews are requested once a day, even if nothing is returned", async () => {
  const at = { now: new Date("2026-11-25T08:00:00Z") };
  const requests: string[] = [];
  class EmptySource extends JsonSource {
    override read(address: string): Promise<unknown> {
      requests.push(address);
      return Promise.resolve(undefined);
    }
  }
  const daily = new SignalRuns(database.dataSource, {
    ...{ indexFolder: database.indexFolder, clock: { now: () => at.now } },
    source: new EmptySource({ userAgent: "test" }),
  });
  await database.dataSource.query(
    `INSERT INTO feed_reads (podcast_id, tried_at, viewed_at)
     SELECT id, 'epoch', $1 FROM catalogue.podcasts WHERE itunes_id = 3
     ON CONFLICT (podcast_id) DO UPDATE SET viewed_at = EXCLUDED.viewed_at`,
    [at.now],
  );
  const askedFor = async () => {
    requests.length = 0;
    await daily.dueGenreCharts(["us", "de"]);
    await daily.dueReviews("us");
    const charts = requests.filter((address) => address.includes("/toppodcasts/")).length;
    return { charts, reviews: requests.filter((address) => address.includes("/customerreviews/")).length };
  };
  const first = await askedFor();
  // One chart of all shows and one for each category, in both countries; one page of reviews for the show that somebody viewed.
  expect(first).toEqual({ charts: 2 * (1 + APPLE_CATEGORIES.length), reviews: 1 });
  at.now = new Date("2026-11-26T07:59:00Z");
  expect(await askedFor()).toEqual({ charts: 0, reviews: 0 });
  at.now = new Date("2026-11-26T08:00:00Z");
  expect(await askedFor()).toEqual(first);
  await database.dataSource.query("DELETE FROM feed_reads");
});

test("counts signals that arrive during an import after it, without requesting them again", async () => {
  const requests: string[] = [];
  class ChartSource extends JsonSource {
    override read(address: string): Promise<unknown> {
      requests.push(address);
      const category = { attributes: { "im:id": "1303", label: "Comedy" } };
      const entry = { id: { attributes: { "im:id": "1" } }, category };
      return Promise.resolve(address.includes("genre=1303") ? { feed: { entry: [entry] } } : undefined);
    }
  }
  const at = { now: new Date("2026-11-27T08:00:00Z") };
  const daily = new SignalRuns(database.dataSource, {
    ...{ indexFolder: database.indexFolder, clock: { now: () => at.now } },
    source: new ChartSource({ userAgent: "test" }),
  });
  const estimated = async () =>
    (
      await database.dataSource.query<{ signals: string | null }[]>(
        "SELECT signals FROM catalogue.podcasts WHERE itunes_id = 1",
      )
    )[0]?.signals ?? null;
  const before = await estimated();
  const importing = database.dataSource.createQueryRunner();
  try {
    await importing.query("SELECT pg_advisory_lock($1)", [BUILD_LOCK]);
    await expect(daily.dueGenreCharts(["se"])).rejects.toThrow("Another import is running");
  } finally {
    await importing.query("SELECT pg_advisory_unlock($1)", [BUILD_LOCK]);
    await importing.release();
  }
  expect(await estimated()).toBe(before);
  expect(await daily.dueGenreCharts(["se"])).toMatchObject({ changed: 1 });
  expect(await estimated()).toContain('"country":"se"');
  requests.length = 0;
  at.now = new Date("2026-11-27T09:00:00Z");
  expect(await daily.dueGenreCharts(["se"])).toMatchObject({ signals: 0, changed: 0 });
  expect(requests).toEqual([]);
});

test("ranks shows by category charts, and reads reviews only for recently viewed shows", async () => {
  const feeds = () =>
    new SignalRuns(database.dataSource, {
      ...{ indexFolder: database.indexFolder, clock, feedsUrl: server.origin },
      source: new JsonSource({ userAgent: "test", pauseMs: 0 }),
    });
  const entry = {
    id: { attributes: { "im:id": "1" } },
    category: { attributes: { "im:id": "1303", label: "Comedy" } },
  };
  server.pages.set("/us/rss/toppodcasts/limit=100/genre=1303/json", JSON.stringify({ feed: { entry: [entry] } }));
  expect(await feeds().appleGenreCharts(["us"])).toMatchObject({ signals: 1, changed: 1 });
  expect(await found()).toContainEqual(expect.stringMatching(/^kelp talk: \d/));
  // The stored chart of all shows of this country has only another one.
  const [place] = await database.dataSource.query<{ absent: unknown }[]>(
    `SELECT signal -> 'absentFrom' AS absent FROM demand_signals WHERE name = 'Apple Podcasts chart us Comedy'`,
  );
  expect(place?.absent).toEqual([{ country: "us", places: 1 }]);

  server.asked.length = 0;
  expect(await feeds().appleReviews("us")).toMatchObject({ signals: 0 });
  expect(server.asked).toEqual([]);
  await database.dataSource.query(
    `INSERT INTO feed_reads (podcast_id, tried_at, viewed_at)
     SELECT id, 'epoch', $1 FROM catalogue.podcasts WHERE itunes_id = 3`,
    [NOW],
  );
  const review = { updated: { label: "2026-11-20T08:00:00Z" }, "im:rating": { label: "5" } };
  server.pages.set(
    "/us/rss/customerreviews/id=3/sortBy=mostRecent/page=1/json",
    JSON.stringify({ feed: { entry: [review, review] } }),
  );
  expect(await feeds().appleReviews("us")).toEqual({ signals: 1, changed: 1, failures: [] });
  // About one listener in ten thousand reviews a show in a month.
  expect(await found()).toContainEqual(expect.stringMatching(/^reef talk: \d/));
});

test("ignores a chart that could not be read for two weeks", async () => {
  const place = async () => (await found()).find((line) => line.startsWith("late talk"));
  const readAfter = (days: number) =>
    new SignalRuns(database.dataSource, {
      ...{ indexFolder: database.indexFolder, chartsUrl: server.origin },
      clock: { now: () => new Date(Date.parse("2026-11-21T08:43:11Z") + days * 86_400_000) },
      source: new JsonSource({ userAgent: "test", pauseMs: 0 }),
    }).appleCharts(["us"]);
  server.pages.set(path("us"), chart(77));
  await runs().appleCharts(["us"]);
  server.pages.set(path("us"), (_, response) => void response.writeHead(500).end());
  await readAfter(14);
  expect(await place()).toMatch(/^late talk: \d/);
  expect(await readAfter(15)).toMatchObject({ failures: [expect.stringContaining("answered 500")] });
  expect(await place()).toBe("late talk: N/A");
});

test("counts downloads once a day for shows that use the counting service", async () => {
  await database.dataSource.query(
    `INSERT INTO episodes (podcast_id, sequence, guid, title, audio_url)
     SELECT id, 1, 'one', 'One', 'https://op3.dev/e/feeds.example/one.mp3' FROM catalogue.podcasts WHERE itunes_id = 1`,
  );
  const requests: unknown[] = [];
  const at = { now: new Date(NOW.getTime() + 86_400_000) };
  const counting = new SignalRuns(database.dataSource, {
    ...{ indexFolder: database.indexFolder, clock: { now: () => at.now } },
    source: new JsonSource({ userAgent: "test", pauseMs: 0 }),
    downloads: {
      of: (shows) => {
        requests.push(shows);
        const seen = at.now.getTime() / 1000;
        return Promise.resolve(
          shows.map(() => ({ kind: "downloads" as const, perMonth: 9_000, complete: true, source: "OP3", at: seen })),
        );
      },
    },
  });
  expect(await counting.dueDownloads()).toMatchObject({ signals: 1, changed: 1 });
  expect(requests).toEqual([[{ podcastGuid: undefined, feedUrl: "https://feeds.example/kelp" }]]);
  expect(await found()).toContainEqual(expect.stringMatching(/^kelp talk: \d,000-\d+,000$/));
  expect(await counting.dueDownloads()).toMatchObject({ signals: 0 });
  at.now = new Date(at.now.getTime() + 86_400_000);
  await counting.dueDownloads();
  expect(requests).toHaveLength(2);
  expect(await runs().dueDownloads()).toEqual({ signals: 0, changed: 0, failures: [] });
});
