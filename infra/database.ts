import { join, resolve } from "node:path";
import { startCluster } from "./postgres/cluster.ts";

export type Database = {
  readonly url: string;
  /** From now on, starts the embedded server again when it is gone; the service finds it at the same address. */
  watch(): void;
  /** Resolves once a server that `watch` is starting again is there. */
  settled(): Promise<void>;
  stop(): Promise<void>;
};

/** Milliseconds between two looks at the embedded server. */
const LOOK_EVERY = 200;

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
  const nothing = () => Promise.resolve();
  if (external) return { url: external, watch: () => undefined, settled: nothing, stop: nothing };
  const cluster = await startCluster(join(dataDir(), "postgres"));
  let watch: NodeJS.Timeout | undefined;
  let look: Promise<void> | undefined;
  const revive = async () => {
    if (await cluster.answers()) return;
    console.error("PostgreSQL is gone; starting it again.");
    await cluster.revive().catch((error: unknown) => console.error(error instanceof Error ? error.message : error));
  };
  const lookOnce = () => (look ??= revive().finally(() => (look = undefined)));
  return {
    url: cluster.url("postgres"),
    watch: () => (watch ??= setInterval(() => void lookOnce(), LOOK_EVERY)),
    settled: lookOnce,
    stop: async () => {
      clearInterval(watch);
      await look;
      if (cluster.started) await cluster.stop();
    },
  };
}
