import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DataSource } from "typeorm";
import { indexFolderIn } from "../catalogue/local/build/index/index-folder.js";
import { dataSourceOptions } from "../shared/database/data-source.js";
import { SteadyClient } from "../shared/database/steady-client.js";
import { until } from "./until.js";

export type TestDatabase = {
  readonly url: string;
  readonly dataSource: DataSource;
  /** The same database on a replica, where a run has one (TEST_REPLICA_DELAY). */
  readonly replicaUrl?: string;
  /** The files of a service on this database, including the search index. */
  readonly dataDir: string;
  readonly indexFolder: string;
  drop(): Promise<void>;
};

const TEMPLATE = "earshot_template";
/** An arbitrary number, the same in every worker. */
const TEMPLATE_LOCK = 720_001;

/** A fresh database with all migrations applied, copied from a template that the first caller of a run creates. */
export async function testDatabase(): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error("TEST_DATABASE_URL is not set: run database tests through jest.");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await onServer(server, async (admin) => {
    await admin.query("SELECT pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    await makeTemplate(admin, server);
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE}`);
  });
  const url = databaseUrl(server, name);
  const dataSource = await new DataSource(dataSourceOptions(url)).initialize();
  const replicaUrl = process.env.TEST_REPLICA_URL && databaseUrl(process.env.TEST_REPLICA_URL, name);
  if (replicaUrl) await until(() => isThere(replicaUrl));
  const dataDir = mkdtempSync(join(tmpdir(), "earshot-data-"));
  return {
    url,
    dataSource,
    ...(replicaUrl && { replicaUrl }),
    dataDir,
    indexFolder: indexFolderIn(dataDir),
    drop: async () => {
      if (dataSource.isInitialized) await dataSource.destroy();
      rmSync(dataDir, { recursive: true, force: true });
      await onServer(server, (admin) => admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
  };
}

async function makeTemplate(admin: DataSource, server: string): Promise<void> {
  const made: { done: boolean }[] = await admin.query(
    "SELECT shobj_description(oid, 'pg_database') = 'migrated' AS done FROM pg_database WHERE datname = $1",
    [TEMPLATE],
  );
  if (made[0]?.done) return;
  await admin.query(`DROP DATABASE IF EXISTS ${TEMPLATE} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${TEMPLATE}`);
  const template = await new DataSource(dataSourceOptions(databaseUrl(server, TEMPLATE))).initialize();
  try {
    await template.runMigrations({ transaction: "each" });
  } finally {
    await template.destroy();
  }
  await admin.query(`COMMENT ON DATABASE ${TEMPLATE} IS 'migrated'`);
}

async function onServer<T>(server: string, work: (admin: DataSource) => Promise<T>): Promise<T> {
  // One connection only: the advisory lock belongs to the connection that took it.
  const admin = await new DataSource({ type: "postgres", url: server, poolSize: 1 }).initialize();
  try {
    return await work(admin);
  } finally {
    await admin.destroy();
  }
}

async function isThere(url: string): Promise<boolean> {
  const client = new SteadyClient(url);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
