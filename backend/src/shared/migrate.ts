import { DataSource } from "typeorm";
import { dataSourceOptions } from "./data-source.js";

/** Any number will do; processes that start together take turns by it. */
const MIGRATION_LOCK = 720_000;

/** Brings the schema up to date. Safe to call from many processes at once: one works, the others wait and find it done. */
export async function migrate(databaseUrl: string): Promise<void> {
  const options = dataSourceOptions(databaseUrl, { statementTimeout: 0, poolSize: 2 });
  const dataSource = await new DataSource(options).initialize();
  const turn = dataSource.createQueryRunner();
  try {
    // Advisory locks have no other form than SQL.
    await turn.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await dataSource.runMigrations({ transaction: "each" });
  } finally {
    await turn.query("SELECT pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => undefined);
    await turn.release();
    await dataSource.destroy();
  }
}
