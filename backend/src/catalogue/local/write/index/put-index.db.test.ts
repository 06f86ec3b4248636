import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { importShows } from "../../../../testing/catalogue/import-shows.js";
import { testDatabase, type TestDatabase } from "../../../../testing/database/test-database.js";
import { directUrlOf } from "../../../../database/data-source.js";
import { putIndex } from "./put-index.js";

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
  await importShows(database, [{ source: "dump", key: "a", title: "Kelp", categories: [] }], { mode: "replace" });
  folder = join(database.dataDir, "other-index");
});
afterAll(() => database.drop());

const put = (steps: Parameters<typeof putIndex>[1]) => {
  const task = { url: directUrlOf(database.dataSource), schema: "catalogue", folder };
  return putIndex(task, steps, new AbortController().signal);
};
const indexes = () => (existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith("catalogue-")) : []);

test("a failure alongside leaves no index, and the next attempt succeeds", async () => {
  const seen: string[] = [];
  const commit = () => {
    seen.push("commit");
    return Promise.resolve();
  };
  await expect(put({ alongside: () => Promise.reject(new Error("no room")), commit })).rejects.toThrow("no room");
  expect(seen).toEqual([]);
  expect(existsSync(join(folder, "current"))).toBe(false);

  const alongside = async () => {
    await database.dataSource.query("SELECT 1");
    seen.push("alongside");
  };
  await put({ alongside, commit });
  expect(seen).toEqual(["alongside", "commit"]);
  expect(existsSync(join(folder, "current"))).toBe(true);
  expect(indexes()).toHaveLength(1);
});
