import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

export type FaultDatabase = {
  readonly url: string;
  readonly client: pg.Client;
  /** A data folder for such a service; removed with the database. */
  readonly folder: string;
  drop(): Promise<void>;
};

/** An empty database and data folder for services that run as separate processes. */
export async function faultDatabase(): Promise<FaultDatabase> {
  const url = new URL(process.env.TEST_DATABASE_URL ?? "");
  const name = `faults_${randomBytes(6).toString("hex")}`;
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`CREATE DATABASE ${name}`);
  url.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const folder = mkdtempSync(join(tmpdir(), "earshot-faults-"));
  const drop = async (): Promise<void> => {
    await client.end();
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: url.href, client, folder, drop };
}
