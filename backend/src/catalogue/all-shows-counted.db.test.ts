import { AllShowsCounted1700000000019 } from "../../migrations/0019-all-shows-counted.js";
import { testDatabase, type TestDatabase } from "../testing/database/test-database.js";
import { CatalogueBuild } from "./local/write/catalogue-build.js";

const NOW = new Date("2026-08-04T10:00:00Z");

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  const build = await CatalogueBuild.begin(database.dataSource, {
    mode: "replace",
    now: NOW,
    indexFolder: database.indexFolder,
  });
  const show = (key: string, categories: string[], dead = false) =>
    build.add({ source: "dump", key, title: `Show ${key}`, categories, dead, listenerRange: "1,000-3,000" });
  await show("a", ["Food"]);
  await show("b", ["Arts"]);
  await show("c", ["Arts"], true);
  await show("d", ["Hobbies"], true);
  await build.finish();
});
afterAll(() => database.drop());

const counts = async () =>
  Object.fromEntries(
    (
      await database.dataSource.query<{ name: string; podcast_count: number }[]>(
        "SELECT name, podcast_count FROM catalogue.category_stats",
      )
    ).map(({ name, podcast_count }) => [name, podcast_count]),
  );

test("counting a stored catalogue gives the same numbers as importing it", async () => {
  const imported = { Arts: 3, Food: 1, Hobbies: 1, Leisure: 1 };
  expect(await counts()).toEqual(imported);
  const runner = database.dataSource.createQueryRunner();
  const migration = new AllShowsCounted1700000000019();
  try {
    await runner.startTransaction();
    await migration.down(runner);
    expect(await runner.query("SELECT name, podcast_count FROM catalogue.category_stats ORDER BY name")).toEqual([
      { name: "Arts", podcast_count: 2 },
      { name: "Food", podcast_count: 1 },
    ]);
    await migration.up(runner);
    await runner.commitTransaction();
  } finally {
    await runner.release();
  }
  expect(await counts()).toEqual(imported);
});
