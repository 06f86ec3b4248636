import { join, resolve } from "node:path";
import { startCluster } from "./postgres/cluster.ts";

export type Database = {
  readonly url: string;
  /** From now on, starts the embedded server again when it is gone; the service finds it at the same address. */
  watch(): void;
  stop(): Promise<void>;
};

/** Milliseconds between two looks at the embedded server. */
const REVIVE_EVERY = 1_000;

/** The folder for everything that the running product keeps. */
export function dataDir(): string {
  return resolve(process.env.DATA_DIR || ".earshot");
}

/**
 * The product's database: the one that DATABASE_URL names, else the embedded PostgreSQL below the data folder.
 * `stop` stops only what this call started.
 */
export async function openDatabase(): Promise<Database> {
  const external = process.env.DATABASE_URL;
  if (external) return { url: external, watch: () => undefined, stop: () => Promise.resolve() };
  const folder = join(dataDir(), "postgres");
  let cluster = await startCluster(folder);
  let watch: NodeJS.Timeout | undefined;
  let starting = false;
  const revive = async () => {
    if (starting || (await cluster.answers())) return;
    starting = true;
    console.error("PostgreSQL is gone; starting it again.");
    const revived = await startCluster(folder).catch((error: unknown) => console.error(error));
    if (revived) cluster = revived;
    starting = false;
  };
  return {
    url: cluster.url("postgres"),
    watch: () => (watch ??= setInterval(() => void revive(), REVIVE_EVERY)),
    stop: async () => {
      clearInterval(watch);
      if (cluster.started) await cluster.stop();
    },
  };
}
