import { CatalogueBuild } from "../catalogue/local/write/catalogue-build.js";
import { testDatabase, type TestDatabase } from "../testing/database/test-database.js";
import { DEMO_SHOWS } from "./shows/demo-shows.js";
import { installDemoCatalogue } from "./install-demo-catalogue.js";

const NOW = new Date("2026-11-20T09:00:00Z");

/** Milliseconds: each test builds a whole catalogue, which can take a long time on a busy machine. */
const TIMEOUT_MS = 60_000;

describe("installing the demo catalogue", () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await testDatabase();
  });
  afterEach(async () => {
    await database.drop();
  });

  const counts = async () => {
    const [row] = await database.dataSource.query<{ podcasts: number; episodes: string; source: string }[]>(
      "SELECT podcasts, episodes, source FROM catalogue.info",
    );
    return { ...row, episodes: Number(row?.episodes) };
  };

  const importOneShow = async () => {
    const build = await CatalogueBuild.begin(database.dataSource, {
      mode: "merge",
      now: NOW,
      indexFolder: database.indexFolder,
    });
    await build.add({ source: "feed", key: "https://one.example/feed", title: "One real show", categories: [] });
    await build.finish();
  };

  // One installation is enough for all of these: it takes seconds.
  it(
    "fills an empty catalogue once with shows and 18 months of history, and yields to real data",
    async () => {
      expect(await installDemoCatalogue(database.dataSource, database.indexFolder, NOW)).toBe(true);
      const { podcasts, episodes, source } = await counts();
      expect(podcasts).toBe(DEMO_SHOWS);
      expect(source).toBe("demo");
      expect(episodes).toBeGreaterThan(DEMO_SHOWS * 9);
      expect(await installDemoCatalogue(database.dataSource, database.indexFolder, NOW)).toBe(false);

      // Shows that are measured, charted, modeled, and without an estimate.
      const [kinds] = await database.dataSource.query<Record<string, number>[]>(
        `SELECT count(*) FILTER (WHERE signals LIKE '%downloads%')::int AS measured,
           count(*) FILTER (WHERE signals LIKE '%chart%')::int AS charted,
           count(*) FILTER (WHERE signals IS NULL AND listeners_low IS NOT NULL)::int AS modelled,
           count(*) FILTER (WHERE listeners_low IS NULL)::int AS unknown
         FROM catalogue.podcasts`,
      );
      for (const shows of Object.values(kinds ?? {})) expect(shows).toBeGreaterThan(50);
      const [past] = await database.dataSource.query<{ shows: number; days: number; ends: boolean }[]>(
        `SELECT count(DISTINCT show)::int AS shows, (max(at) - min(at)) / 86400 AS days,
           bool_and(last.low_to = p.listeners_low) AS ends
         FROM show_history
         JOIN (SELECT DISTINCT ON (show) show, low_to FROM show_history WHERE changed & 1 > 0 ORDER BY show, at DESC) last
           USING (show)
         JOIN catalogue.podcasts p ON show_number(p.id) = show`,
      );
      expect(past).toMatchObject({ ends: true });
      expect(past!.shows).toBeGreaterThan(200);
      expect(past!.days).toBeGreaterThan(480);
      const [signs] = await database.dataSource.query<Record<string, number>[]>(
        `SELECT count(DISTINCT show) FILTER (WHERE country <> '')::int AS charted,
           count(DISTINCT show) FILTER (WHERE country = '')::int AS rated, (max(at) - min(at)) / 86400 AS days
         FROM demand_history`,
      );
      expect(signs!.charted).toBeGreaterThan(100);
      expect(signs!.rated).toBeGreaterThan(50);
      expect(signs!.days).toBeGreaterThan(500);

      await importOneShow();
      expect(await counts()).toMatchObject({ podcasts: 1, episodes: 0, source: "local" });
    },
    TIMEOUT_MS,
  );

  it(
    "does not change a catalogue that contains anything",
    async () => {
      await importOneShow();
      expect(await installDemoCatalogue(database.dataSource, database.indexFolder, NOW)).toBe(false);
      expect((await counts()).podcasts).toBe(1);
    },
    TIMEOUT_MS,
  );

  it(
    "builds once when two processes start together",
    async () => {
      const both = await Promise.all([
        installDemoCatalogue(database.dataSource, database.indexFolder, NOW),
        installDemoCatalogue(database.dataSource, database.indexFolder, NOW),
      ]);
      expect(both.toSorted()).toEqual([false, true]);
      expect((await counts()).podcasts).toBe(DEMO_SHOWS);
    },
    TIMEOUT_MS,
  );
});
