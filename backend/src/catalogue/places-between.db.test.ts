import { DataSource } from "typeorm";
import { migrations } from "../../migrations/migrations.js";
import { dataSourceOptions } from "../database/data-source.js";
import { testCatalogue } from "../testing/catalogue/test-catalogue.js";
import { testDatabase, type TestDatabase } from "../testing/database/test-database.js";
import { CatalogueBuild } from "./local/write/catalogue-build.js";

let database: TestDatabase;
beforeAll(async () => (database = await testDatabase()));
afterAll(() => database.drop());

const NAME = "PlacesBetween1700000000011";

/** Migrates the schema up to the migration that makes room between shows, including that one or not. */
async function migrateTo(url: string, { including }: { including: boolean }): Promise<void> {
  const at = migrations.findIndex((migration) => migration.name === NAME);
  const some = migrations.slice(0, at + Number(including));
  const dataSource = await new DataSource({ ...dataSourceOptions(url), migrations: some }).initialize();
  await dataSource.runMigrations({ transaction: "each" });
  await dataSource.destroy();
}

test("migrates a catalogue of whole positions and keeps its shows, order and ranks", async () => {
  const { dataSource, url } = database;
  await dataSource.query("DROP SCHEMA public CASCADE");
  await dataSource.query("DROP SCHEMA catalogue CASCADE");
  await dataSource.query("DROP SCHEMA IF EXISTS jobs CASCADE");
  await dataSource.query("CREATE SCHEMA public");
  await migrateTo(url, { including: false });
  const columns = "position, match_rank, sinks, size, fetched_at, dead, id, source, title_key, host_key, labels, title, " +
    "categories, title_words, host_words, topic_words, key, facts_hash, listeners_low, listeners_high"; // prettier-ignore
  await dataSource.query(
    `INSERT INTO catalogue.podcasts (${columns})
     SELECT n * 5000, CASE WHEN n % 2 = 1 THEN (n + 1) / 2 END, 0, 5 - n / 10.0, 1, false, 'id' || n, 'dump', 'show' || n, '',
            '{c:news}', 'Show ' || n, '{News}', 'show', '', 'show', 'key' || n, 'hash' || n, 10 * n, 20 * n
     FROM generate_series(1, 9) n`,
  );
  await dataSource.query("UPDATE catalogue.info SET podcasts = 9, source = 'local', checksum = '1'");
  await dataSource.query("INSERT INTO catalogue.category_stats VALUES ('news', 'News', 9, 50, 100, 75, 9)");
  await migrateTo(url, { including: true });

  const shows = await dataSource.query<{ id: string; position: number; title: string; tier: string }[]>(
    "SELECT id, position, title, tableoid::regclass::text AS tier FROM catalogue.podcasts ORDER BY position",
  );
  expect(shows.map(({ position, title }) => [position, title])).toEqual(
    Array.from({ length: 9 }, (_, at) => [(at + 1) * 5_000, `Show ${at + 1}`]),
  );
  expect(shows.map(({ tier }) => tier.slice(-1)).join("")).toBe("112222222");
  const [stats] = await dataSource.query<object[]>("SELECT * FROM catalogue.category_stats");
  expect(stats).toMatchObject({ known: 9, low_sum: "450", high_sum: "900" });
  const indexes = await dataSource.query<{ invalid: string }[]>(
    `SELECT indexrelid::regclass::text AS invalid FROM pg_index
     WHERE indrelid = 'catalogue.podcasts'::regclass AND NOT indisvalid`,
  );
  expect(indexes).toEqual([]);

  await dataSource.runMigrations({ transaction: "each" });
  const { index, close } = testCatalogue(database, { now: () => new Date() });
  const ranks = await Promise.all(shows.map(({ id }) => index.use((readers) => readers.ask("rank", id))));
  expect(ranks).toEqual([1, null, 2, null, 3, null, 4, null, 5]);
  await close();
  const build = await CatalogueBuild.begin(dataSource, { mode: "merge", indexFolder: database.indexFolder });
  await build.add({ source: "dump", key: "new", title: "New", categories: [] });
  expect(await build.finish()).toMatchObject({ podcasts: 10, added: 1, kept: 9 });
});
