import { searchFor } from "@earshot/domain/catalogue/podcast-catalogue.contract";
import { importShows } from "../../testing/catalogue/import-shows.js";
import { testCatalogue } from "../../testing/catalogue/test-catalogue.js";
import { testDatabase, type TestDatabase } from "../../testing/database/test-database.js";
import { JsonSource } from "./json-source.js";
import { SignalRuns } from "./signal-runs.js";
import { SignalStore } from "./signal-store.js";
import { signalsInFile } from "./signals-file.js";

const NOW = new Date("2026-11-22T12:00:00Z");

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  const shows = ["kelp", "salt", "reef"].map((name, at) => ({
    ...{ source: "dump" as const, key: `feeds.example/${name}`, title: `${name} talk`, itunesId: at + 1 },
    podcastGuid: `${name}-GUID`,
    ...{ feedUrl: `https://feeds.example/${name}`, categories: ["Comedy"], language: "en", episodeCount: 90 },
    newestEpisode: NOW.getTime() / 1000 - 86_400,
  }));
  await importShows(database, shows, { now: NOW });
});
afterAll(() => database.drop());

const runs = () =>
  new SignalRuns(database.dataSource, {
    ...{ indexFolder: database.indexFolder, clock: { now: () => NOW } },
    source: new JsonSource({ userAgent: "test" }),
  });

/** Each show's title and listeners, as in search results. */
async function found(): Promise<readonly string[]> {
  const opened = testCatalogue(database, { now: () => NOW });
  try {
    const { results } = await opened.catalogue.search(searchFor("talk", {}));
    return results.map(({ title, listener_range: range }) => `${title}: ${range}`);
  } finally {
    await opened.close();
  }
}

test("counts an operator's file, and prefers its figure", async () => {
  const signals = [{ kind: "downloads", perMonth: 40_000, complete: true, source: "Our own measuring" }];
  const file = JSON.stringify([{ feedUrl: "http://feeds.example/salt/", signals }]);
  expect(await runs().file(file)).toEqual({ signals: 1, changed: 1, failures: [] });
  expect(await found()).toContainEqual(expect.stringMatching(/^salt talk: \d/));
  const named = JSON.stringify([{ podcastGuid: "kelp-GUID", signals: [{ ...signals[0], source: "By GUID" }] }]);
  expect(await runs().file(named)).toMatchObject({ changed: 1 });
});

test("imports a table of figures without the rows that it refuses, and names those", async () => {
  const rows = ["2,9000,monthly_listeners,Ranker,2026-10", "3,9000,total_downloads,Ranker,2026-10"];
  const outcome = await runs().statements(["itunesId,figure,unit,source,date", ...rows].join("\n"));
  expect(outcome).toEqual({ signals: 1, changed: 1, failures: [expect.stringMatching(/^Line 3: unit: /)] });
});

test("applies a file whose earlier run was interrupted when it is read again", async () => {
  const file = JSON.stringify([{ itunesId: 3, signals: [{ kind: "ratings", count: 900, source: "Interrupted" }] }]);
  for (const set of signalsInFile(file, NOW)) await new SignalStore(database.dataSource).replace(set);
  expect(await runs().file(file)).toMatchObject({ signals: 1, changed: 1 });
  expect(await runs().file(file)).toMatchObject({ signals: 1, changed: 0 });
});
