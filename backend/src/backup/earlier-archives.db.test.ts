import { readdirSync } from "node:fs";
import { join } from "node:path";
import { testDatabase, type TestDatabase } from "../testing/database/test-database.js";
import { openArchive } from "./archive/archive-reader.js";
import { forgetBefore, restoreBackup } from "./restore/restore-backup.js";
import { madeUpPeople } from "../testing/backup/made-up-people.js";
import { writeBackup } from "./write/write-backup.js";

const EARLIER = join(import.meta.dirname, "earlier-archives");
/** The number of people in each stored archive. */
const PEOPLE = 3;

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(async () => {
  await forgetBefore(database.url);
  await database.drop();
});

// docs/recipes.md says when: KEEP_ARCHIVE=schema-0030 npm test -- earlier-archives
if (process.env.KEEP_ARCHIVE) {
  test("an archive of the present schema exists", async () => {
    await madeUpPeople(database.dataSource, PEOPLE, 4);
    await writeBackup(database.url, join(EARLIER, `${process.env.KEEP_ARCHIVE}.tar`), "kept for tests");
  });
}

test.each(readdirSync(EARLIER).toSorted())("this version restores %s, of an earlier schema", async (name) => {
  const file = join(EARLIER, name);
  const { manifest } = await openArchive(file);
  const restored = await restoreBackup(database.url, file);
  expect(restored.rows).toBe(manifest.tables.reduce((sum, { rows }) => sum + rows, 0));
  const [found] = await database.dataSource.query<object[]>(
    `SELECT (SELECT count(*)::int FROM users WHERE email LIKE 'person-%@example.org') AS people,
       (SELECT count(*)::int FROM lists l JOIN users u ON u.id = l.user_id) AS lists,
       (SELECT count(*)::int FROM list_items i JOIN lists l ON l.id = i.list_id) AS items,
       (SELECT count(*)::int FROM sessions s JOIN users u ON u.id = s.user_id) AS sessions`,
  );
  expect(found).toEqual({ people: PEOPLE, lists: PEOPLE, items: 4 * PEOPLE, sessions: PEOPLE });
  // The restored database has this version's schema: no migration is pending.
  expect(await database.dataSource.showMigrations()).toBe(false);
});
