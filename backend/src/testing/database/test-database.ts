import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DataSource } from "typeorm";
import { indexFolderIn } from "../../catalogue/local/write/index/index-folder.js";
import { dataSourceOptions } from "../../database/data-source.js";
import { SteadyClient } from "../../database/steady-client.js";
import { until } from "../until.js";

export type TestDatabase = {
  readonly url: string;
  readonly dataSource: DataSource;
  /** The same database on a replica, if the run has one (TEST_REPLICA_DELAY). */
  readonly replicaUrl?: string;
  /** The data folder of a service on this database, including the search index. */
  readonly dataDir: string;
  readonly indexFolder: string;
  drop(): Promise<void>;
};

const TEMPLATE = "earshot_template";
const DEMO_TEMPLATE = "earshot_demo_template";
/** An arbitrary number, the same in every worker. */
const TEMPLATE_LOCK = 720_001;

/**
 * A fresh database with all migrations applied, and with the demo's shows if `demo` is set. It is copied from a template that the
 * first caller in a run creates, and so is the index of the shows.
 */
export async function testDatabase({ demo = false } = {}): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  const shared = process.env.TEST_FOLDER;
  if (!server || !shared) throw new Error("TEST_DATABASE_URL is not set: run database tests through jest.");
  const demoIndex = join(shared, "demo-index");
  const name = `test_${randomBytes(6).toString("hex")}`;
  await onServer(server, async (admin) => {
    await admin.query("SELECT pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    await makeTemplate(admin, server);
    if (demo) await makeDemoTemplate(admin, server, demoIndex);
    await admin.query(copied(name, demo ? DEMO_TEMPLATE : TEMPLATE));
  });
  const url = databaseUrl(server, name);
  const dataSource = await new DataSource(dataSourceOptions(url)).initialize();
  const replicaUrl = process.env.TEST_REPLICA_URL && databaseUrl(process.env.TEST_REPLICA_URL, name);
  if (replicaUrl) await until(() => isThere(replicaUrl));
  const dataDir = mkdtempSync(join(tmpdir(), "earshot-data-"));
  if (demo) cpSync(demoIndex, indexFolderIn(dataDir), { recursive: true });
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
  await make(admin, server, { name: TEMPLATE, of: "template1", from: "migrations" }, async (template) => {
    await template.runMigrations({ transaction: "each" });
  });
}

/** `from` differs in each run: the demo's dates are relative to now, and its index is removed with the run's other files. */
async function makeDemoTemplate(admin: DataSource, server: string, index: string): Promise<void> {
  await make(admin, server, { name: DEMO_TEMPLATE, of: TEMPLATE, from: index }, async (template) => {
    const { installDemoCatalogue } = await import("../../demo/install-demo-catalogue.js");
    await installDemoCatalogue(template, index);
  });
}

/** Makes a template unless one with the same `from` exists. An interrupted template has no comment yet. */
async function make(
  admin: DataSource,
  server: string,
  { name, of, from }: { readonly name: string; readonly of: string; readonly from: string },
  fill: (template: DataSource) => Promise<void>,
): Promise<void> {
  const made: { done: boolean }[] = await admin.query(
    "SELECT shobj_description(oid, 'pg_database') = $2 AS done FROM pg_database WHERE datname = $1",
    [name, from],
  );
  if (made[0]?.done) return;
  await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await admin.query(copied(name, of));
  const template = await new DataSource(dataSourceOptions(databaseUrl(server, name))).initialize();
  try {
    await fill(template);
  } finally {
    await template.destroy();
  }
  await admin.query(`COMMENT ON DATABASE ${name} IS '${from}'`);
}

/** Copying a template's files takes half as long as writing its blocks to the log. */
const copied = (name: string, template: string) => `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`;

async function onServer<T>(server: string, work: (admin: DataSource) => Promise<T>): Promise<T> {
  // Only one connection, which is never closed as idle: the advisory lock belongs to the connection that took it.
  const extra = { idleTimeoutMillis: 0 };
  const admin = await new DataSource({ type: "postgres", url: server, poolSize: 1, extra }).initialize();
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
