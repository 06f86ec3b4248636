import { existsSync, readdirSync } from "node:fs";
import { testDatabase } from "./test-database.js";

test("each caller gets its own database with all migrations applied", async () => {
  const [first, second] = await Promise.all([testDatabase(), testDatabase()]);
  try {
    await first.dataSource.query("CREATE TABLE only_here (id int)");
    const seen = await second.dataSource.query("SELECT to_regclass('only_here') AS found");
    expect(seen).toEqual([{ found: null }]);
    expect(await first.dataSource.showMigrations()).toBe(false);
  } finally {
    await Promise.all([first.drop(), second.drop()]);
  }
});

test("gives each caller its own database with the demo's shows and index", async () => {
  const [first, second] = [await testDatabase({ demo: true }), await testDatabase({ demo: true })];
  const shows = async ({ dataSource }: typeof first) =>
    (await dataSource.query<{ shows: number }[]>("SELECT count(*)::int AS shows FROM catalogue.podcasts"))[0]?.shows;
  try {
    await first.dataSource.query("TRUNCATE catalogue.podcasts");
    expect([await shows(first), await shows(second)]).toEqual([0, 2_000]);
    expect(readdirSync(second.indexFolder)).toEqual(expect.arrayContaining(["catalogue-1.sqlite", "current"]));
  } finally {
    await Promise.all([first.drop(), second.drop()]);
  }
  expect(existsSync(first.indexFolder)).toBe(false);
});
