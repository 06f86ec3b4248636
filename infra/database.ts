import { join, resolve } from "node:path";
import { startCluster } from "./postgres/cluster.ts";

export type Database = { readonly url: string; stop(): Promise<void> };

/** The folder for everything that the running product keeps. */
export function dataDir(): string {
  return resolve(process.env.DATA_DIR || ".earshot");
}

/**
 * The product's database: the one that DATABASE_URL names, else the embedded PostgreSQL below the data folder.
 * `stop` stops only what this call started.
 */
export async function openDatabase(): Promise<Database> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => undefined };
  const cluster = await startCluster(join(dataDir(), "postgres"));
  return { url: cluster.url("postgres"), stop: async () => (cluster.started ? cluster.stop() : undefined) };
}
