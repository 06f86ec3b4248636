import { testDatabase, type TestDatabase } from "../../../testing/database/test-database.js";
import { CatalogueBuild } from "./catalogue-build.js";

let database: TestDatabase;
beforeAll(async () => (database = await testDatabase()));
afterAll(() => database.drop());

const shape = () =>
  database.dataSource.query<Record<string, string>[]>(
    `SELECT 'index' AS kind, tablename AS name, regexp_replace(indexdef, '^.* USING ', '') AS definition
     FROM pg_indexes WHERE schemaname = 'catalogue'
     UNION ALL SELECT 'column', table_name, concat_ws(' ', column_name, data_type, udt_name, is_nullable, collation_name)
     FROM information_schema.columns WHERE table_schema = 'catalogue'
     UNION ALL SELECT 'storage', c.relname, concat_ws(' ', a.attname, a.attstorage, a.attstattarget) FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     WHERE c.relnamespace = 'catalogue'::regnamespace AND c.relkind IN ('r', 'p') AND a.attnum > 0 AND NOT a.attisdropped
     UNION ALL SELECT 'setting', relname, reloptions::text FROM pg_class
     WHERE relnamespace = 'catalogue'::regnamespace AND reloptions IS NOT NULL
     ORDER BY 1, 2, 3`,
  );

async function build(...keys: string[]): Promise<void> {
  const running = await CatalogueBuild.begin(database.dataSource, { mode: "merge", indexFolder: database.indexFolder });
  for (const key of keys) await running.add({ source: "dump", key, title: key, categories: [] });
  await running.finish();
}

test("a built catalogue has the columns and indexes that the migrations made", async () => {
  const migrated = await shape();
  expect(migrated.filter(({ kind }) => kind === "index").length).toBeGreaterThan(7);
  await build("one");
  expect(await shape()).toEqual(migrated);
  await build("two");
  expect(await shape()).toEqual(migrated);
  await build(...Array.from({ length: 40 }, (_, at) => `more ${at}`));
  await build("in place");
  expect(await shape()).toEqual(migrated);
});
