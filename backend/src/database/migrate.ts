import type { DataSource } from "typeorm";
import { RELEASED } from "../../migrations/index.js";
import { migrations } from "../../migrations/migrations.js";
import { directDatabase } from "./direct-database.js";
import { pendingIn } from "./pending-migrations.js";

/** An arbitrary lock number; processes that start together use it to take turns. */
export const MIGRATION_LOCK = 720_000;

/** Migrates the schema. Safe to call from many processes at once: one migrates, the others wait and then find nothing to do. */
export async function migrate(directUrl: string): Promise<void> {
  const dataSource = await directDatabase(directUrl, { statementTimeout: 0, poolSize: 2 });
  try {
    await inTurn(dataSource, () => dataSource.runMigrations({ transaction: "each" }));
  } finally {
    await dataSource.destroy();
  }
}

/** Runs `work` in one of several processes at a time. */
export async function inTurn(dataSource: DataSource, work: () => Promise<unknown>): Promise<void> {
  const turn = dataSource.createQueryRunner();
  try {
    // TypeORM has no advisory locks.
    await turn.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await work();
  } finally {
    await turn.query("SELECT pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => undefined);
    await turn.release();
  }
}

/**
 * Throws an error with a readable message unless the schema is at least the previous version's. This version's own migrations may
 * be pending: it runs without their features until then. A newer schema is fine too, because the previous version can run on it.
 */
export async function requireSchema(directUrl: string): Promise<void> {
  const dataSource = await directDatabase(directUrl, { poolSize: 2 });
  try {
    const names = migrations.map(({ name }) => name);
    const required = new Set(names.slice(0, names.indexOf(RELEASED) + 1));
    const pending = await pendingIn(dataSource).catch((error: unknown) => {
      // A new database does not even have the table of migrations.
      if ((error as { code?: unknown }).code === "42P01") return names;
      throw error;
    });
    const lacked = pending.filter((name) => required.has(name));
    if (lacked.length === 0) return;
    const state =
      pending.length === names.length
        ? "The database is empty"
        : `The schema is older than the previous version's (it lacks ${firstOf(lacked)})`;
    throw new Error(`${state}: run "npm run migrate" first.`);
  } finally {
    await dataSource.destroy();
  }
}

const NAMED = 3;

function firstOf(names: readonly string[]): string {
  const more = names.length - NAMED;
  return names.slice(0, NAMED).join(", ") + (more > 0 ? ` and ${more} more` : "");
}
