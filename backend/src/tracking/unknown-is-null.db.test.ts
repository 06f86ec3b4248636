import { UnknownIsNull1700000000020 } from "../../migrations/0020-unknown-is-null.js";
import { testDatabase, type TestDatabase } from "../testing/database/test-database.js";

let database: TestDatabase;
beforeAll(async () => (database = await testDatabase()));
afterAll(() => database.drop());

const COLUMNS = [
  "title", "author", "description", "language", "listener_range", "created_on", "last_update", "episode_count", "popularity_score",
]; // prettier-ignore

test("stored defaults become NULL, also in resumable tracking, and facts stay", async () => {
  const { dataSource } = database;
  const migration = new UnknownIsNull1700000000020();
  const runner = dataSource.createQueryRunner();
  const [user] = await dataSource.query<{ id: string }[]>(
    "INSERT INTO users (email) VALUES ('ada@example.org') RETURNING id",
  );
  const insert = (show: string, values: readonly unknown[]) =>
    dataSource.query(
      `INSERT INTO tracked_podcasts (user_id, podcast_id, image_url, categories, source_provider, started_at, ${COLUMNS.join(", ")})
       VALUES ($1, $2, '', '{}', 'local', now(), ${COLUMNS.map((_, at) => `$${at + 3}`).join(", ")})`,
      [user!.id, show, ...values],
    );
  const facts = ["Tides", "Ada Quill", "About tides", "en", "1,000-5,000", "1500000000", "1600000000", 12, 4.5];
  const unknown = ["", null, null, null, null, null, null, null, null];
  const storedFacts = async (show: string) => {
    const [row] = await dataSource.query<Record<string, unknown>[]>(
      "SELECT * FROM tracked_podcasts WHERE podcast_id = $1",
      [show],
    );
    return COLUMNS.map((column) => row?.[column]);
  };
  try {
    await migration.down(runner);
    await insert("known", facts);
    await insert("bare", ["No Title", "No Author", "No Description", "N/A", "N/A", 0, 0, 0, 0]);
    for (const show of ["known", "bare"]) {
      await dataSource.query(
        `INSERT INTO tracking_stops (user_id, podcast_id, source_provider, tracked, alerts)
         SELECT user_id, podcast_id, source_provider, to_jsonb(t), '[]' FROM tracked_podcasts t WHERE podcast_id = $1`,
        [show],
      );
    }
    await migration.up(runner);
    expect([await storedFacts("known"), await storedFacts("bare")]).toEqual([facts, unknown]);
    await dataSource.query("DELETE FROM tracked_podcasts");
    await dataSource.query(
      `INSERT INTO tracked_podcasts
       SELECT whole.* FROM tracking_stops, jsonb_populate_record(NULL::tracked_podcasts, tracked) whole`,
    );
    expect([await storedFacts("known"), await storedFacts("bare")]).toEqual([facts, unknown]);
    await migration.down(runner);
    expect((await storedFacts("bare")).slice(1, 5)).toEqual(["No Author", "No Description", "N/A", "N/A"]);
    await migration.up(runner);
    expect([await storedFacts("known"), await storedFacts("bare")]).toEqual([facts, unknown]);
  } finally {
    await runner.release();
  }
});
