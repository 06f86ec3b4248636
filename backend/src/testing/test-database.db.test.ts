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
