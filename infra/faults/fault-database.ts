import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { startServer } from "../server-process.ts";
import { isBuilt } from "./when-built.ts";

export type FaultDatabase = {
  readonly url: string;
  readonly client: pg.Client;
  /** A data folder for the service; removed together with the database. */
  readonly folder: string;
  drop(): Promise<void>;
};

const TEMPLATE = "earshot_started_template";
/** An arbitrary number, but the same in every test worker. */
const TEMPLATE_LOCK = 720_101;

/** An empty database and a data folder, for services that run as separate processes. */
export async function faultDatabase(): Promise<FaultDatabase> {
  return newDatabase("template1");
}

/**
 * The same as after a service's first start: with the schema, the demo's shows and their index. The first caller in a run starts that
 * service.
 */
export async function startedDatabase(): Promise<FaultDatabase> {
  if (!isBuilt) return faultDatabase();
  const data = join(process.env.TEST_FOLDER ?? "", "started-data");
  await withAdmin(async (admin) => {
    await admin.query("SELECT pg_advisory_lock($1)", [TEMPLATE_LOCK]);
    const made = await admin.query(
      "SELECT 1 FROM pg_database WHERE datname = $1 AND shobj_description(oid, 'pg_database') = $2",
      [TEMPLATE, data],
    );
    if (made.rowCount === 0) await makeTemplate(admin, data);
  });
  const database = await newDatabase(TEMPLATE);
  cpSync(join(data, "index"), join(database.folder, "index"), { recursive: true });
  return database;
}

async function makeTemplate(admin: pg.Client, data: string): Promise<void> {
  await admin.query(`DROP DATABASE IF EXISTS ${TEMPLATE} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${TEMPLATE}`);
  const env = { DATABASE_URL: urlOf(TEMPLATE), DATA_DIR: data, PORT: "0", PUBLIC_URL: "" };
  // The service starts to listen once the demo's shows and their index are ready.
  const service = await startServer({ ...env, WORKER: "off", LOG_LEVEL: "fatal" });
  await service.stop();
  await admin.query(`COMMENT ON DATABASE ${TEMPLATE} IS '${data}'`);
}

async function newDatabase(template: string): Promise<FaultDatabase> {
  const name = `faults_${randomBytes(6).toString("hex")}`;
  await withAdmin((admin) => admin.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`));
  const url = urlOf(name);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const folder = mkdtempSync(join(tmpdir(), "earshot-faults-"));
  const drop = async (): Promise<void> => {
    await client.end();
    await withAdmin((admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`));
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, client, folder, drop };
}

async function withAdmin<Result>(work: (admin: pg.Client) => Promise<Result>): Promise<Result> {
  const admin = new pg.Client({ connectionString: urlOf() });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** The address of a database on the test run's server; without a name, that of the administrator's database. */
function urlOf(name?: string): string {
  const url = new URL(process.env.TEST_DATABASE_URL ?? "");
  if (name !== undefined) url.pathname = `/${name}`;
  return url.href;
}
