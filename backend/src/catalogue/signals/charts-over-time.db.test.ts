import { feedServer, type FeedServer } from "../../testing/servers/feed-server.js";
import { importShows } from "../../testing/catalogue/import-shows.js";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database.js";
import { podcastId } from "../local/record/podcast-id.js";
import { LocalShowHistory } from "../local/shows/show-history.js";
import { JsonSource } from "./json-source.js";
import { SignalRuns } from "./signal-runs.js";

const NOW = new Date("2026-11-22T12:00:00Z");
const KEY = "feeds.example/reef";

let database: TestDatabase;
let server: FeedServer;
beforeAll(async () => {
  [database, server] = await Promise.all([testDatabase(), feedServer()]);
  const facts = { title: "Reef talk", feedUrl: `https://${KEY}`, categories: ["Comedy"], itunesId: 3 };
  await importShows(database, [{ source: "dump", key: KEY, ...facts, newestEpisode: NOW.getTime() / 1000 }], { now: NOW }); // prettier-ignore
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

async function readChart(updated: string, ...ids: number[]): Promise<void> {
  const results = ids.map((id) => ({ artistName: "A", id: String(id), name: "N" }));
  server.pages.set("/api/v2/us/podcasts/top/100/podcasts.json", JSON.stringify({ feed: { updated, results } }));
  const runs = new SignalRuns(database.dataSource, {
    ...{ indexFolder: database.indexFolder, clock: { now: () => NOW }, chartsUrl: server.origin },
    source: new JsonSource({ userAgent: "test", pauseMs: 0 }),
  });
  expect(await runs.appleCharts(["us"])).toMatchObject({ failures: [] });
}

test("the charts of several days are a show's places over time", async () => {
  await readChart("Wed, 18 Nov 2026 08:00:00 +0000", 7, 8, 3);
  await readChart("Thu, 19 Nov 2026 08:00:00 +0000", 8, 7, 3);
  await readChart("Fri, 20 Nov 2026 08:00:00 +0000", 3, 7, 8);
  await readChart("Sat, 21 Nov 2026 08:00:00 +0000", 7, 8);
  const changes = await new LocalShowHistory(database.dataSource).changes(podcastId(KEY));
  const chart = { field: "chartPlace", source: "Apple Podcasts", country: "us" };
  expect(changes.filter(({ field }) => field === "chartPlace")).toEqual([
    { at: NOW.toISOString(), ...chart, from: 1, to: null },
    { at: "2026-11-20T08:00:00.000Z", ...chart, from: 3, to: 1 },
    { at: "2026-11-18T08:00:00.000Z", ...chart, from: null, to: 3 },
  ]);
});
