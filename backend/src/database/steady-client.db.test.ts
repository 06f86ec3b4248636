import { PgBoss } from "pg-boss";
import type { Pool } from "pg";
import { jobsConnection } from "../jobs/jobs-connection.js";
import { openConnection } from "../catalogue/local/write/staging/build-connection.js";
import { testDatabase, type TestDatabase } from "../testing/database/test-database.js";

// Node throws an "error" event without a listener: in the product that ends the process.

let database: TestDatabase;
beforeAll(async () => (database = await testDatabase()));
afterAll(() => database.drop());

const broken = new Error("terminating connection due to unexpected postmaster exit");

/** Breaks a client that the pool has just handed out: the pool's listener is removed, and no query is running yet. */
async function breakInUse(pool: Pool): Promise<void> {
  const client = await pool.connect();
  client.emit("error", broken);
  client.release(broken);
}

test("survives a broken client of the pool for requests and sessions", async () => {
  await breakInUse((database.dataSource.driver as unknown as { master: Pool }).master);
});

test("survives a broken client of the job queue's pool", async () => {
  const boss = new PgBoss({ ...jobsConnection(database.url), supervise: false });
  boss.on("error", () => undefined);
  await boss.start();
  try {
    await breakInUse((boss.getDb() as unknown as { pool: Pool }).pool);
  } finally {
    await boss.stop({ graceful: false });
  }
});

test("survives a broken connection of an import", async () => {
  const client = await openConnection(database.dataSource);
  client.emit("error", broken);
  await client.end();
});
