import { testDatabase, type TestDatabase } from "../../../testing/database/test-database.js";
import { until } from "../../../testing/until.js";
import { lastImports } from "./import-runs.js";
import { RecordedRun } from "./recorded-run.js";

let database: TestDatabase;
beforeEach(async () => (database = await testDatabase()));
afterEach(() => database.drop());

/** Milliseconds: longer than any test. */
const NEVER = 3_600_000;
const counts = { read: 7, bad: 1, skipped: 2, podcasts: 4, episodes: 0, unfetched: 0 } as never;
const shown = () => lastImports(database.dataSource);
const begin = (machine: string, at: string, every = NEVER) =>
  new RecordedRun(database.dataSource, 200, { machine, startedAt: new Date(at) }, every);

test("imports of two machines are shown with their progress and their end, newest first", async () => {
  const first = begin("one", "2026-11-22T10:00:00Z");
  await until(async () => (await shown()).length === 1);
  expect(await shown()).toMatchObject([{ machine: "one", share: 0, phase: null, ended: null, report: [] }]);
  const second = begin("two", "2026-11-22T11:00:00Z");
  second.reading(50, counts);
  second.phase("writing");
  const line = { outcome: "bad", file: "a.db", reason: "no title" };
  await second.end("stopped", [line]);
  await first.end("done", [], counts);
  expect(await shown()).toMatchObject([
    { machine: "two", share: 1, read: 7, bad: 1, skipped: 2, phase: "writing", ended: "stopped", report: [line] },
    { machine: "one", read: 7, ended: "done" },
  ]);
});

test("rows are written while they are read", async () => {
  const run = begin("one", "2026-11-22T10:00:00Z", 10);
  run.reading(50, counts);
  await until(async () => (await shown())[0]?.share === 0.25);
  await run.end("done", []);
});

test("an import without news for a minute counts as interrupted", async () => {
  const run = begin("one", "2026-11-22T10:00:00Z");
  await until(async () => (await shown()).length === 1);
  await database.dataSource.query("UPDATE import_runs SET changed_at = now() - interval '61 seconds'");
  expect(await shown()).toMatchObject([{ ended: "broken-off" }]);
  await run.end("failed", []);
  expect(await shown()).toMatchObject([{ ended: "failed" }]);
});

test("continues an import whose progress cannot be written, and deletes old rows", async () => {
  await begin("one", "2026-08-01T10:00:00Z").end("done", []);
  await begin("two", "2026-11-22T10:00:00Z").end("done", []);
  expect((await shown()).map(({ machine }) => machine)).toEqual(["two"]);
  await database.dataSource.query("ALTER TABLE import_runs RENAME TO gone");
  const run = begin("three", "2026-11-22T10:00:00Z");
  run.phase("writing");
  await run.end("done", []);
});
